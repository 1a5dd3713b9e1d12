import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shownClaims } from '../../brand/claims.ts';
import { FAQ } from '../../content/faq.ts';
import { PROMO } from '../../content/promo.ts';
import { SCENARIOS } from '../../content/scenarios.ts';
import { SERVICES } from '../../content/services.ts';
import { LOCALES } from '../../contracts/locale.ts';
import { ROOT } from '../../scripts/dist.ts';
import { HERO_CLAIMS } from '../../site/features/home/hero/hero-plan.ts';
import { hasSection } from '../home-sections.ts';
import { distPages } from './pages.ts';

/** Handles in parts that a brand may not show. */
const OPTIONAL: Readonly<Record<string, boolean>> = {
  stat: shownClaims(HERO_CLAIMS).length > 0,
  scenario: hasSection('educationalSimulator'),
  'before-after': hasSection('beforeAfter'),
  video: hasSection('video'),
  roi: hasSection('calculator'),
  testimonial: hasSection('testimonials'),
  testimonials: hasSection('testimonials'),
  'faq-item': hasSection('faq'),
};
const isShown = (handle: string) =>
  OPTIONAL[handle] ?? OPTIONAL[/^(?:roi|testimonials)(?=-)/.exec(handle)?.[0] ?? ''] ?? true;

/** Handles in the HTML of a page: page, handle, and its other attributes (M). */
const IN_PAGES = [
  ['/', 'header', ['data-visible']],
  ['/', 'locale-toggle', ['data-value']],
  ['/', 'theme-toggle', ['data-value']],
  ['/', 'promo', []],
  ['/', 'promo-item', ['data-index', 'data-urgent']],
  ['/', 'promo-progress', []],
  ['/', 'promo-close', []],
  ['/', 'hero-subtitle', []],
  ['/', 'hero-trade', ['data-side']],
  ['/', 'hero-stop', ['aria-valuenow', 'aria-valuetext']],
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
  ['/vs-traders', 'share-picture', []],
  ['/vs-traders', 'sentiment-board', []],
  ['/vs-traders', 'board-row', ['data-symbol']],
  ['/vs-traders', 'board-range', []],
  ['/vs-traders', 'board-finding', []],
  ['/vs-traders', 'board-replay', []],
  ['/vs-traders', 'embed', ['data-vendor', 'data-state']],
  ['/fx-impact', 'events-scope', ['data-value', 'aria-pressed']],
  ['/fx-impact', 'events-source', ['data-value', 'aria-pressed']],
  ['/fx-impact', 'week-next', []],
  ['/fx-impact', 'embed', ['data-vendor', 'data-state']],
  ['/success', 'session-id', []],
  ['/success', 'success-countdown', []],
] as const;

/**
 * Handles that scripts render, or that appear only after a failure: a source file renders each with its attributes.
 */
const IN_SOURCES = [
  ['sentiment-card', ['data-source']],
  ['sentiment-long', ['data-value']],
  ['sentiment-short', ['data-value']],
  ['sentiment-age', ['data-value']],
  ['events-deck', ['data-index', 'data-locked', 'data-mode']],
  ['event-card', ['data-event-id', 'data-status', 'data-impact', 'data-offset']],
  ['event-countdown', []],
  ['event-surprise', ['data-value']],
  ['event-actual', []],
  ['event-pairs', []],
  ['event-name', []],
  ['day-rail', []],
  ['rail-event', []],
  ['surprise-strip', []],
  ['article-fallback', []],
] as const;

const sources = globSync('site/{features,ui}/**/*.tsx', { cwd: ROOT, exclude: ['**/*.test.tsx'] }).map(
  (file) => readFileSync(join(ROOT, file), 'utf8'),
);

const pages = distPages();

describe.each(['es', 'en'])('M handles in %s', (locale) => {
  const pageAt = (path: string) => pages.find((page) => page.path === path && page.file.startsWith(locale));

  it.each(IN_PAGES.filter(([, handle]) => isShown(handle)))(
    'M finds on %s the handle %s',
    (path, handle, attributes) => {
      const found = pageAt(path)?.$(`[data-part="${handle}"]`) ?? [];
      expect(found.length).toBeGreaterThan(0);
      for (const one of found) for (const name of attributes) expect(one.attribs).toHaveProperty([name]);
    },
  );

  it('C6 M finds a separate language switch in the full-screen menu', () => {
    const $ = pageAt('/')?.$;
    expect($?.('#menu [data-part="locale-toggle"]').attr('data-value')).toBe(locale);
    // One for each other language, in the menu and in the header.
    expect($?.('[data-part="locale-toggle"]')).toHaveLength(2 * (LOCALES.length - 1));
  });

  it('M the service cards, the promo items and the roadmap name each of theirs', () => {
    const $ = pageAt('/')?.$;
    const named = (handle: string, name: string) =>
      $?.(`[data-part="${handle}"]`)
        .toArray()
        .map((one) => one.attribs[name]);
    expect(named('service-card', 'data-tier')?.sort()).toEqual(SERVICES.map(({ tier }) => tier).sort());
    expect(named('scenario', 'data-scenario')).toEqual(
      isShown('scenario') ? SCENARIOS.map(({ id }) => id) : [],
    );
    expect(named('promo-item', 'data-index')).toEqual(PROMO.map((_item, index) => String(index)));
    expect(named('roadmap-step', 'aria-current')?.filter((one) => one === 'step')).toHaveLength(1);
    expect($?.('[data-part="before-after"] [role="slider"][aria-valuenow="50"]')).toHaveLength(
      isShown('before-after') ? 1 : 0,
    );
    expect($?.('details[data-part="faq-item"]').length).toBe(isShown('faq-item') ? FAQ.length : 0);
  });
});

it.each(IN_SOURCES)('M finds a source that renders %s', (handle, attributes) => {
  const drawing = sources.filter((source) => new RegExp(`["']${handle}["']`).test(source));
  expect(drawing.some((source) => attributes.every((name) => source.includes(`${name}=`)))).toBe(true);
});
