import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { translate } from '#content/words/translate.ts';
import { INSTRUMENTS } from '#contracts/instruments.ts';
import type { InstrumentSymbol, SentimentEntry, SentimentResponse } from '#contracts/sentiment.ts';
import { formatNumber } from '#domain/format.ts';
import { RenderMoment } from '#site/ui/render-moment.ts';
import { cardState, type EntryState, hasNothing } from './card-state.ts';
import { SentimentCard } from './SentimentCard.tsx';

const READ_AT = Date.parse('2026-11-23T12:00:00.000Z');
const MINUTE_MS = 60_000;

const ENTRY: SentimentEntry = {
  name: 'XAUUSD',
  basis: 'volume',
  longPercentage: 61,
  shortPercentage: 39,
  totalPositions: 2400,
  longVolume: 610.5,
  shortVolume: 390.2,
  averageLong: 2351.42,
  averageShort: null,
};
const live: SentimentResponse = {
  entry: ENTRY,
  reason: null,
  dataSource: 'live_api',
  credit: { name: 'Myfxbook', url: 'https://www.myfxbook.com/community/outlook' },
  vendor: 'Myfxbook',
  observedAt: new Date(READ_AT).toISOString(),
};
const unread = { ...live, entry: null, dataSource: 'error_fallback', observedAt: null } as const;

const UNASKED: EntryState = {
  response: undefined,
  isFetching: false,
  hasFailed: false,
  receivedAt: 0,
  isKept: false,
  refusedAt: 0,
};

