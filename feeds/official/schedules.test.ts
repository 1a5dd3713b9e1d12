import { describe, expect, test } from 'vitest';
import type { UpstreamRequest } from '#feeds/http/port.ts';
import { FeedError } from '#feeds/ports.ts';
import { createAbsSchedule } from './abs/schedule.ts';
import { createBeaSchedule } from './bea/schedule.ts';
import { createBlsSchedule } from './bls/schedule.ts';
import { createCensusSchedule } from './census/schedule.ts';
import { createEurostatSchedule } from './eurostat/schedule.ts';
import { createFedSchedule } from './fed/schedule.ts';
import { createOnsSchedule } from './ons/schedule.ts';
import type { OfficialSchedule, ScheduleOptions } from './schedule.ts';
import { createStatcanSchedule } from './statcan/schedule.ts';

const NOW = '2026-09-20T12:00:00.000Z';
type Given = string | FeedError;

/** A schedule that gives these answers, the last one again and again. */
function scripted(create: (options: ScheduleOptions) => OfficialSchedule, given: readonly Given[]) {
  const asked: { readonly url: string; readonly request: UpstreamRequest }[] = [];
  const schedule = create({
    baseUrl: 'https://publisher.example',
    clock: () => new Date(NOW),
    get: async (url, request) => {
      asked.push({ url, request });
      const answer = given[Math.min(asked.length, given.length) - 1] ?? '';
      if (answer instanceof FeedError) throw answer;
      if (request.validators) return { text: null, validators: request.validators };
      return { text: answer, validators: { etag: '"one"' } };
    },
  });
  return { asked, schedule, read: () => schedule.read(new AbortController().signal) };
}

const brief = ({ rows }: Awaited<ReturnType<OfficialSchedule['read']>>) =>
  rows.map(({ title, period, at, state }) => [title, period, at, state === 'scheduled' ? '' : state]);

const gone = new FeedError('http_4xx', 'not there', { status: 404 });

/** A page of the list view with `count` rows of January 2026. */
function listView(count: number, cells = ['A202607021000', 'A202605']) {
  const row = (title: string, hidden: readonly string[]) =>
    `<tr><td><a href="/x">${title}</a></td><td>July 2</td><td>10:00 AM</td><td>May</td>${hidden.map((text) => `<td class="hiden">${text}</td>`).join('')}</tr>`;
  const others = Array.from({ length: count - 1 }, () => row('Other Survey', ['A202601080830', 'A202510']));
  return `<table id="calendar"><tr><th>Indicator</th></tr>${row('Factory\n Orders', cells)}${others.join('')}</table>`;
}

describe('the schedule of the Bureau of Economic Analysis', () => {
  const list = {
    'Gross Domestic Product': {
      release_dates: [
        '2026-10-28T12:30:00+00:00',
        '2026-10-28T12:30:00+00:00',
        '2026-12-22T13:30:00+00:00',
        'soon',
      ],
      to_be_rescheduled: ['2026-12-22T13:30:00+00:00'],
    },
    file_last_updated: '2026-09-01T08:00:00.1',
  };

  test('N11 has each instant once, and marks those that wait for a new date', async () => {
    const { read } = scripted(createBeaSchedule, [JSON.stringify(list)]);
    const reading = await read();
    expect(brief(reading)).toEqual([
      ['Gross Domestic Product', null, '2026-10-28T12:30:00.000Z', ''],
      ['Gross Domestic Product', null, '2026-12-22T13:30:00.000Z', 'postponed'],
    ]);
    expect(reading).toMatchObject({ dropped: { malformed_row: 1 }, coversUntil: '2026-12-22T13:30:00.000Z' });
  });

  test('N11 is asked for conditionally, and "not modified" gives the same list', async () => {
    const { read, asked } = scripted(createBeaSchedule, [JSON.stringify(list)]);
    expect(brief(await read())).toEqual(brief(await read()));
    expect(asked.map(({ request }) => request.validators?.etag)).toEqual([undefined, '"one"']);
  });

  test.each(['{}', '[]', '{"file_last_updated":"today"}', '<html></html>', '{"a":'])(
    'N11 refuses %s',
    async (text) => {
      await expect(scripted(createBeaSchedule, [text]).read()).rejects.toThrow(FeedError);
    },
  );
});

