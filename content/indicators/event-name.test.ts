import { describe, expect, test } from 'vitest';
import { BASE_LOCALES } from '#contracts/locale.ts';
import { countryOf, currencyOf, splitDemonym } from '#domain/events/places.ts';
import { RECORDED_WEEK } from '#domain/events/recorded-week.fixture.ts';
import { normalise } from '#domain/indicators/normalise.ts';
import { PLACES } from './calendar-names/places.ts';
import { CATALOGUE } from './catalogue.ts';
import { enrich } from './enrich.ts';
import { CALENDAR_NAMES } from './event-name.ts';
import { indicatorOf } from './identify.ts';
import { TITLES } from './testing/recorded-titles.ts';
import { SERIES_TITLES } from './titles-series.fixture.ts';

interface Listed {
  readonly title: string;
  readonly country: string | null;
  readonly currency: string | null;
}

const nameOf = (event: Listed, locale: 'es' | 'en' = 'es', holiday = false): string | null =>
  enrich({ ...event, impact: 'low', holiday, locale }).name;

/** A title with the place it is written for: the one it names, else that of its kind, else the euro area. */
function listed(title: string): Listed {
  const written = PLACES.find(({ words, isRegion }) => !isRegion && words.test(title))?.country ?? null;
  const currency = currencyOf(written) ?? indicatorOf(title)?.currency ?? 'EUR';
  return { title, country: splitDemonym(title).country ?? countryOf(currency), currency };
}

/** The rows of the recorded week as either calendar titles them, each with its time. */
const WEEK: readonly (Listed & { readonly time: string })[] = RECORDED_WEEK.trim()
  .split('\n')
  .flatMap((line) => {
    const [time = '', place = '', exported = '', , reported = ''] = line.split(';');
    const [currency = '', member = ''] = place.split('@');
    const title = exported || reported;
    const country = member || splitDemonym(exported).country || countryOf(currency);
    return [{ title, country, currency, time }];
  });