/** The texts of errors are fixed word for word. */
describe.each([
  {
    locale: 'es',
    loading: 'Cargando datos…',
    waiting: 'Las cifras van aquí.',
    title: 'No se pudieron obtener datos',
    text: 'No se han podido obtener los datos de sentiment. Intenta refrescar la página.',
    retry: 'Intentar de Nuevo',
    refused: 'Error al obtener datos. Usando últimos datos disponibles.',
    live: 'En vivo',
    api: 'API de Myfxbook',
    stored: 'Último dato guardado',
    demo: 'Modo Demo · ejemplo, no es dato de mercado',
    meter: '61% del volumen abierto en largos y 40% en cortos',
    columns: ['Largos', 'Cortos'],
    rows: ['Posiciones', 'Volumen (lotes)', 'Posiciones (total)'],
  },
  {
    locale: 'en',
    loading: 'Loading data…',
    waiting: 'The figures go here.',
    title: 'We could not get the data',
    text: 'The sentiment data could not be loaded. Try refreshing the page.',
    retry: 'Try again',
    refused: 'We could not get new data. Showing the latest we have.',
    live: 'Live',
    api: 'Myfxbook API',
    stored: 'Last stored figures',
    demo: 'Demo mode · an example, not market data',
    meter: '61% of open volume long and 40% short',
    columns: ['Long', 'Short'],
    rows: ['Positions', 'Volume (lots)', 'Positions (total)'],
  },
] as const)('a card in $locale', ({ locale, ...texts }) => {
  const draw = (
    reading: Partial<EntryState> | null,
    minutesLater = 0,
    symbol: InstrumentSymbol = 'XAUUSD',
  ) => {
    const whole = { ...UNASKED, ...reading };
    const known = { ...whole, state: cardState(whole), hasNothing: hasNothing(whole), refresh: () => {} };
    const sentiment = reading && known;
    const $ = load(
      renderToStaticMarkup(
        <RenderMoment value={READ_AT + minutesLater * MINUTE_MS}>
          <SentimentCard {...{ symbol, sentiment, locale }} onHistory={undefined} />
        </RenderMoment>,
      ),
    );
    const card = $('[data-part="sentiment-card"]');
    return { $, card, text: card.text(), alert: card.find('[role="alert"]').text() };
  };
  const read = { response: live, receivedAt: READ_AT };

  it('E3 says that the figures go here before its scripts run, and is not busy', () => {
    const { card, text } = draw(null);
    expect(text).toContain(texts.waiting);
    expect(text).not.toContain('%');
    expect(card.attr('aria-busy')).toBe('false');
  });

  it('E4 L is busy and has no figure while it loads', () => {
    const { card, text } = draw({ isFetching: true });
    expect(card.attr()).toMatchObject({ 'data-state': 'loading', 'aria-busy': 'true' });
    expect(text).toContain(texts.loading);
    expect(text).not.toContain('%');
  });

  it.each([
    ['its first request failed', { hasFailed: true }],
    ['nothing could be read', { response: { ...unread, reason: 'unknown' }, receivedAt: READ_AT }],
  ] as const)('K2 E4 L shows the error and a retry when %s', (_when, reading) => {
    const { card, alert } = draw(reading);
    expect(card.attr('data-state')).toBe('error');
    for (const text of [texts.title, texts.text, texts.retry]) expect(alert).toContain(text);
    expect(alert).not.toContain(translate(locale, 'sentiment.empty.text'));
  });

  it('E3 E4 calls only fresh figures of the present reading live', () => {
    const named = `${texts.live} · ${texts.api}`;
    expect(draw(read).text).toContain(named);
    for (const { text } of [draw({ ...read, isKept: true }), draw(read, 25)]) {
      expect(text).not.toContain(named);
      expect(text).toContain(texts.api);
      expect(text).toContain('61');
    }
  });

  it('E4 L keeps its figures and says so when the refresh that the visitor asked for failed', () => {
    const { card, $, alert } = draw({ ...read, hasFailed: true, refusedAt: READ_AT + 1 });
    expect(card.attr('data-state')).toBe('error');
    expect(alert).toBe(texts.refused);
    expect($('[data-part="sentiment-long"]').attr('data-value')).toBe('61');
  });

  it('K2 names stored figures, and labels an example as a demo without an age', () => {
    const stored = draw({ ...read, response: { ...live, dataSource: 'historical_fallback' } });
    expect(stored.text).toContain(texts.stored);
    const example = draw({ ...read, response: { ...live, dataSource: 'error_fallback' } });
    expect(example.card.attr('data-source')).toBe('error_fallback');
    expect(example.text).toContain(texts.demo);
    expect(example.$('[data-part="sentiment-age"]')).toHaveLength(0);
  });

  it.each([
    ['its counts per side', 'EURUSD', { shortPercentage: 40, longPositions: 1200, shortPositions: 87 }],
    ['one total where the source counts no sides', 'XAUUSD', { averageLong: 1.5, averageShort: 2345.678 }],
    ['a dash for the average of an empty side', 'EURJPY', { shortVolume: 0, averageShort: null }],
  ] as const)(
    'E3 shows lots, entries in the decimals of the instrument, shares and %s',
    (_what, symbol, unusual) => {
      const entry = { ...ENTRY, name: symbol, ...unusual };
      const { $, card } = draw({ ...read, response: { ...live, entry } }, 0, symbol);
      const [positions, volume, total] = texts.rows;
      const print = (value: number | null, decimals: number) =>
        value === null
          ? `—${translate(locale, 'sentiment.noFigure')}`
          : formatNumber(value, decimals, locale);
      const rows = card.find('tbody tr').toArray();
      expect(
        rows.map((row) =>
          $(row)
            .children()
            .toArray()
            .map((cell) => $(cell).text()),
        ),
      ).toEqual([
        'longPositions' in unusual ? [positions, '1,200', '87'] : [total, '2,400'],
        [volume, '610.50', print(entry.shortVolume, 2)],
        [
          translate(locale, 'sentiment.average'),
          print(entry.averageLong, INSTRUMENTS[symbol].decimals),
          print(entry.averageShort, INSTRUMENTS[symbol].decimals),
        ],
      ]);
      const texted = (names: string) =>
        card
          .find(names)
          .toArray()
          .map((one) => $(one).text());
      expect(texted('thead th')).toEqual(texts.columns);
      expect(texted('dt')).toEqual(texts.columns);
      expect(texted('dd')).toEqual(['61%', `${entry.shortPercentage}%`]);
      if (entry.shortPercentage === 40)
        expect(card.find('[role="img"]').attr('aria-label')).toBe(texts.meter);
    },
  );

  it('E3 K2 says that the source lists no volume, without an error or a retry', () => {
    const { card, text, alert, $ } = draw({ ...read, response: { ...unread, reason: 'no_volume' } });
    expect(card.attr('data-state')).toBe('empty');
    expect(text).toContain(translate(locale, 'sentiment.empty.text'));
    expect(alert).toBe('');
    expect($('button').text()).not.toContain(texts.retry);
  });
});
