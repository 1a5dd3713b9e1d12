import { load } from 'cheerio';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { translate } from '#content/words/translate.ts';
import type { EconomicEvent, EventOfficial, EventsProblem } from '#contracts/events.ts';
import { absenceIn } from '#domain/events/absence.ts';
import { EventCard } from '#site/features/fx-impact/card/EventCard.tsx';
import { answered, DRAWN_AT, eventAt, example, UNREAD } from '#site/features/fx-impact/testing/event.ts';
import { noticeOf } from './announce.ts';
import { AT_REST, type Settings } from './EventsBar.tsx';
import { EventsPanel } from './EventsPanel.tsx';
import { NO_FILTER } from './filter.ts';
import { absenceShown, ListAbsence } from './known.ts';
import type { ListState } from './list-state.ts';
import { NextHigh } from './NextHigh.tsx';

vi.hoisted(() => Object.assign(globalThis, { document: {}, location: { origin: 'https://marca.example' } }));
vi.mock('#site/lib/toasts/sheets.ts', () => ({ adoptSheets: () => {} }));
vi.mock('#site/ui/countdown-clock.ts', () => ({
  useClock: <Value,>(select: (now: number) => Value) => select(DRAWN_AT),
}));
const seen = vi.hoisted(() => ({ before: null as { at: number; seen: string[] | null } | null }));
vi.mock('#site/lib/last-visit.ts', () => ({ noteVisit: () => seen.before }));
const { SinceLastVisit } = await import('#site/features/fx-impact/agenda/SinceLastVisit.tsx');
const { default: FilterPanel } = await import('#site/features/fx-impact/agenda/FilterPanel.tsx');

const nothing = () => undefined;
const say = (key: Parameters<typeof translate>[1]) => translate('en', key as 'next.none');
const textOf = (part: ReactElement) => load(renderToStaticMarkup(part)).text();

const withProblem = (code: EventsProblem['code'], events: readonly EconomicEvent[] = []): ListState => {
  const { response, ...rest } = answered(events);
  return { ...rest, response: { ...response, error: { code, message: 'why' } } };
};
const old = (events: readonly EconomicEvent[]): ListState => ({ ...answered(events), hasFailed: true });

/** Each way not to know, with a list of some events. */
const UNSURE = [
  ['stale', (events: EconomicEvent[]) => withProblem('stale', events)],
  ['incomplete', (events: EconomicEvent[]) => withProblem('incomplete', events)],
  ['of a week ahead', (events: EconomicEvent[]) => withProblem('ahead', events)],
  ['with a gap', (events: EconomicEvent[]) => withProblem('gap', events)],
  ['not read again', (events: EconomicEvent[]) => old(events)],
] as const;
const UNKNOWN = [
  ['failed', { ...UNREAD, hasFailed: true }],
  ['never read by the server', withProblem('unavailable')],
  ['an example', example('en')],
] as const;

describe('the next event of high impact', () => {
  const nextIn = (list: ListState) =>
    textOf(<NextHigh list={list} zone="mexico" locale="en" onOpen={nothing} />);
  const low = eventAt(30, { impact_level: 'low' });

  it('F7 is none where the whole list has none left', () => {
    expect(nextIn(answered([low]))).toContain(say('next.none'));
  });

  it.each(UNSURE)('F7 F9 is never called none in a list that is %s', (_how, listOf) => {
    for (const events of [[], [low]]) {
      expect(nextIn(listOf(events))).not.toContain(say('next.none'));
      expect(nextIn(listOf(events))).toContain(say('next.unsure'));
    }
  });

  it.each(UNKNOWN)('F7 F9 is never called none where the list is %s', (_how, list) => {
    expect(nextIn(list)).not.toContain(say('next.none'));
    expect(nextIn(list)).toContain(say('next.unknown'));
  });

  it.each(UNSURE)(
    'F7 is the next known one, and today is not called empty, in a list that is %s',
    (_how, listOf) => {
      const tomorrow = eventAt(24 * 60);
      expect(nextIn(answered([tomorrow]))).toContain(say('next.later'));
      expect(nextIn(listOf([tomorrow]))).not.toContain(say('next.later'));
      expect(nextIn(listOf([tomorrow]))).toContain(say('next.known'));
      expect(nextIn(listOf([eventAt(60)]))).toContain(say('next.known'));
    },
  );
});

