import { expect, test } from 'vitest';
import { createBeaSchedule } from '#feeds/official/bea/schedule.ts';
import { createFedSchedule } from '#feeds/official/fed/schedule.ts';
import type { OfficialSchedule, ScheduleOptions } from '#feeds/official/schedule.ts';
import { storedEvent } from '../testing/fixtures.ts';
import { createOfficialService } from './service.ts';
import { setUp } from './testing.ts';
import { readSchedules } from './time.ts';

const DAY_S = 86_405;
const NOT_WHOLE = 'schedule not whole: nothing is cancelled by it';
const START = '2026-06-01T06:00:00.000Z';

/** A publisher whose list is `given[0]`, the next day `given[1]` …, and the state of the event after each read. */
async function states(
  create: (options: ScheduleOptions) => OfficialSchedule,
  event: { readonly title: string; readonly timeIso: string },
  given: readonly object[],
) {
  const { store, clock, deps, lines } = await setUp(START);
  let body = '';
  const get = async () => ({ text: body, validators: {} });
  const schedule = create({ baseUrl: 'https://publisher.example', get, clock: clock.now });
  const service = createOfficialService({ ...deps, feeds: [], schedules: [schedule] });
  const found: string[] = [];
  for (const list of given) {
    body = JSON.stringify(list);
    await service.refreshIfDue();
    const [timed] = await readSchedules(
      [storedEvent({ id: 'one', country: 'US', ...event })],
      store,
      clock.now(),
    );
    found.push(timed?.schedule?.wordOn({ isOut: false, isMissing: false }).state ?? 'none');
    clock.advance(DAY_S);
  }
  return { found, warnings: lines.filter(({ message }) => message === NOT_WHOLE) };
}

const GDP = ['2026-06-25T12:30:00+00:00', '2026-07-30T12:30:00+00:00', '2026-08-27T12:30:00+00:00'];
const INCOME = ['2026-06-26T12:30:00+00:00', '2026-07-31T12:30:00+00:00', '2026-08-28T12:30:00+00:00'];
const bea = (income: readonly unknown[], title = 'Personal Income and Outlays') => ({
  'Gross Domestic Product': { release_dates: GDP },
  [title]: { release_dates: income },
});
const PRICES = { title: 'Core PCE Price Index m/m', timeIso: '2026-06-26T12:30:00.000Z' };

test.each([
  ['has another spelling', bea(['2026-06-26 08:30 AM', ...INCOME.slice(1)])],
  ['is no text', bea([null, ...INCOME.slice(1)])],
  ['is under a new title with all others', bea(INCOME, 'Income and Outlays of Persons')],
])('N11 a release stays confirmed while its row %s, and one warning says so', async (_what, later) => {
  const { found, warnings } = await states(createBeaSchedule, PRICES, [bea(INCOME), later, later, later]);
  expect(found).toEqual(Array(4).fill('confirmed'));
  expect(warnings).toMatchObject([{ level: 'warn', fields: { source: 'schedule/bea' } }]);
});

test('N11 a release that a whole list misses twice is cancelled, without a warning', async () => {
  const less = bea(INCOME.slice(1));
  const { found, warnings } = await states(createBeaSchedule, PRICES, [bea(INCOME), less, less]);
  expect(found).toEqual(['confirmed', 'unknown', 'cancelled']);
  expect(warnings).toEqual([]);
});

test.each([
  ['has a longer title', 'Personal Income and Outlays (with annual update)'],
  ['has most words of its title', 'Income and Outlays of Persons'],
])('N11 a release stays confirmed while its row alone %s, and one warning says so', async (_what, title) => {
  const [first, ...rest] = INCOME;
  const later = { ...bea(rest), [title]: { release_dates: [first] } };
  const { found, warnings } = await states(createBeaSchedule, PRICES, [bea(INCOME), later, later, later]);
  expect(found).toEqual(Array(4).fill('confirmed'));
  expect(warnings).toMatchObject([{ level: 'warn', fields: { unread: ['bea/income'] } }]);
});

test('N11 another release at the time of a missing one does not hide that it is cancelled', async () => {
  const [first, ...rest] = INCOME;
  const later = { ...bea(rest), 'Corporate Profits': { release_dates: [first] } };
  const { found, warnings } = await states(createBeaSchedule, PRICES, [bea(INCOME), later, later]);
  expect(found).toEqual(['confirmed', 'unknown', 'cancelled']);
  expect(warnings).toEqual([]);
});

test.each(['FOMC\u00a0Meeting', ' FOMC  Meeting*', 'FOMC Meeting\u00b9', 'FOMC&nbsp;Meeting'])(
  'N11 a release is known under the title "%s"',
  async (title) => {
    const meeting = { title, month: '2026-06', days: '16-17', time: '2:00 p.m.' };
    const list = { events: [meeting, { ...meeting, month: '2026-07', days: '28-29' }] };
    const decision = { title: 'Federal Funds Rate', timeIso: '2026-06-17T18:00:00.000Z' };
    expect((await states(createFedSchedule, decision, [list])).found).toEqual(['confirmed']);
  },
);

test('N11 an unreadable row under the title of another release hides none of ours', async () => {
  const meeting = (days: string) => ({ title: 'FOMC Meeting', month: '2026-06', days, time: '2:00 p.m.' });
  const july = { ...meeting('28-29'), month: '2026-07' };
  const speech = { title: 'Speech', month: 'soon', days: '' };
  const list = { events: [meeting('16-17'), july, speech] };
  const less = { events: [july, speech] };
  const decision = { title: 'Federal Funds Rate', timeIso: '2026-06-17T18:00:00.000Z' };
  const { found, warnings } = await states(createFedSchedule, decision, [list, less, less]);
  expect(found).toEqual(['confirmed', 'unknown', 'cancelled']);
  expect(warnings).toEqual([]);
});

test('N11 warns again of a schedule that was whole in between', async () => {
  const whole = bea(INCOME);
  const odd = bea(['soon', ...INCOME.slice(1)]);
  const { warnings } = await states(createBeaSchedule, PRICES, [whole, odd, odd, whole, odd]);
  expect(warnings).toHaveLength(2);
});
