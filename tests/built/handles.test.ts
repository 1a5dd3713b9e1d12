import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { distPages } from './pages.ts';

/** Handles that stand in the HTML of a page: page, handle, and what else they carry (SPEC M). */
const IN_PAGES = [
  ['/', 'header', ['data-visible']],
  ['/', 'locale-toggle', ['data-value']],
  ['/', 'theme-toggle', ['data-value']],
  ['/', 'promo', []],
  ['/', 'promo-item', ['data-index', 'data-urgent']],
  ['/', 'promo-progress', []],
  ['/', 'promo-close', []],
  ['/', 'hero-subtitle', []],
  ['/', 'stat', ['data-claim']],
  ['/', 'service-card', ['data-tier']],
  ['/', 'scenario', ['data-scenario', 'aria-selected']],
  ['/', 'before-after', []],
  ['/', 'video', ['data-state']],
  ['/', 'roadmap-prev', []],
  ['/', 'roadmap-next', []],
  ['/', 'roi', []],
  ['/', 'roi-initial', ['data-value']],
  ['/', 'roi-profit', ['data-value']],
  ['/', 'roi-percent', ['data-value']],
  ['/', 'testimonials', ['data-index', 'data-max']],
  ['/', 'testimonial', []],
  ['/', 'testimonials-prev', []],
  ['/', 'testimonials-next', []],
  ['/', 'testimonials-dot', []],
  ['/', 'faq-item', []],
  ['/', 'claim', ['data-claim']],
  ['/', 'trade', ['data-entry', 'data-stop', 'data-target', 'data-pips', 'data-ratio']],
  ['/vs-traders', 'sentiment-deck', ['data-index', 'data-locked']],
  ['/vs-traders', 'sentiment-card', ['data-symbol', 'data-state']],
  ['/vs-traders', 'sentiment-refresh', []],
  ['/vs-traders', 'embed', ['data-vendor', 'data-state']],
  ['/fx-impact', 'events-scope', ['data-value', 'aria-pressed']],
  ['/fx-impact', 'events-source', ['data-value', 'aria-pressed']],
  ['/fx-impact', 'embed', ['data-vendor', 'data-state']],
  ['/success', 'session-id', []],
  ['/success', 'success-countdown', []],
] as const;

/** Handles that scripts draw, or that only a failure shows: the source that draws them. */
const IN_SOURCES = [
  ['sentiment/SentimentCard.tsx', 'sentiment-card', ['data-source']],
  ['sentiment/CardFigures.tsx', 'sentiment-long', ['data-value']],
  ['sentiment/CardFigures.tsx', 'sentiment-short', ['data-value']],
  ['sentiment/CardCredit.tsx', 'sentiment-age', ['data-value']],
  ['events/deck/EventsDeck.tsx', 'events-deck', ['data-index', 'data-locked', 'data-mode']],
  ['events/card/EventCard.tsx', 'event-card', ['data-event-id', 'data-status', 'data-impact', 'data-offset']],
  ['events/card/EventMoment.tsx', 'event-countdown', []],
  ['events/card/EventMoment.tsx', 'event-surprise', ['data-value']],
  ['events/card/EventFigures.tsx', 'event-actual', []],
  ['events/card/EventPairs.tsx', 'event-pairs', []],
  ['../sections/blog/Fallback.tsx', 'article-fallback', []],
] as const;

const pages = distPages();

describe.each(['es', 'en'])('M handles in %s', (locale) => {
  const pageAt = (path: string) => pages.find((page) => page.path === path && page.file.startsWith(locale));

  it.each(IN_PAGES)('M %s has %s', (path, handle, attributes) => {
    const found = pageAt(path)?.$(`[data-part="${handle}"]`) ?? [];
    expect(found.length).toBeGreaterThan(0);
    for (const one of found) for (const name of attributes) expect(one.attribs).toHaveProperty([name]);
  });

  it('C6 M the full-screen menu has a language switch of its own', () => {
    const $ = pageAt('/')?.$;
    expect($?.('#menu [data-part="locale-toggle"]').attr('data-value')).toBe(locale);
    expect($?.('[data-part="locale-toggle"]')).toHaveLength(2);
  });

  it('M the service cards, the promo items and the roadmap name each of theirs', () => {
    const $ = pageAt('/')?.$;
    const named = (handle: string, name: string) =>
      $?.(`[data-part="${handle}"]`)
        .toArray()
        .map((one) => one.attribs[name]);
    expect(named('service-card', 'data-tier')?.sort()).toEqual(['free', 'nwlvl', 'passive', 'vip']);
    expect(named('scenario', 'data-scenario')).toEqual(['conservative', 'moderate', 'aggressive']);
    expect(named('promo-item', 'data-index')).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
    expect(named('roadmap-step', 'aria-current')?.filter((one) => one === 'step')).toHaveLength(1);
    expect($?.('[data-part="before-after"] [role="slider"][aria-valuenow="50"]')).toHaveLength(1);
    expect($?.('details[data-part="faq-item"]').length).toBeGreaterThan(0);
  });
});

it.each(IN_SOURCES)('M %s draws %s', (file, handle, attributes) => {
  const source = readFileSync(new URL(`../../site/islands/${file}`, import.meta.url), 'utf8');
  expect(source).toMatch(new RegExp(`["']${handle}["']`));
  for (const name of attributes) expect(source).toContain(`${name}=`);
});