describe('the schedule of the Federal Reserve', () => {
  const event = (fields: object) => ({
    title: 'FOMC Meeting',
    month: '2026-10',
    days: '27-28',
    time: '2:00 p.m.',
    ...fields,
  });
  const file = (...events: readonly object[]) => `\uFEFF${JSON.stringify({ events })}`;

  test('N11 has the last day of a meeting in New York wall time, in summer and in winter', async () => {
    const { read } = scripted(createFedSchedule, [
      file(event({}), event({ month: '2026-12', days: '8 - 9' })),
    ]);
    expect(brief(await read())).toEqual([
      ['FOMC Meeting', null, '2026-10-28T18:00:00.000Z', ''],
      ['FOMC Meeting', null, '2026-12-09T19:00:00.000Z', ''],
    ]);
  });

  test('N11 has a day where the hour is missing, each day of a list, and drops an impossible date', async () => {
    const { read } = scripted(createFedSchedule, [
      file(
        event({ time: '' }),
        event({ days: '5, 6', time: '4:30 p.m.' }),
        event({ days: '31', month: '2026-11' }),
        {},
      ),
    ]);
    const reading = await read();
    expect(reading.rows.map(({ at }) => at)).toEqual([
      '2026-10-28',
      '2026-10-05T20:30:00.000Z',
      '2026-10-06T20:30:00.000Z',
    ]);
    expect(reading.dropped).toEqual({ malformed_row: 2 });
  });
});

test.each([
  ['2026-09', '30-1', '2026-10-01T18:00:00.000Z'],
  ['2026-12', '31-1', '2027-01-01T19:00:00.000Z'],
  ['2026-10', '27\u201328', '2026-10-28T18:00:00.000Z'],
  ['2027-01', '26-27*', '2027-01-27T19:00:00.000Z'],
  ['2027-03', '16 \u2014 17 (tentative)', '2027-03-17T18:00:00.000Z'],
  ['2027-06', 'June 29 to July 1', '2027-07-01T18:00:00.000Z'],
  ['2027-02', '27-30', null],
  ['2027-02', '1-2-3', null],
  ['2027-02', 'to be announced', null],
  ['soon', '3', null],
])('N11 the meeting of %s on "%s" ends on %s', async (month, days, at) => {
  const events = [{ title: 'FOMC Meeting', month, days, time: '2:00 p.m.' }];
  const reading = await scripted(createFedSchedule, [JSON.stringify({ events })]).read();
  expect(reading.rows.map((row) => row.at)).toEqual(at === null ? [] : [at]);
  expect(reading.unread).toEqual(at === null ? ['FOMC Meeting'] : []);
});

describe('a row of a schedule that is odd', () => {
  test('N11 is dropped with its title where it has one, and costs only itself', async () => {
    const bea = {
      'Gross Domestic Product': { release_dates: ['2027-01-28 08:30 AM', 7, '2027-02-25T13:30:00+00:00'] },
    };
    const lists = { ...bea, 'Personal Income and Outlays': { release_dates: null } };
    const reading = await scripted(createBeaSchedule, [JSON.stringify(lists)]).read();
    expect(brief(reading)).toEqual([['Gross Domestic Product', null, '2027-02-25T13:30:00.000Z', '']]);
    const [gdp, income] = Object.keys(lists);
    expect(reading.unread).toEqual([gdp, gdp, income]);

    const releases = [
      { description: { title: 'UK trade: May 2027', release_date: null } },
      { description: null },
      {
        description: {
          title: 'UK trade: June 2027',
          release_date: '2027-08-12T06:00:00.000Z',
          cancelled: null,
        },
      },
    ];
    const ons = await scripted(createOnsSchedule, [JSON.stringify({ releases }), '{"releases":[]}']).read();
    expect(brief(ons)).toEqual([['UK trade', '2027-06', '2027-08-12T06:00:00.000Z', '']]);
    expect(ons.unread).toEqual(['UK trade', null]);

    const days = [
      { date: '2027-07-20 00:00:01', title: 'Retail trade', description: null },
      { date: null, title: 'Retail trade' },
    ];
    const statcan = await scripted(createStatcanSchedule, [JSON.stringify(days)]).read();
    expect(brief(statcan)).toEqual([['Retail trade', null, '2027-07-20', '']]);
    expect(statcan.unread).toEqual(['Retail trade']);
  });

  test('N11 is not mistaken for a date that waits for no new one, or for one that is not cancelled', async () => {
    const title = 'Gross Domestic Product';
    const dates = ['2027-02-25T13:30:00+00:00'];
    const bea = (waiting: unknown) =>
      scripted(createBeaSchedule, [
        JSON.stringify({ [title]: { release_dates: dates, to_be_rescheduled: waiting } }),
      ]).read();
    expect(brief(await bea('2027-01-28T13:30:00+00:00'))).toEqual([
      [title, null, '2027-02-25T13:30:00.000Z', ''],
      [title, null, '2027-01-28T13:30:00.000Z', 'postponed'],
    ]);
    expect((await bea('January')).unread).toEqual([title]);
    expect((await bea(null)).unread).toEqual([]);

    const description = { title: 'UK trade : May 2027', release_date: '2027-07-13T06:00:00Z' };
    const releases = [{ description: { ...description, cancelled: 'True' } }];
    const ons = await scripted(createOnsSchedule, [JSON.stringify({ releases }), '{"releases":[]}']).read();
    expect(brief(ons)).toEqual([['UK trade', '2027-05', '2027-07-13T06:00:00.000Z', 'cancelled']]);
  });

  test('N11 has a day without an hour when it says midnight', async () => {
    const row = { title: 'Unemployment', period: 'May 2027', start: '2027-07-01T00:00Z' };
    const reading = await scripted(createEurostatSchedule, [JSON.stringify([row])]).read();
    expect(reading.rows.map(({ at }) => at)).toEqual(['2027-07-01']);
  });

  test('N11 gives way to a row that says the same and more', async () => {
    const title = 'Industrial production';
    const start = '2027-07-14T11:00Z';
    const rows = [
      { title, period: null, start },
      { title, period: 'May 2027', start },
      { title, period: 'June 2027', start: '2027-08-13T11:00Z' },
    ];
    const eurostat = await scripted(createEurostatSchedule, [JSON.stringify(rows)]).read();
    expect(eurostat.rows.map(({ period }) => period)).toEqual(['2027-05', '2027-06']);

    const meeting = { title: 'Beige Book', month: '2027-07', days: '14' };
    const events = [
      { ...meeting, time: '' },
      { ...meeting, time: '2:00 p.m.' },
      { ...meeting, days: '15' },
    ];
    const fed = await scripted(createFedSchedule, [JSON.stringify({ events })]).read();
    expect(fed.rows.map(({ at }) => at)).toEqual(['2027-07-14T18:00:00.000Z', '2027-07-15']);
  });
});

