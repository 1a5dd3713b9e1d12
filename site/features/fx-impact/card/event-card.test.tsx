import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { translate } from '#content/words/translate.ts';
import type { EconomicEvent, EventOfficial } from '#contracts/events.ts';
import { LOCALES, type Locale } from '#contracts/locale.ts';
import { IMPACT_ICONS } from '#domain/events/impact-icons.ts';
import { DRAWN_AT, eventAt } from '#site/features/fx-impact/testing/event.ts';
import { EventCard } from './EventCard.tsx';

vi.mock('#site/ui/countdown-clock.ts', () => ({
  useClock: <Value,>(select: (now: number) => Value) => select(DRAWN_AT),
}));

function draw(locale: Locale, event: EconomicEvent, isDemo = false) {
  const $ = load(
    renderToStaticMarkup(
      <EventCard
        event={event}
        zone="mexico"
        locale={locale}
        offset={0}
        isNextUp={false}
        isDemo={isDemo}
        isReading={false}
        onReading={() => {}}
        onOpen={() => {}}
      />,
    ),
  );
  return { $, text: $('article').text() };
}

it('F6 the impact icons are those of the source, to the letter', () => {
  expect(IMPACT_ICONS).toEqual({ high: '🚨🥇', medium: '‼️🥈', low: '❗️🥉' });
});

it('K3 an all-day event is a holiday only with the tag of one: a clock change closes no market', () => {
  const allDay = { time_iso: '2026-03-08', local_time: null, actual: null } as const;
  expect(draw('es', eventAt(60, { ...allDay, tags: ['feriado'] })).text).toContain('Feriado');
  expect(draw('en', eventAt(60, { ...allDay, tags: ['holiday'] })).text).toContain('Holiday: thin liquidity');
  expect(draw('es', eventAt(60, { ...allDay, tags: ['horario'] })).text).not.toMatch(/Feriado|liquidez/);
  expect(draw('en', eventAt(60, { ...allDay, tags: ['clock'] })).text).not.toMatch(/Holiday:|liquidity/);
});

it.each([
  ['es', 'Hora por confirmar'],
  ['en', 'Time to be confirmed'],
] as const)(
  'K3 a card in %s whose hour is not known yet says so, of no clock change and no whole day',
  (locale, words) => {
    const day = { time_iso: '2026-06-12', local_time: null, actual: null, day_bucket: '2026-06-12' } as const;
    const { text } = draw(locale, eventAt(2000, day));
    expect(text.split(words)).toHaveLength(3);
    expect(text).not.toMatch(/Cambio de horario|Todo el día|Clock change|All day/);
  },
);

describe.each([
  ['es', 'Próximo', 'En vivo', 'Completado'],
  ['en', 'Upcoming', 'Live', 'Completed'],
] as const)('a card in %s', (locale, upcoming, publishing, released) => {
  it.each([
    ['before its time', eventAt(1), upcoming],
    ['at its time, without a figure', eventAt(0, { actual: null }), publishing],
    ['with its figure', eventAt(0, { actual: '0.4%' }), released],
    ['half an hour later, without one', eventAt(-31, { actual: null }), released],
  ] as const)('F6 is labelled %s', (_when, event, label) => {
    const { $ } = draw(locale, event);
    const labels = $('article p')
      .toArray()
      .map((one) => $(one).text());
    expect(labels.some((text) => text.startsWith('🚨🥇') && text.endsWith(label))).toBe(true);
    for (const other of [upcoming, publishing, released])
      if (other !== label) expect(labels.join('\n')).not.toContain(other);
  });

  it('F6 is called live for five minutes only; then it says since when the figure is awaited, or that a speech is over', () => {
    const none = { actual: null, surprise: null };
    const awaited = draw(locale, eventAt(-27, none)).text;
    expect(awaited).toMatch(/27 min/);
    expect(awaited).not.toContain(publishing);
    const speech = draw(locale, eventAt(-6, { ...none, forecast: null, previous: null })).text;
    expect(speech).toContain(released);
    expect(speech).not.toContain(publishing);
  });

  it('F6 shows the icon it is given, the title and the currency', () => {
    for (const impact of ['high', 'medium', 'low'] as const) {
      const { $, text } = draw(
        locale,
        eventAt(20, { impact_level: impact, impact_icon: IMPACT_ICONS[impact] }),
      );
      expect(text).toContain(IMPACT_ICONS[impact]);
      expect($('h3').text()).toBe('USD Core CPI m/m');
    }
  });
});

it.each(LOCALES)('F6 N11 says that an impact which no calendar has rated is not rated (%s)', (locale) => {
  const over = { impact_level: 'medium', impact_icon: IMPACT_ICONS.medium } as const;
  const { text } = draw(locale, eventAt(20, { ...over, impact_assumed: true }));
  expect(text).toContain(translate(locale, 'events.impact.unrated'));
  for (const one of [translate(locale, 'events.impact.medium'), IMPACT_ICONS.medium])
    expect(text).not.toContain(one);
});

