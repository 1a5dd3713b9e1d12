import { describe, expect, it } from 'vitest';
import { translate } from '#content/words/translate.ts';
import type { EconomicEvent, EventStatus } from '#contracts/events.ts';
import { LOCALES } from '#contracts/locale.ts';
import { shownStatus } from '#domain/events/live.ts';
import { DRAWN_AT, eventAt } from '#site/features/fx-impact/testing/event.ts';
import { SIZE } from '#site/lib/picture/shapes.ts';
import { measure, misplaced, textsOf, wordsOf } from '#site/lib/picture/testing/places.ts';
import { marksOf } from './event-picture.ts';
import type { EventShown } from './event-shown.ts';
import { scaleOf } from './figure-scale.ts';
import { layOutEvent } from './lay-out-event.ts';

const OFF = [
  ['cancelled', { state: 'cancelled', to: null, publisher: 'BLS' } as EconomicEvent['schedule']],
  ['postponed', { state: 'late', to: null, publisher: 'BLS' } as EconomicEvent['schedule']],
] as const;

const shownOf = (event: EconomicEvent, over: Partial<EventShown> = {}): EventShown => ({
  event,
  status: event.status,
  brand: 'Marca',
  address: 'marca.example/fx-impact',
  marks: [],
  official: null,
  notice: null,
  readAt: '2026-06-10T15:55:00.000Z',
  locale: 'es',
  ...over,
});
const drawn = (event: EconomicEvent, over: Partial<EventShown> = {}) =>
  layOutEvent(shownOf(event, over), measure);

describe.each(LOCALES)('the picture of an event in %s', (locale) => {
  const event = eventAt(-30, {
    name: 'A name of its own',
    surprise_difference: '+0.1 pp',
    previous_revised_from: '0.1%',
  });
  const words = wordsOf(
    drawn(event, { locale, official: 'Figure of an office, read in June.', notice: 'What it asks for.' }),
  );

  it('N18 has name, title, currency, hour in Mexico City, figures, surprise, source, reading and address', () => {
    const country = new Intl.DisplayNames(locale, { type: 'region' }).of('US');
    const surprise = translate(locale, 'events.surprise.positive', { currency: 'USD' });
    for (const part of [
      'A name of its own',
      'Core CPI m/m',
      `USD · ${country}`,
      '09:30',
      translate(locale, 'picture.mexico'),
      ...['0.4%', '0.3%', '0.2%'],
      translate(locale, 'picture.before', { first: '0.1%' }),
      `${surprise}, +0.1 pp`,
      'Figure of an office, read in June.',
      'What it asks for.',
      'Marca',
      'marca.example/fx-impact',
    ])
      expect(words).toContain(part);
    expect(words).not.toContain(event.source);
    const unofficial = wordsOf(drawn(event, { locale }));
    expect(unofficial).toContain(event.source);
    expect(unofficial).toMatch(/2026, 09:55/);
  });

  it('N18 says with a word that a figure is unknown or not out yet', () => {
    const next = eventAt(45, { previous: null });
    expect(wordsOf(drawn(next, { locale }))).toContain(`— ${translate(locale, 'picture.noFigure')}`);
    expect(wordsOf(drawn(next, { locale }))).toContain(`— ${translate(locale, 'picture.notOut')}`);
    const late = wordsOf(drawn(next, { locale, status: 'released' }));
    expect(late).not.toContain(translate(locale, 'picture.notOut'));
  });

  it('N18 says of what is over, or on, the same as the page', () => {
    const speech = eventAt(-2, { forecast: null, previous: null, actual: null, surprise: null });
    const said = (event: EconomicEvent, now: number) =>
      wordsOf(drawn(event, { locale, status: shownStatus(event, now) }));
    const at = Date.parse(speech.time_iso);
    expect(said(speech, at + 2 * 60_000)).toContain(translate(locale, 'events.underway'));
    expect(said(speech, at + 20 * 60_000)).not.toContain(translate(locale, 'events.underway'));
    const figure = eventAt(-2, { actual: null, surprise: null });
    expect(said(figure, at + 2 * 60_000)).toContain(translate(locale, 'events.publishing'));
    expect(said(figure, at + 20 * 60_000)).toContain(translate(locale, 'picture.awaited'));
  });

  it('N18 has the hour large and says that there are no figures when an event has none', () => {
    const speech = eventAt(45, { forecast: null, previous: null });
    const texts = textsOf(drawn(speech, { locale }));
    const [large] = texts.toSorted((one, other) => other.font.size - one.font.size);
    expect(large?.text).toBe('10:45');
    expect(wordsOf(texts)).toContain(translate(locale, 'picture.noFigures'));
  });

  it.each(OFF)(
    'N18 says that an event is called off, by whom, and no hour, forecast or pair: %s',
    (name, schedule) => {
      const event = eventAt(45, { schedule, forecast: '0.3%', previous: '0.2%' });
      const off = wordsOf(drawn(event, { locale }));
      const said = translate(locale, `events.off.${name}`);
      const whose = translate(locale, `events.schedule.${name}`, { publisher: 'BLS' });
      for (const part of [said, whose, '0.2%']) expect(off).toContain(part);
      for (const part of ['10:45', '0.3%', event.affected_pairs[0] ?? '']) expect(off).not.toContain(part);
      const bare = textsOf(drawn({ ...event, previous: null }, { locale }));
      expect(bare.filter(({ text }) => text === said)).toHaveLength(1);
      expect(wordsOf(bare)).not.toContain('10:45');
    },
  );

  it('N18 says that a figure equals its forecast', () => {
    const equal = eventAt(-30, { actual: '0.3%', surprise: null });
    expect(wordsOf(drawn(equal, { locale }))).toContain(translate(locale, 'picture.inLine'));
    // Equal at the forecast's last digit.
    const rounded = { ...equal, actual: '-16.4', forecast: '-16', previous: null };
    expect(wordsOf(drawn(rounded, { locale }))).toContain(translate(locale, 'picture.inLine'));
  });
});