describe('the schedule of the Census Bureau', () => {
  test('N11 is read from the page of the year and the page without one; either may be missing', async () => {
    const { read, asked } = scripted(createCensusSchedule, [gone, listView(120)]);
    const reading = await read();
    expect(asked.map(({ url }) => url.split('/').at(-1))).toEqual([
      'calendar-listview-2026.html',
      'calendar-listview.html',
    ]);
    expect(brief(reading)[0]).toEqual(['Factory Orders', '2026-05', '2026-07-02T14:00:00.000Z', '']);
    expect((await scripted(createCensusSchedule, [listView(120), gone]).read()).rows).toHaveLength(120);
    await expect(scripted(createCensusSchedule, [gone, gone]).read()).rejects.toBe(gone);
  });

  test('N11 covers nothing when the page of this year is missing and the other one has the next year', async () => {
    const next = listView(120, ['A202707021000', 'A202705']).replaceAll('A20260108', 'A20270108');
    const reading = await scripted(createCensusSchedule, [gone, next]).read();
    expect(reading).toMatchObject({ coversUntil: null, received: 120 });
    const both = await scripted(createCensusSchedule, [listView(120), next]).read();
    expect(both.coversUntil).toBe('2027-07-02T14:00:00.000Z');
  });

  test('N11 refuses a page with fewer than a hundred rows: it is cut short', async () => {
    await expect(scripted(createCensusSchedule, [gone, listView(99)]).read()).rejects.toMatchObject({
      kind: 'malformed',
    });
    expect((await scripted(createCensusSchedule, [gone, listView(100)]).read()).rows).toHaveLength(100);
    await expect(
      scripted(createCensusSchedule, [gone, listView(150).slice(0, 9_000)]).read(),
    ).rejects.toThrow('cut short');
  });

  test.each(['A20260702', 'A202607022500', 'A202607021060'])(
    'N11 drops a row whose hidden cell holds "%s"',
    async (cell) => {
      const reading = await scripted(createCensusSchedule, [gone, listView(120, [cell, ''])]).read();
      expect(reading.dropped).toEqual({ malformed_row: 1 });
    },
  );
});