describe('K4 the name of an event', () => {
  test.each([
    [
      'German Prelim CPI m/m',
      'DE',
      'EUR',
      'IPC de Alemania, mensual (preliminar)',
      'German CPI, monthly (preliminary)',
    ],
    [
      'Inflation Rate YoY Prel',
      'FR',
      'EUR',
      'IPC de Francia, anual (preliminar)',
      'French CPI, annual (preliminary)',
    ],
    ['CPI y/y', 'MX', 'MXN', 'INPC, anual', 'CPI, annual'],
    [
      'German Flash Manufacturing PMI',
      'DE',
      'EUR',
      'PMI manufacturero de Alemania (estimación rápida)',
      'German manufacturing PMI (flash)',
    ],
    ['CPI m/m', null, 'USD', 'IPC, mensual', 'CPI, monthly'],
    [
      'Advance GDP q/q',
      'US',
      'USD',
      'PIB, trimestral a tasa anualizada (estimación adelantada)',
      'GDP, quarterly annualized (advance estimate)',
    ],
    [
      'GDP Growth Rate QoQ 2nd Est',
      'EU',
      'EUR',
      'PIB, trimestral (segunda estimación)',
      'GDP, quarterly (second estimate)',
    ],
    ['Bavaria CPI YoY', 'DE', 'EUR', 'IPC de Baviera, anual', 'Bavarian CPI, annual'],
    ['Federal Funds Rate', 'US', 'USD', 'Decisión de tasa de la Fed', 'Fed rate decision'],
    ['Overnight Rate', 'MX', 'MXN', 'Decisión de tasa de Banxico', 'Banxico rate decision'],
    ['FOMC Member Bowman Speaks', 'US', 'USD', 'Habla Bowman (Fed)', 'Fed’s Bowman speaks'],
    ['Fed Chair Powell Testifies', 'US', 'USD', 'Comparece Powell (Fed)', 'Fed’s Powell testifies'],
    ['President Trump Speaks', 'US', 'USD', 'Habla Trump', 'Trump speaks'],
    ['Banxico Minutes', 'MX', 'MXN', 'Minutas de Banxico', 'Banxico minutes'],
    ['Spring Statement', 'GB', 'GBP', 'Declaración de primavera', 'Spring statement'],
    ['Autumn Budget', 'GB', 'GBP', 'Presupuesto de otoño', 'Autumn budget'],
    ['Midterm Elections', 'US', 'USD', 'Elecciones intermedias', 'Midterm elections'],
    [
      'Italian Constitutional Referendum',
      'IT',
      'EUR',
      'Referéndum constitucional de Italia',
      'Italian constitutional referendum',
    ],
    [
      'White House Press Briefing',
      'US',
      'USD',
      'Conferencia de prensa de la Casa Blanca',
      'White House press briefing',
    ],
    [
      'Index-Linked Treasury Gilt Auction',
      'GB',
      'GBP',
      'Subasta de bonos indexados (gilt)',
      'Index-linked gilt auction',
    ],
    ['10-y Bond Auction', 'US', 'USD', 'Subasta de bonos a 10 años', '10-year bond auction'],
    [
      'Spanish 10-y Bond Auction',
      'ES',
      'EUR',
      'Subasta de bonos de España a 10 años',
      'Spanish 10-year bond auction',
    ],
    ['1-Year Bill Auction', 'US', 'USD', 'Subasta de letras del Tesoro a 1 año', '1-year bill auction'],
    [
      'Monetary Policy Statement',
      'JP',
      'JPY',
      'Comunicado de política monetaria del Banco de Japón',
      'Bank of Japan monetary policy statement',
    ],
    [
      'Prelim UoM Consumer Sentiment',
      'US',
      'USD',
      'Confianza del consumidor (U. de Michigan, preliminar)',
      'Consumer sentiment (U. of Michigan, preliminary)',
    ],
  ])('K4 "%s" of %s in %s is "%s" and "%s"', (title, country, currency, es, en) => {
    expect(nameOf({ title, country, currency }, 'es')).toBe(es);
    expect(nameOf({ title, country, currency }, 'en')).toBe(en);
  });

  test.each([
    ['a title that no rule knows', 'Zzz Widget Survey', 'US', 'USD'],
    ['a bank that is not named', 'Norges Bank Interest Rate Decision', 'US', 'USD'],
    ['a country that cannot be named', 'CPI m/m', 'IL', 'USD'],
    ['a title of another place', 'Israel CPI m/m', 'US', 'USD'],
    ['a vote that is about more', 'Spanish Parliament Budget Vote', 'ES', 'EUR'],
    ['an auction that says more', '10-Year Green Something Bond Auction', 'DE', 'EUR'],
    ['a speech of a word that is of no office', 'Powell on Inflation Speech', 'US', 'USD'],
    ['a speech of no name', 'Prime Minister Speaks', 'GB', 'GBP'],
  ])('K4 there is no name for %s', (_what, title, country, currency) => {
    expect(nameOf({ title, country, currency })).toBeNull();
  });

  test('K4 a closed market has the name of its day, and a bank holiday of a member of the euro area its country', () => {
    expect(nameOf({ title: 'Thanksgiving Day', country: 'US', currency: 'USD' }, 'es', true)).toBe(
      'Día de Acción de Gracias',
    );
    expect(nameOf({ title: 'French Bank Holiday', country: 'FR', currency: 'EUR' }, 'es', true)).toBe(
      'Feriado bancario de Francia',
    );
    expect(nameOf({ title: 'Zzz Day', country: 'US', currency: 'USD' }, 'es', true)).toBeNull();
  });

  test('K4 of the recorded titles at least 95 in 100 have a name, in both languages or in none', () => {
    const unnamed = TITLES.filter((title) => nameOf(listed(title), 'es') === null);
    expect(1 - unnamed.length / TITLES.length, unnamed.join(' | ')).toBeGreaterThanOrEqual(0.95);
    expect(TITLES.filter((title) => nameOf(listed(title), 'en') === null)).toEqual(unnamed);
  });

  test.each(BASE_LOCALES)('K4 two events of one currency and time never share a name in %s', (locale) => {
    const byMoment = Map.groupBy(WEEK, ({ time, currency }) => `${time} ${currency}`);
    for (const [moment, events] of byMoment) {
      const names = events.map((event) => nameOf(event, locale) ?? event.title);
      expect(new Set(names).size, `${moment}: ${names.join(' | ')}`).toBe(names.length);
    }
  });

  test.each(BASE_LOCALES)('K4 K3 two series of one kind never share a name in %s', (locale) => {
    const same = Object.values(SERIES_TITLES).flatMap((lines) => {
      const named = lines.flatMap((line, series) =>
        line
          .split(' = ')
          // A title with a period that counts an amount of money all the same.
          .filter((title) => !indicatorOf(title)?.isLevel)
          .map((title) => ({ title, series, name: nameOf(listed(title), locale) })),
      );
      return named.flatMap((one, at) =>
        named
          .slice(at + 1)
          .filter((two) => one.series !== two.series && one.name !== null && one.name === two.name)
          .map((two) => `${one.title} = ${two.title} = ${one.name}`),
      );
    });
    expect(same).toEqual([]);
  });

  test('K4 every row is of a kind of the catalogue and has words that a title can have', () => {
    const kinds = new Set<string>(CATALOGUE.map(({ kind }) => kind));
    for (const [kind, rows] of Object.entries(CALENDAR_NAMES)) {
      expect(kinds, kind).toContain(kind);
      for (const [words] of rows)
        for (const word of words.replace('=', '').split(' '))
          expect(word === '' || normalise(`${word} yr`), `${kind}: ${words}`).not.toBe('yr');
    }
  });

  test('K4 the name of each recorded title is the one that was read by an editor', async () => {
    const lines = TITLES.map((title) => {
      const event = listed(title);
      return `${title} | ${nameOf(event, 'es') ?? '—'} | ${nameOf(event, 'en') ?? '—'}`;
    });
    const head = 'The title of a calendar | its name in Spanish | in English; "—": the title is shown.';
    await expect([head, '', ...lines, ''].join('\n')).toMatchFileSnapshot('event-names.snapshot.txt');
  });
});
