import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StoredSighting } from '#contracts/schedules.ts';
import { type ListedSchedule, type ScheduledRow, scheduleNews } from './listed.ts';
import { sighted } from './testing.ts';

const GDP = 'bea/gdp';
const [NOVEMBER, DECEMBER] = ['2026-11-25T13:30:00.000Z', '2026-12-23T13:30:00.000Z'];
const JANUARY = '2027-01-28T13:30:00.000Z';
const row = (at: string, fields: Partial<ScheduledRow> = {}): ScheduledRow => ({
  release: GDP,
  period: null,
  at,
  state: 'scheduled',
  ...fields,
});
const reading = (rows: readonly ScheduledRow[], fields: Partial<ListedSchedule> = {}): ListedSchedule => ({
  rows,
  unread: [],
  coversUntil: '2027-12-31T00:00:00.000Z',
  readAt: '2026-11-20T06:00:00.000Z',
  ...fields,
});

/** The store of a schedule that is read again and again; the newest sighting of an occurrence drops the same one. */
function site() {
  const stored: StoredSighting[] = [];
  return {
    stored,
    read(rows: readonly ScheduledRow[], fields: Partial<ListedSchedule> = {}) {
      const news = scheduleNews(stored, reading(rows, fields));
      const added = news.sightings.filter(({ release, occurrence, at, state }) => {
        const last = stored.findLast((one) => one.release === release && one.occurrence === occurrence);
        return last?.at !== at || last.state !== state;
      });
      stored.push(...added.map((one) => sighted({ ...one, request: '' })));
      return {
        ...news,
        added: added.map(({ occurrence, at, state }) => [occurrence.slice(0, 10), at, state]),
      };
    },
  };
}

describe('a schedule without periods', () => {
  test('N11 adds each release once, however often it is listed and read', () => {
    const { read } = site();
    expect(read([row(NOVEMBER), row(NOVEMBER), row(DECEMBER)]).added).toHaveLength(2);
    expect(read([row(NOVEMBER), row(DECEMBER)]).added).toEqual([]);
  });

  test('N11 follows a release to its new time, and a further one is another occurrence', () => {
    const { read } = site();
    read([row(NOVEMBER), row(DECEMBER)]);
    const moved = '2026-12-02T13:30:00.000Z';
    expect(read([row(moved), row(DECEMBER), row(JANUARY)]).added).toEqual([
      ['2026-11-25', moved, 'scheduled'],
      ['2027-01-28', JANUARY, 'scheduled'],
    ]);
    expect(read([row(NOVEMBER), row(moved), row(DECEMBER), row(JANUARY)]).added).toEqual([
      ['2026-11-25', NOVEMBER, 'scheduled'],
    ]);
  });

  test('N11 follows a postponed release to its new date, also after the old one has passed', () => {
    const { read } = site();
    read([row(NOVEMBER), row(DECEMBER)]);
    expect(read([row(NOVEMBER, { state: 'postponed' }), row(DECEMBER)]).added).toEqual([
      ['2026-11-25', NOVEMBER, 'postponed'],
    ]);
    const late = '2026-12-03T13:30:00.000Z';
    const after = { readAt: '2026-11-28T06:00:00.000Z' };
    expect(read([row(late), row(DECEMBER)], after).added).toEqual([['2026-11-25', late, 'scheduled']]);
  });

  test('N11 leaves what is over as it is', () => {
    const { read } = site();
    read([row(NOVEMBER), row(DECEMBER)]);
    expect(read([row(DECEMBER)], { readAt: '2026-11-26T06:00:00.000Z' }).added).toEqual([]);
  });
});