describe('the schedule of the ONS', () => {
  const release = (title: string, date: string, cancelled = false) => ({
    description: { title, release_date: date, cancelled },
  });
  const answer = (...releases: readonly object[]) => JSON.stringify({ releases });

  test('N11 has title and period apart, and the cancelled ones of a list of their own', async () => {
    const { read, asked } = scripted(createOnsSchedule, [
      answer(
        release('Consumer price inflation, UK: September 2026', '2026-10-21T06:00:00.000Z'),
        release('GDP first quarterly estimate, UK: July to September 2026', '2026-11-12T07:00:00.000Z'),
        release('A blog about trade', 'soon'),
      ),
      answer(release('UK trade: August 2026', '2026-10-14T06:00:00.000Z', true)),
    ]);
    const reading = await read();
    expect(brief(reading)).toEqual([
      ['Consumer price inflation, UK', '2026-09', '2026-10-21T06:00:00.000Z', ''],
      ['GDP first quarterly estimate, UK', '2026-Q3', '2026-11-12T07:00:00.000Z', ''],
      ['UK trade', '2026-08', '2026-10-14T06:00:00.000Z', 'cancelled'],
    ]);
    expect(reading).toMatchObject({ dropped: { malformed_row: 1 }, coversUntil: '2026-11-12T07:00:00.000Z' });
    expect(asked.map(({ url }) => new URL(url).searchParams.get('release-type'))).toEqual([
      'type-upcoming',
      'type-cancelled',
    ]);
  });

  test('N11 refuses an answer in which no release is coming', async () => {
    await expect(scripted(createOnsSchedule, [answer()]).read()).rejects.toThrow(FeedError);
    await expect(scripted(createOnsSchedule, ['{"releases":{}}']).read()).rejects.toThrow(FeedError);
  });
});

test('N11 the schedule of Eurostat is in Luxembourg wall time, and the asked span is what it covers', async () => {
  const rows = [
    { title: 'Flash estimate inflation euro area ', period: 'September 2026', start: '2026-09-30T11:00Z' },
    {
      title: 'GDP main aggregates and employment',
      period: 'Q2/2026',
      start: '2026-10-16T11:00Z',
    },
    { title: 'Publication', period: null, start: '2026-10-16' },
    { period: 'September 2026' },
  ];
  const { read, asked } = scripted(createEurostatSchedule, [JSON.stringify(rows)]);
  const reading = await read();
  expect(brief(reading)).toEqual([
    ['Flash estimate inflation euro area', '2026-09', '2026-09-30T09:00:00.000Z', ''],
    ['GDP main aggregates and employment', '2026-Q2', '2026-10-16T09:00:00.000Z', ''],
  ]);
  expect(reading).toMatchObject({
    dropped: { without_time: 1, malformed_row: 1 },
    coversUntil: '2026-12-29',
  });
  expect(asked[0]?.url).toContain('start=2026-08-16&end=2026-12-29');
});

test('N11 the schedule of Statistics Canada has days, whatever hour is written behind them', async () => {
  const rows = [
    {
      date: '2026-10-20 00:00:01',
      type: 'meeting',
      title: 'Consumer Price Index',
      description: 'September 2026',
    },
    { date: '2026-10-30 00:00:01', title: 'Gross domestic product by industry', description: 'Q3 2026' },
    { date: 'October', title: 'Retail trade', description: 'August 2026' },
  ];
  const reading = await scripted(createStatcanSchedule, [JSON.stringify(rows)]).read();
  expect(brief(reading)).toEqual([
    ['Consumer Price Index', '2026-09', '2026-10-20', ''],
    ['Gross domestic product by industry', '2026-Q3', '2026-10-30', ''],
  ]);
  expect(reading.dropped).toEqual({ malformed_row: 1 });
});

test('N11 the schedule of the ABS has the instant of each release on its page', async () => {
  const row = (title: string, time: string) =>
    `<div class="event-wrapper"><h3 class="event-name"> ${title}</h3><span class="reference-period-value">August 2026</span>${time}</div>`;
  const page = [
    row(
      'Labour Force,\n Australia',
      '<time datetime="2026-10-15T00:30:00Z" class="datetime">15/10/2026 11:30am</time>',
    ),
    row('Building Approvals, Australia', '<time>to be advised</time>'),
  ].join('');
  const reading = await scripted(createAbsSchedule, [page]).read();
  expect(brief(reading)).toEqual([['Labour Force, Australia', '2026-08', '2026-10-15T00:30:00.000Z', '']]);
  expect(reading.dropped).toEqual({ without_time: 1 });
  await expect(scripted(createAbsSchedule, ['<p>Maintenance</p>']).read()).rejects.toThrow(FeedError);
});

test('N11 the transcribed days of the BLS were seen on the day of the copy, and withdraw nothing', async () => {
  const transcribed = {
    source: 'https://document.example/days.pdf',
    transcribedOn: '2026-09-02',
    days: { 'consumer-prices': ['2026-10-14', '2026-11-31'] },
  };
  const readAt = (now: string) =>
    createBlsSchedule({ transcribed, clock: () => new Date(now) }).read(new AbortController().signal);
  const reading = await readAt(NOW);
  expect(brief(reading)).toEqual([['consumer-prices', null, '2026-10-14', '']]);
  expect(reading).toMatchObject({
    dropped: { malformed_row: 1 },
    observedAt: '2026-09-02T00:00:00.000Z',
    coversUntil: null,
    request: transcribed.source,
  });
  expect((await readAt('2026-09-01T00:00:00.000Z')).observedAt).toBe('2026-09-01T00:00:00.000Z');
});
