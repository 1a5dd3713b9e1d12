import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EconomicEvent, EventOfficial } from '#contracts/events.ts';
import type { EventSchedule } from '#contracts/schedules.ts';
import { DRAWN_AT, eventAt } from '#site/features/fx-impact/testing/event.ts';
import { phaseOf, stageIndex } from './stage.ts';
import { barsOf, verdictOf } from './verdict.ts';

const clock = vi.hoisted(() => ({ now: 0 }));
vi.hoisted(() => Object.assign(globalThis, { document: {} }));
vi.mock('#site/lib/toasts/sheets.ts', () => ({ adoptSheets: () => {} }));
vi.mock('#site/ui/countdown-clock.ts', () => ({
  useClock: <Value,>(select: (now: number) => Value) => select(clock.now),
}));
const past = vi.hoisted(() => ({ value: 'reading' as unknown }));
vi.mock('#site/features/fx-impact/detail/useHistory.ts', () => ({
  useHistory: () => [past.value, () => undefined],
  isRead: (value: unknown) => typeof value !== 'string',
}));
const { default: Stage } = await import('./Stage.tsx');

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const AT = DRAWN_AT;
/** Due at that time, without a figure. */
const due = (over: Partial<EconomicEvent> = {}) =>
  eventAt(0, { actual: null, surprise: null, forecast: '0.3%', previous: '0.2%', ...over });
const out = (over: Partial<EconomicEvent> = {}) => due({ actual: '0.4%', surprise: 'positive', ...over });
const official = (over: Partial<EventOfficial>): EventOfficial => ({
  state: 'not_out_yet',
  period: '2026-05',
  publisher: 'Bureau',
  link: 'https://bureau.example',
  actual: null,
  previous: null,
  ours: false,
  first_seen: null,
  reported: null,
  ...over,
});
const scheduled = (state: EventSchedule['state']): EventSchedule => ({
  state,
  publisher: 'Bureau',
  link: 'https://bureau.example',
  to: null,
  from: null,
  from_of: null,
  seen: null,
  read: null,
});

beforeEach(() => {
  past.value = 'reading';
});

describe('which event is on stage', () => {
  const at = (event: EconomicEvent, now: number) => stageIndex([event], now);

  it('F7 comes a minute before its time and leaves with its half hour when no figure comes', () => {
    expect(at(due(), AT - MINUTE - 1)).toBe(-1);
    expect(at(due(), AT - MINUTE)).toBe(0);
    expect(at(due(), AT + 29 * MINUTE)).toBe(0);
    expect(at(due(), AT + 30 * MINUTE)).toBe(-1);
  });

  it('F7 stays ten minutes after its figure came, within half an hour of its time', () => {
    expect(at(out(), AT + 9 * MINUTE)).toBe(0);
    expect(at(out(), AT + 10 * MINUTE)).toBe(-1);
    const late = out({
      official: official({ state: 'out', first_seen: new Date(AT + 20 * MINUTE).toISOString() }),
    });
    expect(at(late, AT + 29 * MINUTE)).toBe(0);
    expect(at(late, AT + 30 * MINUTE)).toBe(-1);
  });

  it('F7 does not bring back a figure that was first read hours after its release, as after an outage', () => {
    const restarted = new Date(AT + 600 * MINUTE).toISOString();
    const old = out({ official: official({ state: 'out', first_seen: restarted }) });
    for (const minutes of [10, 300, 601]) expect(at(old, AT + minutes * MINUTE)).toBe(-1);
  });

  it('F7 leaves after five minutes when it is a speech', () => {
    const speech = due({ forecast: null, previous: null });
    expect(at(speech, AT + 4 * MINUTE)).toBe(0);
    expect(at(speech, AT + 5 * MINUTE)).toBe(-1);
  });

  it('F7 N11 is none of lower impact, none without a time and none that is called off; a moved one counts by its new time', () => {
    for (const over of [
      { impact_level: 'medium' },
      { local_time: null, time_iso: '2026-06-10' },
      { schedule: scheduled('cancelled') },
      { schedule: scheduled('late') },
    ] as const)
      expect(at(due(over), AT)).toBe(-1);
    const moved = due({ time_iso: new Date(AT + 60 * MINUTE).toISOString() });
    expect(at(moved, AT)).toBe(-1);
    expect(at(moved, AT + 60 * MINUTE)).toBe(0);
  });

  it('F7 gives its place to the next one in that one’s last minute; of several at one time the first has it', () => {
    const next = eventAt(8, { id: 'next' });
    expect(stageIndex([out(), due({ id: 'other' }), next], AT + MINUTE)).toBe(0);
    expect(stageIndex([out(), due({ id: 'other' }), next], AT + 7 * MINUTE)).toBe(2);
  });
});

it('F7 goes from counting to live to awaited, and to its figure whenever that comes', () => {
  const phases = [-30 * SECOND, 0, 5 * MINUTE - 1, 5 * MINUTE].map((wait) => phaseOf(due(), AT + wait));
  expect(phases).toEqual(['counting', 'live', 'live', 'awaited']);
  expect(phaseOf(out(), AT + SECOND)).toBe('out');
  expect(phaseOf(due({ official: official({ state: 'unread' }) }), AT + SECOND)).toBe('awaited');
});

