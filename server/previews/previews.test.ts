import { beforeEach, expect, test, vi } from 'vitest';
import { indicatorFacts } from '#content/indicators/facts.ts';
import { indicatorPageAt } from '#content/indicators/pages.ts';
import type { EconomicEvent } from '#contracts/events.ts';
import type { PreviewWords } from '#contracts/preview.ts';
import { presentEvent } from '#functions/events/present.ts';
import { rememberingLog, standingClock, storedEvent } from '#functions/testing/fixtures.ts';
import { packText, type Site } from '../site/load.ts';
import { createPreviews, type PreviewsDeps } from './previews.ts';
import { boardWords, eventWords } from './words.ts';

const NOW = '2026-06-10T16:00:00.000Z';
const PAGE = ['og:image', 'og:title', 'og:description', 'og:url']
  .map((name) => `<meta property="${name}" content="built">`)
  .join('');
const draw = vi.fn<PreviewsDeps['draw']>();
const readEvent = vi.fn<PreviewsDeps['event']>();

const event = (over: Partial<Parameters<typeof storedEvent>[0]> = {}): EconomicEvent =>
  presentEvent(storedEvent({ actual: '0.4%', ...over }), {
    now: new Date(NOW),
    locale: 'en',
    changes: [],
    official: null,
    schedule: null,
  });

beforeEach(() => {
  draw.mockReset().mockResolvedValue(Buffer.from('png'));
  readEvent.mockReset().mockImplementation(async (id) => (id === 'known' ? event() : null));
});

async function setUp() {
  const clock = standingClock(NOW);
  const built = await packText('og/es/fx-impact.png', 'built picture', null);
  const previews = createPreviews({
    site: { files: new Map([[built.file.path, built]]) } as Pick<Site, 'files'>,
    draw,
    event: readEvent,
    indicator: async () => null,
    sentiment: async () =>
      ({ entry: null, dataSource: 'error_fallback', credit: { name: '', url: '' } }) as never,
    pack: (path, text) => packText(path, text, null, 'quick'),
    clock: clock.now,
    log: rememberingLog().log,
  });
  const page = await packText('es/fx-impact/index.html', PAGE, null);
  const textOf = async (id: string) => (await previews.eventPage(page, id))?.ready.identity.body.toString();
  return { previews, clock, page, textOf };
}

const metaOf = (html: string | undefined, name: string) =>
  new RegExp(`property="${name}" content="([^"]*)"`).exec(html ?? '')?.[1] ?? '';
const pathOf = (html: string | undefined) => new URL(metaOf(html, 'og:image')).pathname;

test('N18 names an event and its figures in the preview of its link, and nothing else of the page changes', async () => {
  const { textOf } = await setUp();
  const html = await textOf('known');
  expect(metaOf(html, 'og:title')).toMatch(/^\S.* · /);
  expect(metaOf(html, 'og:description')).toContain('0.4%');
  expect(pathOf(html)).toMatch(/^\/preview\/es\/event\/known\.[\w-]{8}\.png$/);
  expect(metaOf(html, 'og:url')).toBe('built');
});

test.each(['unknown', 'x'.repeat(200)])(
  'N18 leaves the page as it is for the unknown event %s',
  async (id) => {
    const { textOf } = await setUp();
    expect(await textOf(id)).toBeUndefined();
  },
);

test('N18 draws a picture once for each reading, and its address changes with the figures', async () => {
  const { previews, textOf, clock } = await setUp();
  const first = pathOf(await textOf('known'));
  const [one, other] = await Promise.all([previews.picture(first), previews.picture(first)]);
  expect(one?.headers.get('cache-control')).toContain('immutable');
  expect(await other?.text()).toBe('png');
  expect(draw).toHaveBeenCalledTimes(1);
  readEvent.mockResolvedValue(event({ actual: '0.5%' }));
  clock.advance(60);
  expect(pathOf(await textOf('known'))).not.toBe(first);
  const old = await previews.picture(first);
  expect(old?.headers.get('cache-control')).toBe('public, max-age=300');
  expect(draw).toHaveBeenCalledTimes(2);
});