/** Words that are longer than any real one, and none at all. */
const NAMES = [
  'IPC',
  'Solicitudes iniciales de subsidio por desempleo, promedio de cuatro semanas, cifra desestacionalizada',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft '.repeat(4),
];
const FIGURES: readonly Partial<EconomicEvent>[] = [
  {},
  { actual: '-$1,234,567.89B', forecast: '-$1,234,567.00B', previous: '-$999,999.99B' },
  { actual: null, forecast: null },
  { actual: null, forecast: null, previous: null, affected_pairs: [] },
  { actual: null, forecast: null, previous: null, local_time: null, time_iso: '2026-06-10' },
  { actual: null, schedule: OFF[1][1] },
  { actual: null, previous: null, schedule: OFF[1][1] },
  { actual: '3.09|1.0', forecast: null, surprise: null, previous_revised_from: '1,234,567.89B' },
];
const NOTES: readonly Partial<EventShown>[] = [
  {},
  {
    marks: ['Lectura de hace 3 h'],
    official: 'Words on a figure. '.repeat(6),
    notice: 'A notice of some length. '.repeat(9),
  },
  { marks: ['Copy with trial data: none of these are market figures.', 'An example'], readAt: null },
];

it('N18 no text leaves the picture or lies on another, however long names and figures are', () => {
  for (const locale of LOCALES)
    for (const name of NAMES)
      for (const figures of FIGURES)
        for (const notes of NOTES)
          for (const status of ['upcoming', 'publishing', 'released'] satisfies EventStatus[]) {
            const event = eventAt(-30, { name, ...figures });
            const shapes = drawn(event, { ...notes, locale, status });
            expect(misplaced(shapes), JSON.stringify({ locale, name, figures, notes, status })).toEqual([]);
          }
});

it('N18 K3 says that the hour is to be confirmed where only the day is known', () => {
  const none = { actual: null, forecast: null, previous: null, local_time: null, time_iso: '2026-06-12' };
  for (const locale of LOCALES) {
    const words = wordsOf(drawn(eventAt(2000, none), { locale }));
    expect(words).toContain(translate(locale, 'events.noHour'));
    for (const wrong of ['events.allDay', 'events.noHoliday'] as const)
      expect(words).not.toContain(translate(locale, wrong));
  }
});

it('N18 no box leaves the picture, and the figures are on the scale in their order', () => {
  const shapes = drawn(eventAt(-30));
  for (const shape of shapes)
    if (shape.kind === 'box') {
      expect(shape.x + shape.width).toBeLessThanOrEqual(SIZE.width);
      expect(shape.y + shape.height).toBeLessThanOrEqual(SIZE.height);
    }
  const {
    previous = 0,
    forecast = 0,
    actual = 0,
  } = scaleOf({ previous: '0.2%', forecast: '0.3%', actual: '0.4%' }) ?? {};
  expect(previous).toBeLessThan(forecast);
  expect(forecast).toBeLessThan(actual);
  expect(scaleOf({ previous: '0.2%', forecast: '120K', actual: null })).toBeNull();
  expect(scaleOf({ previous: '0.2%', forecast: '0.2%', actual: null })).toBeNull();
});

it('N18 K3 an example and an old reading are marked on the picture', () => {
  const readAt = new Date(DRAWN_AT - 3 * 3_600_000).toISOString();
  expect(marksOf({ mode: 'live', readAt }, DRAWN_AT, 'es')).toEqual([]);
  expect(marksOf({ mode: 'demo', readAt: null }, DRAWN_AT, 'es')).toEqual([
    translate('es', 'picture.example'),
  ]);
  expect(marksOf({ mode: 'stored', readAt }, DRAWN_AT, 'es')).toEqual(['Lectura de hace 3 h']);
  expect(marksOf({ mode: 'stored', readAt }, DRAWN_AT, 'en')).toEqual(['Reading from 3 hours ago']);
  expect(wordsOf(drawn(eventAt(-30), { marks: ['Lectura de hace 3 h'] }))).toContain('Lectura de hace 3 h');
});