it('F6 is headed by the name of the event, with the source’s own title beneath where it is another', () => {
  const { $ } = draw('es', eventAt(20, { name: 'IPC subyacente, mensual' }));
  expect($('h3 [data-part="event-name"]').text()).toBe('IPC subyacente, mensual');
  expect($('[data-part="event-title"]').text()).toBe('Core CPI m/m');
  for (const name of ['Core CPI m/m', null, undefined]) {
    const { $: plain } = draw('es', eventAt(20, { name }));
    expect(plain('[data-part="event-name"]').text()).toBe('Core CPI m/m');
    expect(plain('[data-part="event-title"]')).toHaveLength(0);
  }
});

it('F7 a card of an event without figures has no row of dashes; one whose publisher is followed has', () => {
  const speech = { forecast: null, previous: null };
  expect(draw('es', eventAt(20, speech)).$('dl')).toHaveLength(0);
  const official = { ...OFFICIAL, state: 'upcoming', actual: null } as const;
  expect(draw('es', eventAt(20, { ...speech, official })).$('dl')).toHaveLength(1);
  expect(draw('es', eventAt(-20, { ...speech, actual: '1' })).$('dl')).toHaveLength(1);
});

describe.each([
  ['es', 'publicado hace 1 min', 'publicado hace 60 min', 'publicado hace 1 h', 'publicado hace 25 h'],
  [
    'en',
    'published 1 minute ago',
    'published 60 minutes ago',
    'published 1 hour ago',
    'published 25 hours ago',
  ],
] as const)('a card that is out, in %s', (locale, ...ages) => {
  it('F7 says how long ago, in minutes, and in hours over 60 of them', () => {
    for (const [index, minutes] of [1, 60, 61, 25 * 60].entries()) {
      const { text } = draw(locale, eventAt(-minutes));
      expect(text.replaceAll('\u00a0', ' ')).toContain(ages[index] ?? '');
    }
  });
});

describe.each([
  ['es', ['Pronóstico', 'Anterior', 'Actual'], 'Nuestra lectura', 'antes 0.1%', 'Sorpresa positiva para USD'],
  ['en', ['Forecast', 'Previous', 'Actual'], 'Our reading', 'was 0.1%', 'Positive surprise for USD'],
] as const)('the body of a card in %s', (locale, terms, insight, before, surprise) => {
  const { $, text } = draw(locale, eventAt(-30, { previous_revised_from: '0.1%' }));

  it('F7 holds forecast, previous with what it was before its revision, and actual', () => {
    expect(
      $('dt')
        .toArray()
        .map((one) => $(one).text()),
    ).toEqual([...terms]);
    expect(
      $('dd')
        .toArray()
        .map((one) => $(one).text()),
    ).toEqual(['0.3%', `0.2%${before}`, '0.4%']);
  });

  it('F7 holds the surprise by arrow and in words', () => {
    expect($('[data-part="event-surprise"]').text()).toBe(`▲ ${surprise}`);
    const { $: other } = draw(locale, eventAt(-30, { surprise: 'negative' }));
    expect(other('[data-part="event-surprise"]').text()).toMatch(/^▼/);
    const { $: none } = draw(locale, eventAt(-30, { surprise: null }));
    expect(none('[data-part="event-surprise"]')).toHaveLength(0);
  });

  it('F7 holds five pairs and how many more, summary, reading marked as ours, and tags', () => {
    expect($('[data-part="event-pairs"] li')).toHaveLength(6);
    expect($('[data-part="event-pairs"]').text()).toContain('+2');
    expect(text).toContain('What this index counts.');
    expect(text).toMatch(new RegExp(`${insight}.*How we read it\\.`));
    expect(text).toMatch(/prices.*rates/);
  });

  it('F7 names its source with a link that opens beside the page', () => {
    const link = $('a[href="https://calendar.example/core-cpi"]');
    expect(link.text()).toMatch(/^Forex\sFactory/);
    expect([link.attr('target'), link.attr('rel')]).toEqual(['_blank', 'noopener nofollow']);
    const { $: unlinked, text: told } = draw(locale, eventAt(-30, { source_link: null }));
    expect(unlinked('a')).toHaveLength(0);
    expect(told).toMatch(/Forex\sFactory/);
  });
});

it.each([
  ['es', 'Cambió de hora; antes: mié 10, 07:30'],
  ['en', 'Rescheduled; it was Wed 10, 07:30'],
] as const)('K3 a coming event that moved names the hour it was listed for, in %s', (locale, sentence) => {
  const moved = { moved_from: '2026-06-10T13:30:00.000Z' };
  const { $ } = draw(locale, eventAt(60, moved));
  expect($('[data-part="event-moved"]').text()).toBe(sentence);
  expect(draw(locale, eventAt(-60, moved)).$('[data-part="event-moved"]')).toHaveLength(0);
  expect(draw(locale, eventAt(60)).$('[data-part="event-moved"]')).toHaveLength(0);
});