describe('a coming release that a list no longer has', () => {
  const months = (count: number) =>
    Array.from({ length: count }, (_, index) => {
      const month = String(index + 1).padStart(2, '0');
      return row(`2027-${month}-10T13:30:00.000Z`, { release: 'ons/gdp', period: `2026-${month}` });
    });

  test('N11 is withdrawn, and scheduled again when it comes back', () => {
    const { read } = site();
    read(months(6));
    expect(read(months(6).slice(1)).added).toEqual([['2026-01', '2027-01-10T13:30:00.000Z', 'withdrawn']]);
    expect(read(months(6).slice(1)).added).toEqual([]);
    expect(read(months(6)).added).toEqual([['2026-01', '2027-01-10T13:30:00.000Z', 'scheduled']]);
  });

  test('N11 is not withdrawn by a list that may be incomplete, ends before it, or has lost a quarter', () => {
    const { read } = site();
    read(months(6));
    expect(read(months(6).slice(1), { coversUntil: null }).added).toEqual([]);
    expect(read(months(6).slice(0, 5), { coversUntil: '2027-06-01' }).added).toEqual([]);
    expect(read(months(6).slice(0, 4))).toMatchObject({ added: [], unconfirmed: 2 });
  });

  test('N11 is not withdrawn by lists that lost the rest of a year and have the whole next year, day after day', () => {
    const { read, stored } = site();
    const rest = [row(NOVEMBER, { period: '2026-10' }), row(DECEMBER, { period: '2026-11' })];
    const next = months(12).map(({ at }) => row(at, { period: `2027-${at.slice(5, 7)}` }));
    read([...rest, ...next]);
    for (const day of ['21', '22', '23'])
      expect(read(next, { readAt: `2026-11-${day}T06:00:00.000Z` })).toMatchObject({
        added: [],
        unconfirmed: 2,
      });
    expect(stored.filter(({ state }) => state === 'withdrawn')).toEqual([]);
    const last = { readAt: '2026-11-26T06:00:00.000Z' };
    expect(read(next, last)).toMatchObject({ added: [], unconfirmed: 1 });
  });
});

describe('a schedule with periods', () => {
  const quarter = { release: 'ons/first-gdp', period: '2026-Q3' } as const;
  const readAt = '2026-12-01T06:00:00.000Z';

  test('N11 a period that is over and listed again weeks later is a later estimate, and the first stays', () => {
    const { read } = site();
    read([row(NOVEMBER, quarter)]);
    const again = [row(DECEMBER, quarter)];
    expect(read(again, { readAt }).sightings).toMatchObject([{ occurrence: '2026-Q3 (2)', at: DECEMBER }]);
    expect(read(again, { readAt }).added).toEqual([]);
    const moved = '2026-12-29T13:30:00.000Z';
    expect(read([row(moved, quarter)], { readAt }).sightings).toMatchObject([
      { occurrence: '2026-Q3 (2)', at: moved },
    ]);
    expect(read([row(NOVEMBER, quarter), row(moved, quarter)], { readAt }).added).toEqual([]);
  });

  test('N11 a period that is put off is the same occurrence, also after its first day', () => {
    const { read } = site();
    read([row(NOVEMBER, quarter)]);
    const later = '2026-12-03T13:30:00.000Z';
    expect(read([row(later, quarter)], { readAt }).sightings).toMatchObject([{ occurrence: '2026-Q3' }]);
  });
});

