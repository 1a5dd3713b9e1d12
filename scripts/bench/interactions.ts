import { setTimeout as wait } from 'node:timers/promises';
import { launch, type Page } from 'puppeteer-core';
import { median } from './median.ts';

const PHONE = { width: 412, height: 823, isMobile: true, hasTouch: true };
const SLOWDOWN = 4;
/** Slow 4G as Lighthouse has it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms. */
const SLOW_4G = { download: 1_600_000 / 8, upload: 750_000 / 8, latency: 150 };
const EFFECT_MS = 20_000;

/** A part that a visitor presses, and an expression that is true when the press had its effect. */
interface Part {
  readonly name: string;
  readonly path: string;
  readonly selector: string;
  readonly effect: string;
}

const first = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`;
const isOpen = (selector: string) => `${first(selector)}?.matches(':popover-open, [open]') === true`;
const has = (selector: string, name: string, value: string) =>
  `${first(selector)}?.getAttribute('${name}') === '${value}'`;

const PARTS: readonly Part[] = [
  {
    name: 'theme',
    path: '/',
    selector: '[data-part="theme-toggle"]',
    effect: `document.documentElement.dataset.theme === 'light'`,
  },
  {
    name: 'language',
    path: '/?lang=es',
    selector: '[data-part="locale-toggle"]',
    effect: `document.documentElement.lang === 'en'`,
  },
  { name: 'menu', path: '/', selector: '[popovertarget="menu"]', effect: isOpen('#menu') },
  {
    name: 'scenario',
    path: '/',
    selector: '[data-part="scenario"][data-scenario="moderate"]',
    effect: has('[data-part="scenario"][data-scenario="moderate"]', 'aria-selected', 'true'),
  },
  {
    name: 'roadmap',
    path: '/',
    selector: '[data-part="roadmap-next"]',
    effect: has('[data-part="roadmap"]', 'data-index', '1'),
  },
  {
    name: 'calculator',
    path: '/',
    selector: '#calculator label:has(input[value="advanced"])',
    effect: `${first('#calculator input[value="advanced"]')}?.checked === true`,
  },
  {
    name: 'testimonials',
    path: '/',
    selector: '[data-part="testimonials-next"]',
    effect: has('[data-part="testimonials"]', 'data-index', '1'),
  },
  {
    name: 'question',
    path: '/',
    selector: '[data-part="faq-item"] summary',
    effect: isOpen('[data-part="faq-item"]'),
  },
  {
    name: 'instrument',
    path: '/vs-traders',
    selector: '[data-part="board-row"]:nth-child(3) button',
    effect: has('[data-part="sentiment-deck"]', 'data-index', '2'),
  },
  {
    name: 'next card',
    path: '/vs-traders',
    selector: '[data-part="sentiment-next"]',
    effect: has('[data-part="sentiment-deck"]', 'data-index', '1'),
  },
  {
    name: 'history',
    path: '/vs-traders',
    selector: '[data-part="sentiment-history-open"]',
    effect: `document.querySelector('dialog[open], [role="dialog"]') !== null`,
  },
  {
    name: 'week',
    path: '/fx-impact',
    selector: '[data-part="events-scope"][data-value="week"]',
    effect: has('[data-part="events-scope"][data-value="week"]', 'aria-pressed', 'true'),
  },
  {
    name: 'filter',
    path: '/fx-impact',
    selector: '[data-part="events-filter"]',
    effect: has('[data-part="events-filter"]', 'aria-expanded', 'true'),
  },
  {
    name: 'checker',
    path: '/contacto',
    selector: '[data-part="channel-checker"] button',
    effect: `${first('[data-part="verdict"]')} !== null`,
  },
];

export interface Interaction {
  readonly name: string;
  /** Longest time from a press to the next paint, ms; median of the rounds. */
  readonly inp: number;
  /** Presses right after the first paint that had no effect. */
  readonly lost: number;
}

/** Presses every part once, right after the first paint of its page, at a quarter of the processor and on slow 4G. */
export async function benchInteractions(
  siteUrl: string,
  executablePath: string,
  rounds: number,
): Promise<readonly Interaction[]> {
  const results: Interaction[] = [];
  for (const part of PARTS) {
    const times: number[] = [];
    let lost = 0;
    for (let round = 0; round < rounds; round += 1) {
      // A browser of its own: nothing is cached, and no choice is remembered.
      const browser = await launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
      const { time, hadEffect } = await pressOnce(await browser.newPage(), siteUrl, part);
      times.push(time);
      if (!hadEffect) lost += 1;
      await browser.close();
    }
    results.push({ name: `${part.name} (${part.path})`, inp: median(times), lost });
  }
  return results;
}

async function pressOnce(page: Page, siteUrl: string, { path, selector, effect }: Part) {
  await page.setViewport(PHONE);
  await page.evaluateOnNewDocument(recordEvents);
  await page.emulateCPUThrottling(SLOWDOWN);
  await page.emulateNetworkConditions(SLOW_4G);
  await page.goto(siteUrl + path, { waitUntil: 'domcontentloaded' });
  await becomesTrue(page, `performance.getEntriesByName('first-contentful-paint').length > 0`);
  await page.waitForSelector(selector);
  await page.tap(selector);
  const hadEffect = await becomesTrue(page, effect);
  // The entry of an event comes after its paint.
  await wait(300);
  const after = Number(await page.evaluate(READ_LONGEST));
  return { time: after, hadEffect };
}

/** Whether the expression is true in time. A press may load another page, in which a read fails once. */
async function becomesTrue(page: Page, expression: string): Promise<boolean> {
  for (const began = Date.now(); Date.now() - began < EFFECT_MS; await wait(50)) {
    if ((await page.evaluate(expression).catch(() => false)) === true) return true;
  }
  return false;
}

/** 0 where the press loaded another page: its last paint was not of this one. */
const READ_LONGEST = 'window.longestInteraction ?? 0';

/** Runs in the page. Keeps the longest interaction as web-vitals does: entries of the Event Timing API with an id. */
function recordEvents(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      if (!entry.interactionId) continue;
      const kept = window as unknown as { longestInteraction?: number };
      kept.longestInteraction = Math.max(kept.longestInteraction ?? 0, entry.duration);
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}
