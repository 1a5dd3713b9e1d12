import { describe, expect, it, test } from 'vitest';
import { kindOf } from '#content/indicators/identify.ts';
import type { Listing } from '#contracts/listing.ts';
import { surpriseOf } from './surprise.ts';
import { exported, openCalendar, rss } from './testing/calendar-readings.ts';

interface Figures {
  readonly forecast: string | null;
  readonly previous: string;
}
type Place = Pick<Listing, 'country' | 'currency'>;

const JAPAN = { country: 'JP', currency: 'JPY' };
const EURO = { country: 'EU', currency: 'EUR' };
const RELEASE = '12 12:30';

/** The card after a release that both calendars listed the evening before; `at` is a moment after it. */
function cardOf(weekly: Listing, reported: Listing, after: Partial<Listing>, at = '12 12:40') {
  const calendar = openCalendar(kindOf);
  calendar.read('11 20:00', { export: [weekly], rss: [reported] });
  const [before] = calendar.shown();
  calendar.read(at, { rss: [{ ...reported, ...after }] });
  return { calendar, before, cards: calendar.shown() };
}

function balances(place: Place, title: string, rssTitle: string, weekly: Figures, reported: Figures) {
  return [
    exported(title, RELEASE, { ...place, ...weekly }),
    rss(rssTitle, RELEASE, { ...place, ...reported }),
  ] as const;
}

describe('an adjusted and an unadjusted series of one release', () => {
  // Shapes of the calendars' rows of 2025; the export lists adjusted balances, the RSS unadjusted ones.
  it.each([
    [
      'a trade balance of Japan',
      balances(
        JAPAN,
        'Trade Balance',
        'Balance of Trade',
        { forecast: '-0.35T', previous: '-0.41T' },
        { forecast: '¥-892.9B', previous: '¥-115.6B' },
      ),
      '¥-637.6B',
      'positive',
    ],
    [
      'a current account of Japan',
      balances(
        JAPAN,
        'Current Account',
        'Current Account',
        { forecast: '1.94T', previous: '2.73T' },
        { forecast: '¥-230.5B', previous: '¥1077.3B' },
      ),
      '¥-257.6B',
      'negative',
    ],
    [
      'a trade balance of the euro area without a forecast in the RSS',
      balances(
        EURO,
        'Trade Balance',
        'Balance of Trade',
        { forecast: '18.2B', previous: '27.9B' },
        { forecast: null, previous: '€37.3B' },
      ),
      '€9.9B',
      null,
    ],
    [
      'a current account of the euro area without a forecast in the RSS',
      balances(
        EURO,
        'Current Account',
        'Current Account',
        { forecast: '33.2B', previous: '34.3B' },
        { forecast: null, previous: '€50.9B' },
      ),
      '€19.8B',
      null,
    ],
  ] as const)(
    'K3 takes all figures of the card from the RSS for %s',
    (_what, [weekly, reported], actual, surprise) => {
      const { before, cards } = cardOf(weekly, reported, { actual });
      const { forecast, previous } = reported;
      expect(before).toMatchObject({ forecast, previous, actual: null });
      expect(cards).toMatchObject([{ title: weekly.title, forecast, previous, actual }]);
      expect(surpriseOf({ actual, forecast: cards[0]?.forecast ?? null, direction: 'higher' })).toBe(
        surprise,
      );
    },
  );

  it('K3 takes the adjusted row when the RSS lists both', () => {
    const [weekly, unadjusted] = balances(
      EURO,
      'Current Account',
      'Current Account',
      { forecast: '33.2B', previous: '34.3B' },
      { forecast: null, previous: '€50.9B' },
    );
    const adjusted = rss('Current Account s.a', RELEASE, { ...EURO, previous: '€34.3B' });
    const calendar = openCalendar(kindOf);
    calendar.read('11 20:00', { export: [weekly], rss: [unadjusted, adjusted] });
    calendar.read('12 12:40', {
      rss: [
        { ...unadjusted, actual: '€19.8B' },
        { ...adjusted, actual: '€32.3B' },
      ],
    });
    const card = calendar.shown().find(({ origin }) => origin === 'faireconomy');
    expect(card).toMatchObject({ forecast: '33.2B', actual: '€32.3B' });
  });
});

describe('one series whose previous figure is revised', () => {
  const payrolls = exported('Non-Farm Employment Change', RELEASE, { forecast: '85K', previous: '57K' });
  const reported = rss('Non Farm Payrolls', RELEASE, { forecast: '80K', previous: '57K' });

  it('K3 keeps the forecast of the export when the RSS revises its own figure at the release', () => {
    const { cards } = cardOf(payrolls, reported, { actual: '73K', previous: '14K' });
    expect(cards).toMatchObject([{ forecast: '85K', previous: '14K', actual: '73K' }]);
  });

  it('K3 keeps the forecast of the export when the export takes over the revision later', () => {
    const { calendar } = cardOf(payrolls, reported, { actual: '73K', previous: '14K' });
    calendar.read('12 14:00', { export: [{ ...payrolls, previous: '14K' }] });
    expect(calendar.shown()).toMatchObject([{ forecast: '85K', previous: '14K', actual: '73K' }]);
  });

  it('K3 keeps the forecast of the export when only rounding sets the two apart', () => {
    const rounded = { ...reported, previous: '57.3K' };
    expect(cardOf(payrolls, rounded, { actual: '73K' }).cards).toMatchObject([{ forecast: '85K' }]);
  });
});

test('K3 takes all figures from the RSS when it first lists the row after the release, in another size', () => {
  const calendar = openCalendar(kindOf);
  const [weekly, reported] = balances(
    JAPAN,
    'Trade Balance',
    'Balance of Trade',
    { forecast: '-0.35T', previous: '-0.41T' },
    { forecast: '¥-892.9B', previous: '¥-115.6B' },
  );
  calendar.read('11 20:00', { export: [weekly] });
  calendar.read('12 12:40', { rss: [{ ...reported, actual: '¥-637.6B' }] });
  expect(calendar.shown()).toMatchObject([
    { forecast: '¥-892.9B', previous: '¥-115.6B', actual: '¥-637.6B' },
  ]);
});