describe('a list that is not whole', () => {
  const INCOME = 'bea/income';
  const all = [row(NOVEMBER), row(DECEMBER), row(JANUARY), row(NOVEMBER, { release: INCOME })];
  const without = all.filter((one) => one !== all[0]);

  test.each([
    ['a row of the release cannot be read', { unread: [GDP] as const }],
    ['a row cannot be read at all', { unread: [null] }],
    ['a row of another followed release cannot be read', { unread: [INCOME] as const }],
  ])('N11 withdraws nothing when %s', (_why, fields) => {
    const { read } = site();
    read(all);
    for (let day = 0; day < 3; day += 1)
      expect(read(without, fields)).toMatchObject({ added: [], unconfirmed: 1 });
    expect(read(without).added).toEqual([['2026-11-25', NOVEMBER, 'withdrawn']]);
  });

  test('N11 withdraws nothing when a release loses all its rows at once, and names it', () => {
    const { read } = site();
    read(all);
    expect(read(all.filter(({ release }) => release === GDP))).toMatchObject({ added: [], lost: [INCOME] });
  });

  test('N11 withdraws nothing when a period has two times', () => {
    const { read } = site();
    const month = (period: string, at: string) => row(at, { release: 'ons/gdp', period });
    const months = [month('2026-09', NOVEMBER), month('2026-10', DECEMBER), month('2026-11', JANUARY)];
    const [september, ...rest] = [...months, month('2026-12', '2027-02-25T13:30:00.000Z')];
    read([...rest, ...(september ? [september] : [])]);
    expect(read([...rest, month('2026-10', '2026-12-24T13:30:00.000Z')])).toMatchObject({
      added: [],
      conflicting: 2,
    });
  });

  test('N11 takes a new time for a move only when the missing row cannot be the unreadable one', () => {
    const { read } = site();
    read(all);
    const later = '2026-12-02T13:30:00.000Z';
    const news = [...without, row(later)];
    expect(read(news, { unread: [GDP] }).added).toEqual([['2026-12-02', later, 'scheduled']]);
    const other = site();
    other.read(all);
    expect(other.read(news, { unread: [INCOME] }).added).toEqual([['2026-11-25', later, 'scheduled']]);
  });
});

test('N11 an occurrence keeps its name when its period can be read later', () => {
  const { read } = site();
  read([row(NOVEMBER), row(DECEMBER)]);
  const named = [row(NOVEMBER, { period: '2026-Q3' }), row(DECEMBER, { period: '2026-11' })];
  expect(read(named).added).toEqual([]);
});

test('N11 a release that is cancelled and listed again has its new time', () => {
  const { read } = site();
  const period = { release: 'ons/gdp', period: '2026-09' } as const;
  const cancelled = row(NOVEMBER, { ...period, state: 'cancelled' });
  expect(read([cancelled]).added).toEqual([['2026-09', NOVEMBER, 'cancelled']]);
  expect(read([row(DECEMBER, period), cancelled])).toMatchObject({
    conflicting: 0,
    added: [['2026-09', DECEMBER, 'scheduled']],
  });
});

test('N11 a period with two times in one list has neither', () => {
  const { read } = site();
  const period = { release: 'ons/gdp', period: '2026-09' } as const;
  const news = read([
    row(NOVEMBER, period),
    row(DECEMBER, period),
    row(JANUARY, { ...period, period: '2026-11' }),
  ]);
  expect(news).toMatchObject({ conflicting: 2, added: [['2026-11', JANUARY, 'scheduled']] });
  expect(
    read([row(NOVEMBER, { ...period, period: '2026-11' }), row(DECEMBER, { ...period, period: '2026-11' })])
      .added,
  ).toEqual([]);
});

test('N11 no occurrence is lost or doubled, whatever a publisher moves', () => {
  const days = fc.uniqueArray(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 8 });
  const iso = (day: number) =>
    new Date(Date.parse('2026-11-21T13:30:00.000Z') + day * 86_400_000).toISOString();
  fc.assert(
    fc.property(fc.array(days, { minLength: 1, maxLength: 5 }), (lists) => {
      const { read, stored } = site();
      for (const list of lists) {
        read(list.map((day) => row(iso(day))));
        const newest = new Map(stored.map((one) => [one.occurrence, one]));
        const open = [...newest.values()].filter(({ state }) => state === 'scheduled').map(({ at }) => at);
        // A list that lost much withdraws nothing, so earlier times may remain; a time has one occurrence at most.
        expect(new Set(open).size).toBe(open.length);
        expect(open).toEqual(expect.arrayContaining(list.map(iso)));
      }
    }),
  );
});