const OFFICIAL: EventOfficial = {
  state: 'out',
  period: '2026-05',
  publisher: 'Bureau of Figures',
  link: 'https://publisher.example/prices',
  actual: '0.4%',
  previous: '0.2%',
  ours: false,
  first_seen: '2026-06-10T12:31:00.000Z',
  reported: '0.3%',
};

it.each([
  ['es', false, 'Cifra oficial de Bureau of Figures, mayo de 2026. Leída el 10 de junio de 2026.'],
  ['en', false, 'Official figure from Bureau of Figures, May 2026. Read on June 10, 2026.'],
  [
    'es',
    true,
    'Cálculo nuestro con datos oficiales de Bureau of Figures, mayo de 2026. Leídos el 10 de junio de 2026.',
  ],
  ['en', true, 'Our calculation from official Bureau of Figures data, May 2026. Read on June 10, 2026.'],
] as const)(
  'N11 an official figure is shown with publisher, period and link, in %s (ours: %s)',
  (locale, ours, words) => {
    const { $ } = draw(locale, eventAt(-30, { official: { ...OFFICIAL, ours } }));
    const note = $('[data-part="event-official"]');
    expect(note.attr('data-state')).toBe('out');
    expect(note.text()).toContain(words);
    expect(note.find('a').attr('href')).toBe('https://publisher.example/prices');
  },
);

it.each([
  ['es', '2026-09-H1', 'primera quincena de septiembre de 2026'],
  ['en', '2026-09-H2', 'second half of September 2026'],
  ['es', '2026-09-18', '18 de septiembre de 2026'],
] as const)('N11 in %s the period %s is named %s', (locale, period, words) => {
  const { $ } = draw(locale, eventAt(-30, { official: { ...OFFICIAL, period } }));
  expect($('[data-part="event-official"]').text()).toContain(words);
});

it.each([
  ['es', 'Cifra de Bureau of Figures, mayo de 2026, capturada a mano el 10 de junio de 2026.'],
  ['en', 'Figure from Bureau of Figures, May 2026, entered by hand on June 10, 2026.'],
] as const)('N11 a figure by hand is labelled as one, in %s', (locale, words) => {
  const { $ } = draw(locale, eventAt(-30, { official: { ...OFFICIAL, by_hand: true } }));
  expect($('[data-part="event-official"]').text()).toContain(words);
});

it.each([
  ['es', true, ' Otra fuente dice 0.3% (A news feed).'],
  ['en', true, ' Another source says 0.3% (A news feed).'],
  ['en', false, ''],
] as const)(
  'N11 another source with another figure is named with its credit, in %s (differs: %s)',
  (locale, differs, words) => {
    const { $ } = draw(
      locale,
      eventAt(-30, { official: { ...OFFICIAL, reported_by: 'A news feed', differs } }),
    );
    expect($('[data-part="event-reported"]').text()).toBe(words);
  },
);

it('N11 a quarter is named as one', () => {
  const noteOf = (period: string) =>
    draw('en', eventAt(-30, { official: { ...OFFICIAL, period } }))
      .$('[data-part="event-official"]')
      .text();
  expect(noteOf('2026-Q1')).toContain('Q1 2026');
  // The day that a decided rate is for.
  expect(noteOf('2026-09-16')).toContain('September 16, 2026');
});

it.each([
  ['not_out_yet', 'not out yet'],
  ['late', 'late'],
  ['unconfirmed', 'unconfirmed'],
] as const)('N11 a card without a figure says that the official one is %s', (state, words) => {
  const none = { ...OFFICIAL, state, actual: null, first_seen: null };
  const note = (official: EventOfficial) =>
    draw('en', eventAt(-30, { actual: official.reported, official })).$('[data-part="event-official"]');
  const alone = note({ ...none, reported: null });
  expect(alone.text()).toContain(words);
  expect(alone.find('a, [data-part="event-reported"]')).toHaveLength(0);
  const beside = note({ ...none, reported: '0.3%', reported_by: 'A news feed' });
  expect(beside.text()).toContain(words);
  expect(beside.find('[data-part="event-reported"]').text()).toMatch(/0\.3%.*A news feed/);
});

it.each(['upcoming', 'unread'] as const)(
  'N11 a card says nothing about an official figure that is %s',
  (state) => {
    const { $ } = draw('en', eventAt(30, { official: { ...OFFICIAL, state, actual: null } }));
    expect($('[data-part="event-official"]')).toHaveLength(0);
  },
);
