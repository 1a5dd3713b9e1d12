import { expect, test } from 'vitest';
import { SCHEDULED_RELEASES } from '#content/indicators/official/schedules.ts';
import type { SchedulePublisher } from '#contracts/vendors.ts';
import { wallClock } from '#domain/events/zones.ts';
import { publisherOf } from '#domain/official/series.ts';
import { createAbsSchedule } from './abs/schedule.ts';
import { createBeaSchedule } from './bea/schedule.ts';
import { createBlsSchedule } from './bls/schedule.ts';
import { createCensusSchedule } from './census/schedule.ts';
import { createEurostatSchedule } from './eurostat/schedule.ts';
import { createFedSchedule } from './fed/schedule.ts';
import { createOnsSchedule } from './ons/schedule.ts';
import type { OfficialSchedule, ScheduleOptions } from './schedule.ts';
import { createStatcanSchedule } from './statcan/schedule.ts';

const NEW_YORK = 'America/New_York';

/** A publisher's answer with one release of winter and one of summer, and when its market knows them. */
interface Hours {
  readonly create: (options: ScheduleOptions) => OfficialSchedule;
  readonly answer: string;
  readonly winter: string;
  readonly summer: string;
  /** The hour in the zone of the market; null: the source names days only. */
  readonly local: readonly [time: string | null, zone: string];
}

const censusRow = (hidden: string) =>
  `<tr><td><a href="/retail">Advance Monthly Sales for Retail and Food Services</a></td><td>day</td><td>8:30 AM</td><td>month</td><td class="hiden">${hidden}</td><td class="hiden">A202512</td></tr>`;
const absRow = (instant: string) =>
  `<div class="event-wrapper"><h3 class="event-name">Labour Force, Australia</h3><time datetime="${instant}" class="datetime">11:30am</time></div>`;
const onsRow = (instant: string) => ({
  description: { title: 'Retail sales, Great Britain: May 2027', release_date: instant, cancelled: false },
});

/** The spelling of each source is its own (docs/upstreams.md); the days are ours. */
const HOURS: Readonly<Record<SchedulePublisher, Hours>> = {
  bls: {
    create: ({ clock }) =>
      createBlsSchedule({
        transcribed: {
          source: 'https://document.example',
          transcribedOn: '2026-12-01',
          days: { 'consumer-prices': ['2027-01-13', '2027-07-14'] },
        },
        clock,
      }),
    answer: '',
    winter: '2027-01-13',
    summer: '2027-07-14',
    local: [null, NEW_YORK],
  },
  bea: {
    create: createBeaSchedule,
    answer: JSON.stringify({
      'Gross Domestic Product': {
        release_dates: ['2027-01-28T13:30:00+00:00', '2027-07-29T12:30:00+00:00'],
      },
    }),
    winter: '2027-01-28',
    summer: '2027-07-29',
    local: ['08:30', NEW_YORK],
  },
  census: {
    create: createCensusSchedule,
    answer: `<table id="calendar">${censusRow('A202701150830')}${censusRow('A202707160830').repeat(120)}</table>`,
    winter: '2027-01-15',
    summer: '2027-07-16',
    local: ['08:30', NEW_YORK],
  },
  fed: {
    create: createFedSchedule,
    answer: `\uFEFF${JSON.stringify({
      events: [
        { title: 'FOMC Meeting', month: '2027-01', days: '26-27', time: '2:00 p.m.' },
        { title: 'FOMC Meeting', month: '2027-07', days: '27-28', time: '2:00 p.m.' },
      ],
    })}`,
    winter: '2027-01-27',
    summer: '2027-07-28',
    local: ['14:00', NEW_YORK],
  },
  eurostat: {
    create: createEurostatSchedule,
    answer: JSON.stringify([
      { title: 'Unemployment', period: 'December 2026', start: '2027-01-29T11:00Z' },
      { title: 'Unemployment', period: 'June 2027', start: '2027-07-30T11:00Z' },
    ]),
    winter: '2027-01-29',
    summer: '2027-07-30',
    local: ['11:00', 'Europe/Luxembourg'],
  },
  ons: {
    create: createOnsSchedule,
    answer: JSON.stringify({
      releases: [onsRow('2027-01-22T07:00:00.000Z'), onsRow('2027-07-23T06:00:00.000Z')],
    }),
    winter: '2027-01-22',
    summer: '2027-07-23',
    local: ['07:00', 'Europe/London'],
  },
  statcan: {
    create: createStatcanSchedule,
    answer: JSON.stringify([
      { date: '2027-01-19 00:00:01', title: 'Consumer Price Index', description: 'December 2026' },
      { date: '2027-07-20 00:00:01', title: 'Consumer Price Index', description: 'June 2027' },
    ]),
    winter: '2027-01-19',
    summer: '2027-07-20',
    local: [null, 'America/Toronto'],
  },
  abs: {
    create: createAbsSchedule,
    // January is summer in Sydney.
    answer: absRow('2027-01-21T00:30:00Z') + absRow('2027-07-22T01:30:00Z'),
    winter: '2027-01-21',
    summer: '2027-07-22',
    local: ['11:30', 'Australia/Sydney'],
  },
};

test.each(Object.entries(HOURS))(
  'N11 %s: a release of winter and one of summer are at the hour at which its market knows them',
  async (publisher, { create, answer, winter, summer, local: [time, zone] }) => {
    const schedule = create({
      baseUrl: 'https://publisher.example',
      clock: () => new Date('2027-01-01T12:00:00.000Z'),
      get: async () => ({ text: answer, validators: {} }),
    });
    const { rows } = await schedule.read(new AbortController().signal);
    const days = [winter, summer];
    const ats = [...new Set(rows.map(({ at }) => at))].sort();
    if (time === null) expect(ats).toEqual(days);
    else expect(ats.map((at) => wallClock(new Date(at), zone))).toEqual(days.map((day) => ({ day, time })));
    // A source that writes a wall clock or days writes those of the zone in which its releases are compared.
    const zones = new Set(
      SCHEDULED_RELEASES.filter(({ release }) => publisherOf(release) === publisher).map((one) => one.zone),
    );
    expect([...zones]).toEqual([schedule.zone ?? zone]);
  },
);

test('N11 a row at an hour that does not exist costs only itself', async () => {
  const schedule = createCensusSchedule({
    baseUrl: 'https://publisher.example',
    clock: () => new Date('2027-01-01T12:00:00.000Z'),
    get: async () => ({
      text: `<table id="calendar">${censusRow('A202601019999')}${censusRow('A202707160830').repeat(120)}</table>`,
      validators: {},
    }),
  });
  // The page of the year and the page without one.
  const { received, dropped } = await schedule.read(new AbortController().signal);
  expect([received, dropped]).toEqual([242, { malformed_row: 2 }]);
});