test('N18 sends the built picture, uncached, when it cannot draw', async () => {
  const { previews, textOf } = await setUp();
  draw.mockResolvedValue(null);
  const picture = await previews.picture(pathOf(await textOf('known')));
  expect([picture?.status, picture?.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await picture?.text()).toBe('built picture');
});

test.each([
  '/preview/es/board/other.aaaaaaaa.png',
  '/preview/es/indicator/cpi-xx.aaaaaaaa.png',
  '/preview/fr/event/known.aaaaaaaa.png',
  '/preview/es/event/%E0%A4%A.aaaaaaaa.png',
  '/preview/es/event/known.png',
  '/og/es/fx-impact.png',
])('N18 has no picture at %s, and looks nothing up for it', async (path) => {
  const { previews } = await setUp();
  expect(await previews.picture(path)).toBeNull();
  expect(readEvent).not.toHaveBeenCalled();
});

test('N18 N19 looks up a bounded number of events at once: the others get the page as it was built', async () => {
  const { previews, page } = await setUp();
  let running = 0;
  let most = 0;
  readEvent.mockImplementation(async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    return null;
  });
  const asked = Array.from({ length: 1000 }, (_, index) => previews.eventPage(page, `id-${index}`));
  expect(new Set(await Promise.all(asked))).toEqual(new Set([null]));
  expect(most).toBeLessThanOrEqual(4);
  expect(readEvent.mock.calls.length).toBeLessThan(10);
});

test('N18 keeps the built picture of an indicator without figures', async () => {
  const { previews } = await setUp();
  const page = indicatorPageAt('cpi-us') ?? expect.fail('no page');
  expect(previews.withIndicator(PAGE, indicatorFacts(page, 'es'), 'es')).toBe(PAGE);
  expect(await previews.withBoard(PAGE, 'es')).toBe(PAGE);
});

test('N18 shows only figures that are known, and no surprise before an event is out', () => {
  const labels = (words: PreviewWords) => words.figures.map(({ value }) => value);
  expect(labels(eventWords(event(), 'en'))).toEqual(['0.4%', '0.3%', '+0.1 pp']);
  expect(labels(eventWords(event({ actual: null }), 'en'))).toEqual(['0.3%', '0.2%']);
  expect(labels(eventWords(event({ actual: null, forecast: null, previous: null }), 'en'))).toEqual([]);
});

test.each([
  ['cancelled', NOW, /Canceled by BEA/],
  ['late', null, /Postponed by BEA/],
] as const)('N18 N11 shows neither hour nor forecast of an event that is %s', (state, to, words) => {
  const schedule = { state, to, publisher: 'BEA' } as EconomicEvent['schedule'];
  const { detail, figures } = eventWords({ ...event({ actual: null }), schedule }, 'en');
  expect(detail).toMatch(words);
  expect(detail).not.toMatch(/\d/);
  expect(figures.map(({ value }) => value)).toEqual(['0.2%']);
});

test('N18 shows the most one-sided instruments, and none with an example', () => {
  const reading = (long: number, dataSource = 'live_api') =>
    ({ entry: { basis: 'volume', longPercentage: long }, dataSource, observedAt: NOW }) as never;
  const words = boardWords(
    [
      ['EURUSD', reading(45)],
      ['XAUUSD', reading(20)],
      ['GBPUSD', reading(70)],
      ['GBPJPY', reading(99, 'error_fallback')],
      ['EURJPY', reading(60)],
    ],
    'en',
  );
  expect(words?.figures.map(({ value }) => value)).toEqual(['20%', '70%', '60%']);
  expect(boardWords([['EURUSD', reading(45, 'error_fallback')]], 'en')).toBeNull();
});

test('N18 K3 leaves out a share that is older than the others, and dates the rest by the oldest of them', () => {
  const reading = (long: number, observedAt: string) =>
    ({
      entry: { basis: 'volume', longPercentage: long },
      dataSource: 'historical_fallback',
      observedAt,
    }) as never;
  const words = boardWords(
    [
      ['XAUUSD', reading(55, NOW)],
      ['GBPJPY', reading(12, '2026-06-01T16:00:00.000Z')],
      ['EURUSD', reading(40, '2026-06-10T15:40:00.000Z')],
    ],
    'en',
  );
  expect(words?.figures.map(({ value }) => value)).toEqual(['40%', '55%']);
  expect(words?.detail).toContain('09:40');
  const old = boardWords([['GBPJPY', reading(12, '2026-06-01T16:00:00.000Z')]], 'en');
  expect(old?.detail).toContain('Jun 1');
});
