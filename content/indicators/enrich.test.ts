import { describe, expect, test } from 'vitest';
import { IMPACTS } from '#contracts/events.ts';
import { LOCALES } from '#contracts/locale.ts';
import { surpriseOf } from '#domain/events/surprise.ts';
import { type EventToEnrich, enrich } from './enrich.ts';

const event = (over: Partial<EventToEnrich>): EventToEnrich => ({
  title: 'Core CPI m/m',
  currency: 'USD',
  impact: 'high',
  holiday: false,
  locale: 'es',
  ...over,
});

describe('enrich', () => {
  test('K4 F7 a known title brings its kind, direction, pairs and words in the language asked', () => {
    const es = enrich(event({}));
    const en = enrich(event({ locale: 'en' }));
    expect(es).toMatchObject({ kind: 'core-cpi', direction: 'higher' });
    expect(es.pairs[0]).toBe('XAUUSD');
    expect(en.kind).toBe('core-cpi');
    expect(es.summary).not.toBe(en.summary);
    expect(es.insight).not.toBe(en.insight);
  });

  test('K4 both vendors’ wordings of one event say the same', () => {
    const one = enrich(event({ title: 'Non-Farm Employment Change' }));
    expect(enrich(event({ title: 'United States Non Farm Payrolls' }))).toEqual(one);
  });

  test('K4 period and edition are told in the tags', () => {
    const tags = (title: string) => enrich(event({ title })).tags;
    expect(tags('Prelim CPI m/m')).toEqual([...tags('CPI'), 'variación mensual', 'preliminar']);
    expect(tags('Final CPI y/y')).toEqual([...tags('CPI'), 'variación anual', 'dato final']);
  });

  test('K4 a speech names who speaks and has no direction', () => {
    const speech = enrich(event({ title: 'FOMC Member Bowman Speaks' }));
    expect(speech.summary).toMatch(/: Bowman \(Reserva Federal\)\.$/);
    expect(speech).toMatchObject({ kind: 'central-bank-speech', direction: 'none' });
    expect(enrich(event({ title: 'President Trump Speaks', locale: 'en' })).summary).toMatch(/: Trump\.$/);
  });

  test('K3 K4 a holiday is a closed market under any name, with a tag that says so', () => {
    for (const title of ['Bank Holiday', 'Thanksgiving Day', 'CPI m/m']) {
      const holiday = enrich(event({ title, currency: 'CAD', holiday: true }));
      expect(holiday).toMatchObject({ kind: 'bank-holiday', direction: 'none' });
      expect(holiday.tags).toContain('feriado');
      expect(holiday.summary).toMatch(/^Mercado cerrado/);
      expect(holiday.pairs[0]).toBe('USDCAD');
    }
  });

  // The title, mark and currency are those of a row of the weekly export (3 November 2024).
  test.each([
    'Daylight Saving Time Shift',
    'Daylight Savings Time Ends',
    'Summer Time Begins',
    'Clocks Go Forward',
    'Clocks go back 1 hour',
    'DST',
    'DST ends',
    'Winter Time Begins',
    'End of Daylight Saving Time',
    'Daylight Saving Time (Clocks go back)',
  ])('K3 K4 the clock change "%s" is no bank holiday when its vendor marks it as one', (title) => {
    for (const holiday of [true, false]) {
      const change = enrich(event({ title, currency: 'CAD', holiday }));
      expect(change).toMatchObject({ kind: 'clock-change', direction: 'none' });
      expect(change.tags).not.toContain('feriado');
      expect(change.summary).not.toMatch(/banco|cerrado/i);
    }
  });

  test('K4 oil moves its own market, with or without a currency', () => {
    const ofOil = ['WTI', 'USDCAD', 'CADJPY'];
    expect(enrich(event({ title: 'Crude Oil Inventories' })).pairs).toEqual([...ofOil, 'XAUUSD']);
    expect(enrich(event({ title: 'OPEC-JMMC Meetings', currency: null })).pairs).toEqual(ofOil);
  });

  test('K4 consumer prices have the name that their country gives them', () => {
    const nameIn = (title: string, country: string) =>
      enrich({ ...event({ title, locale: 'es' }), country }).indicator;
    expect(nameIn('CPI m/m', 'MX')).toBe('Precios al consumidor (INPC)');
    expect(nameIn('Core CPI m/m', 'MX')).toBe('INPC subyacente');
    expect(nameIn('CPI m/m', 'US')).toBe('Índice de precios al consumidor (IPC)');
  });

  test('K4 one title is another bank’s rate in another currency', () => {
    const kindIn = (currency: string | null) => enrich(event({ title: 'Overnight Rate', currency })).kind;
    expect([kindIn('MXN'), kindIn('CAD'), kindIn(null)]).toEqual(['banxico-rate', 'boc-rate', 'boc-rate']);
  });

  test.each([
    ['Non Farm Payrolls', 'CHF', 'CH', 'employment-change'],
    ['Non Farm Payrolls QoQ Prel', 'EUR', 'FR', 'private-payrolls'],
    ['Nonfarm Payrolls', 'ZAR', 'ZA', 'employment-change'],
    ['Initial Jobless Claims', 'CAD', 'CA', null],
    ['Personal Income MoM', null, null, null],
    ['Non Farm Payrolls', 'USD', 'US', 'nonfarm-payrolls'],
  ])('K4 "%s" in %s says nothing about another country’s release', (title, currency, country, kind) => {
    const shown = enrich({ ...event({ title, currency, locale: 'en' }), country });
    expect(shown.kind).toBe(kind);
    const isAmerican = /United States|\bUS\b|\bBLS\b|the dollar/.test(`${shown.summary} ${shown.insight}`);
    expect(isAmerican).toBe(currency === 'USD');
  });

  test('K4 a quarterly change at an annual rate is tagged as one', () => {
    const tags = (title: string, country: string) =>
      enrich({ ...event({ title, locale: 'en' }), country }).tags;
    expect(tags('Advance GDP q/q', 'US')).toContain('quarterly change, annualized');
    expect(tags('GDP Growth Annualized Final', 'JP')).toContain('quarterly change, annualized');
    expect(tags('GDP q/q', 'AU')).toContain('quarterly change');
    expect(tags('Employment Cost Index q/q', 'US')).toContain('quarterly change');
  });

  test('K4 Australia’s consumer sentiment is a change, New Zealand’s of the same name a level', () => {
    const kindIn = (currency: string) =>
      enrich(event({ title: 'Westpac Consumer Sentiment', currency })).kind;
    expect([kindIn('AUD'), kindIn('NZD')]).toEqual(['consumer-confidence-change', 'consumer-confidence']);
  });

  test('K4 the survey of Japan’s Ministry of Finance is not the Tankan', () => {
    const names = ['BSI Manufacturing Index', 'Tankan Manufacturing Index'].map(
      (title) => enrich(event({ title, currency: 'JPY' })).name,
    );
    expect(names[0]).not.toContain('Tankan');
    expect(names[1]).toContain('Tankan');
  });

  test('K3 more British borrowing than forecast is negative in either vendor’s sign', () => {
    const verdict = (title: string, forecast: string, actual: string) => {
      const { direction } = enrich(event({ title, currency: 'GBP' }));
      return surpriseOf({ actual, forecast, direction });
    };
    expect(verdict('Public Sector Net Borrowing', '17.1B', '17.7B')).toBe('negative');
    expect(verdict('Public Sector Net Borrowing Ex Banks', '£-17.1B', '£-17.7B')).toBe('negative');
    expect(verdict('Public Sector Net Borrowing Ex Banks', '£-17.1B', '£-16.0B')).toBe('positive');
  });

  test.each(LOCALES.flatMap((locale) => IMPACTS.map((impact) => ({ locale, impact }))))(
    'K4 an unknown title says only its currency and impact ($locale, $impact)',
    ({ locale, impact }) => {
      const rest = enrich(event({ title: 'Zzz Widget Survey', currency: 'MXN', impact, locale }));
      const word = { high: ['alto', 'high'], medium: ['medio', 'medium'], low: ['bajo', 'low'] }[impact];
      expect(rest).toMatchObject({ kind: null, direction: 'none' });
      expect(rest.pairs[0]).toBe('USDMXN');
      expect(rest.tags[0]).toBe('MXN');
      expect(rest.summary).toContain(word[locale === 'es' ? 0 : 1]);
      expect(rest.summary).toContain(locale === 'es' ? 'al peso mexicano' : 'the Mexican peso');
      expect(rest.summary).not.toContain('Zzz');
      expect(rest.insight.length).toBeLessThanOrEqual(300);
    },
  );

  test('K4 an unknown title without a currency, or with an unheard one, invents none', () => {
    const bare = enrich(event({ title: 'Zzz', currency: null, locale: 'en' }));
    expect(bare.pairs).toEqual([]);
    expect(bare.summary).not.toMatch(/tied to|null|undefined/);
    const odd = enrich(event({ title: 'Zzz', currency: 'PLN', locale: 'es' }));
    expect(odd.pairs).toEqual([]);
    expect(odd.summary).toContain('ligado a PLN');
  });
});