describe('an empty list', () => {
  const SETTINGS: Settings = {
    onScope: nothing,
    onSource: nothing,
    onZone: nothing,
    onView: nothing,
    onFilter: nothing,
    onRefresh: nothing,
  };
  const panelOf = (events: ListState, filter = NO_FILTER) =>
    textOf(
      <EventsPanel
        locale="en"
        widgets="w"
        chosen={AT_REST}
        live={{
          settings: SETTINGS,
          events: { ...events, refresh: nothing },
          ahead: events,
          filter,
          onFilter: nothing,
          onOpen: nothing,
          backend: { get: () => Promise.reject(new Error('not asked')) },
        }}
      />,
    );

  it('F9 is a day without events where it is whole', () => {
    expect(panelOf(answered([]))).toContain(say('events.none'));
  });

  it.each(UNSURE)('F9 is not called a day without events where it is %s', (_how, listOf) => {
    expect(panelOf(listOf([]))).not.toContain(say('events.none'));
  });

  it.each(UNKNOWN.slice(0, 2))('F9 is not called a day without events where it is %s', (_how, list) => {
    expect(panelOf(list)).not.toContain(say('events.none'));
    expect(panelOf(list)).toContain(say('events.failed'));
  });

  it.each([...UNKNOWN.slice(0, 2), ['loading', UNREAD] as const])(
    'N2 is not counted in the filter where it is %s',
    (_how, list) => {
      const counted = (events: ListState) =>
        textOf(
          <FilterPanel
            events={events}
            source="forex-community"
            filter={NO_FILTER}
            onFilter={nothing}
            locale="en"
          />,
        );
      expect(counted(answered([]))).toContain('0 of 0');
      expect(counted(list)).not.toContain('0 of 0');
    },
  );

  it.each(UNSURE)('F10 makes no notice about high impact where it is %s', (_how, listOf) => {
    expect(noticeOf(answered([]), 'forex-community', 'en')?.title).toBe(say('events.toast.noHigh'));
    expect(noticeOf(listOf([]), 'forex-community', 'en')?.title).not.toBe(say('events.toast.noHigh'));
  });
});

describe('an event without a figure', () => {
  const late = eventAt(-40, { actual: null, surprise: null });
  const official: EventOfficial = {
    state: 'late',
    period: null,
    publisher: 'Bureau',
    link: 'https://bureau.example',
    actual: null,
    previous: null,
    ours: false,
    first_seen: null,
    reported: null,
  };
  const cardIn = (list: ListState, event: EconomicEvent) =>
    textOf(
      <ListAbsence value={absenceShown(list)}>
        <EventCard
          {...{ event }}
          zone="mexico"
          locale="en"
          offset={0}
          isNextUp={false}
          isDemo={false}
          isReading={false}
          onReading={nothing}
          onOpen={nothing}
        />
      </ListAbsence>,
    );

  it.each(UNSURE)(
    'F7 N11 is not called late in a list that is %s, where its figure may be out',
    (_how, listOf) => {
      const event = { ...late, official };
      expect(cardIn(answered([event]), event)).toContain('no figure yet');
      expect(cardIn(answered([event]), event)).toContain('Official figure from Bureau: late');
      const text = cardIn(listOf([event]), event);
      expect(text).not.toContain('no figure yet');
      expect(text).not.toContain('late.');
      expect(text).toContain('can’t tell if its figure is out');
    },
  );

  it('F7 keeps its published figure in an old list', () => {
    expect(cardIn(old([eventAt(-40)]), eventAt(-40))).toContain('published');
  });
});

describe('since the last visit', () => {
  const sinceIn = (list: ListState, awaited: string[] | null = null) => {
    seen.before = { at: DRAWN_AT - 3_600_000, seen: awaited };
    return textOf(
      <ListAbsence value={absenceIn(list)}>
        <SinceLastVisit events={list.response?.events ?? []} locale="en" />
      </ListAbsence>,
    );
  };
  const coming = eventAt(30);

  it('F7 H8 no figure came out where the list is whole', () => {
    expect(sinceIn(answered([coming]))).toContain(say('agenda.sinceNone'));
  });

  it.each(UNSURE)('F7 H8 it is not known what came out where the list is %s', (_how, listOf) => {
    expect(sinceIn(listOf([coming]))).not.toContain(say('agenda.sinceNone'));
    expect(sinceIn(listOf([coming]))).toContain(say('agenda.sinceUnsure'));
    expect(sinceIn(listOf([eventAt(-30)]))).toContain('1 came out');
  });

  it('F7 H8 a figure that came later than its event counts by when it came', () => {
    const official = { state: 'out', first_seen: new Date(DRAWN_AT - 54 * 60_000).toISOString() };
    const late = eventAt(-61, { official: official as EventOfficial });
    expect(sinceIn(answered([late]))).toContain('1 came out');
    const awaited = sinceIn(answered([eventAt(-61)]), ['event--61']);
    expect(awaited).toContain('1 came out');
    expect(sinceIn(answered([eventAt(-61)]))).toContain(say('agenda.sinceNone'));
  });
});