it.each([
  [{ surprise: 'positive' }, 'better'],
  // Higher unemployment is worse for its currency.
  [{ surprise: 'negative', actual: '4.5%', forecast: '4.3%' }, 'worse'],
  [{ surprise: null, actual: '0.4%' }, 'above'],
  [{ surprise: null, actual: '0.1%' }, 'below'],
  [{ surprise: null, actual: '0.3%' }, 'equal'],
  [{ surprise: null, forecast: null }, 'unforeseen'],
  [{ surprise: null, actual: 'Pass', forecast: '1.2M' }, 'unlike'],
] as const)('F7 K3 a figure with %o is %s', (over, verdict) => {
  expect(verdictOf(out(over as Partial<EconomicEvent>))).toBe(verdict);
});

it('F7 draws each release above or below its forecast, the largest difference at full height', () => {
  const bar = (id: string, actual: string, forecast: string | null) => ({
    id,
    actual,
    forecast,
    surprise: null,
  });
  const bars = barsOf([
    bar('a', '0.5%', '0.3%'),
    bar('b', '0.2%', '0.3%'),
    bar('c', '0.3%', '0.3%'),
    bar('d', '1%', null),
  ]);
  expect(bars.map(({ id, share }) => [id, Math.round(share * 100) / 100])).toEqual([
    ['a', 1],
    ['b', -0.5],
    ['c', 0],
  ]);
});

describe.each([
  [
    'es',
    'Mejor que lo esperado para USD, +0.1 pp',
    'Primera cifra de Bureau, leída a las 10:00:14',
    'aún no sale',
    'no sabemos si ya salió',
    'No hemos podido leer a Bureau',
  ],
  [
    'en',
    'Better than expected for USD, +0.1 pp',
    'First print from Bureau, read at 10:00:14',
    'not out yet',
    'can’t tell if its figure is out',
    'not been able to read Bureau',
  ],
] as const)('the stage in %s', (locale, better, read, notYet, unsure, unread) => {
  const draw = (event: EconomicEvent, now: number, isSure = true, others: EconomicEvent[] = []) => {
    clock.now = now;
    return load(
      renderToStaticMarkup(
        <Stage
          {...{ event, others, isSure, locale }}
          zone="mexico"
          backend={{ get: () => Promise.reject(new Error('not asked')) }}
          onOpen={() => undefined}
        />,
      ),
    );
  };
  const wordsOf = ($: ReturnType<typeof draw>) => $('[data-part="stage-words"]').text();

  it('F7 counts whole seconds down to its time, with the forecast as a line', () => {
    const $ = draw(due(), AT - 42 * SECOND);
    expect($('[role="timer"]').text()).toBe('42s');
    expect($('.stage-forecast').text()).toContain('0.3%');
    expect($('[data-part="stage-own"]').attr('data-out')).toBe('false');
  });

  it('F7 K3 says the surprise in words, on the side where the figure landed, with publisher and time', () => {
    const first = official({ state: 'out', actual: '0.4%', first_seen: '2026-06-10T16:00:14.000Z' });
    const $ = draw(out({ surprise_difference: '+0.1 pp', official: first }), AT + 20 * SECOND);
    expect($('.stage-large').text()).toBe('0.4%');
    expect(wordsOf($)).toBe(better);
    expect($('[data-part="stage-own"]').attr('data-side')).toBe('1');
    expect($('.stage-foot').text()).toContain(read);
  });

  it('F7 calls nothing better or worse without a rule, and equal what is equal', () => {
    const above = wordsOf(draw(out({ surprise: null }), AT + MINUTE));
    expect(above).not.toMatch(/Mejor|Peor|Better|Worse/);
    const $ = draw(out({ surprise: null, actual: '0.3%' }), AT + MINUTE);
    expect($('[data-part="stage-own"]').attr('data-side')).toBe('0');
    expect($('[data-part="stage-own"]').attr('data-surprise')).toBeUndefined();
  });

  it('F7 has no line without a forecast', () => {
    const $ = draw(out({ surprise: null, forecast: null }), AT + MINUTE);
    expect($('.stage-forecast')).toHaveLength(0);
    expect($('[data-part="stage-own"]').attr('data-side')).toBeUndefined();
  });

  it('F7 N11 says where the figure is: not out yet, not read, or not known in an old list', () => {
    expect(wordsOf(draw(due({ official: official({}) }), AT + MINUTE))).toContain(notYet);
    const failed = due({ official: official({ state: 'unread' }) });
    expect(wordsOf(draw(failed, AT + MINUTE))).toContain(unread);
    for (const event of [due(), failed, due({ official: official({}) })])
      expect(wordsOf(draw(event, AT + MINUTE, false))).toContain(unsure);
  });

  it('F7 has the last surprises once they are read, and what else comes out at that time', () => {
    past.value = {
      releases: [
        { id: 'may', actual: '0.5%', forecast: '0.3%', surprise: 'positive', difference: '+0.2 pp' },
        { id: 'april', actual: '0.2%', forecast: '0.3%', surprise: 'negative', difference: '-0.1 pp' },
      ],
    };
    const other = eventAt(0, { name: 'Desempleo', actual: '4.1%' });
    const $ = draw(due(), AT - 10 * SECOND, true, [other]);
    expect($('[data-part="surprise-strip"]').attr('data-count')).toBe('2');
    expect($('li .hidden-text').text()).toBe('-0.1 pp+0.2 pp');
    expect($('.stage-foot').text()).toContain('Desempleo 4.1%');
  });
});
