import { describe, expect, test } from 'vitest';
import { MARKET_CODES } from '#feeds/cot/markets.ts';
import { COT, OCCURRENCES, upstreamsAt } from './harness.ts';

const WEDNESDAY = '2026-08-12T14:07:00Z';

interface ChartingRow {
  readonly id: string;
  readonly title: string;
  readonly country: string;
  readonly date: string;
  readonly importance: number;
  readonly [name: string]: unknown;
}

describe('charting platform', () => {
  async function events(query: string) {
    const { json } = await upstreamsAt(WEDNESDAY);
    const answer = (await json(`/tradingview/events?${query}`)) as { status: string; result: ChartingRow[] };
    expect(answer.status).toBe('ok');
    return answer.result;
  }

  test('K3 gives numbers, units and scales, and raw values unscaled', async () => {
    const rows = await events(
      'from=2026-08-09T00:00:00.000Z&to=2026-08-16T00:00:00.000Z&countries=US,GB,EU,AU',
    );
    const titled = (title: string) => rows.find((row) => row.title === title);
    expect(titled('Inflation Rate MoM')).toMatchObject({
      country: 'US',
      currency: 'USD',
      ...{
        actual: 0.2,
        forecast: 0.3,
        previous: 0.4,
        unit: '%',
        importance: 1,
        indicator: 'Inflation Rate MoM',
      },
    });
    expect(titled('Initial Jobless Claims')).toMatchObject({ actual: 241, actualRaw: 241_000, scale: 'K' });
    expect(titled('JOLTs Job Openings')).toMatchObject({
      actual: null,
      forecast: 7.21,
      forecastRaw: 7_210_000,
    });
    expect(titled('Monthly Budget Statement')).toMatchObject({ forecast: -212.4, unit: '$', scale: 'B' });
    expect(titled('Fed Alder Speech')).toMatchObject({ actual: null, forecast: null, previous: null });
    expect(titled('Bank Holiday')).toMatchObject({
      ...{ indicator: 'Holidays', country: 'AU', importance: -1, date: '2026-08-10T00:00:00.000Z' },
    });
    expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
    expect(new Set(rows.map((row) => row.country))).toEqual(new Set(['US', 'GB', 'EU', 'AU']));
  });

  test('K3 includes both ends and cuts a long answer at its end', async () => {
    const one = await events('from=2026-08-11T12:30:00Z&to=2026-08-11T12:30:00Z&countries=US');
    expect(one.map((row) => row.title)).toEqual([
      'Core Inflation Rate MoM',
      'Inflation Rate MoM',
      'Inflation Rate YoY',
    ]);
    const long = await events('from=2026-01-04T00:00:00Z&to=2026-12-31T00:00:00Z');
    expect(long).toHaveLength(2000);
    expect(long[0]?.date.slice(0, 10)).toBe('2026-01-04');
    expect(Date.parse(long.at(-1)?.date ?? '')).toBeLessThan(Date.parse('2026-08-01'));
  });

  test('K3 refuses a range it cannot read', async () => {
    const { json } = await upstreamsAt(WEDNESDAY);
    const refused = await json('/tradingview/events?from=yesterday&to=tomorrow');
    expect(refused).toEqual({ status: 'bad_request', errmsg: 'parse error' });
  });
});

describe('investing portal', () => {
  interface Page {
    readonly events: { event_id: number; country_id: number; importance: string }[];
    readonly occurrences: { occurrence_id: number; event_id: number; [name: string]: unknown }[];
    readonly next_page_cursor: string | null;
  }

  test('K3 pages through all occurrences once, each with its definition beside it', async () => {
    const { json } = await upstreamsAt(WEDNESDAY);
    const query = 'domain_id=1&limit=40&start_date=2026-08-09T00:00:00Z&end_date=2026-08-16T00:00:00Z';
    const pages: Page[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = (await json(`${OCCURRENCES}?${query}&cursor=${encodeURIComponent(cursor)}`)) as Page;
      pages.push(page);
      cursor = page.next_page_cursor;
    }
    expect(pages.length).toBeGreaterThan(2);
    const ids = pages.flatMap((page) => page.occurrences.map((row) => row.occurrence_id));
    expect(new Set(ids).size).toBe(ids.length);
    for (const page of pages) {
      const kinds = new Set(page.events.map((kind) => kind.event_id));
      expect(page.occurrences.every((row) => kinds.has(row.event_id))).toBe(true);
    }
  });

  test('K3 filters by country and importance and gives numbers or null', async () => {
    const { json } = await upstreamsAt(WEDNESDAY);
    const query =
      'start_date=2026-08-11T00:00:00Z&end_date=2026-08-12T00:00:00Z&country_ids=5&importance=high';
    const page = (await json(`${OCCURRENCES}?${query}`)) as Page;
    expect(page.events.every((kind) => kind.country_id === 5 && kind.importance === 'high')).toBe(true);
    expect(page.occurrences[0]).toMatchObject({
      occurrence_time: '2026-08-11T12:30:00Z',
      ...{
        actual: 0.2,
        forecast: 0.3,
        previous: 0.2,
        unit: '%',
        precision: 1,
        actual_to_forecast: 'negative',
      },
    });
  });
});

describe('futures positioning', () => {
  type Report = Record<string, string>[];
  const where = (text: string) => `${COT}?$where=${encodeURIComponent(text)}&$limit=500`;

  test('N8 lists the markets for more than a year of Tuesdays, every figure a string, the sides equal', async () => {
    const { json } = await upstreamsAt(WEDNESDAY);
    const rows = (await json(`${COT}?$limit=500`)) as Report;
    const codes = Object.values(MARKET_CODES).sort();
    expect([...new Set(rows.map((row) => row.cftc_contract_market_code))].sort()).toEqual(codes);
    expect(rows).toHaveLength(codes.length * 64);
    for (const row of rows) {
      expect(Object.values(row).every((value) => typeof value === 'string')).toBe(true);
      expect(new Date(`${row.report_date_as_yyyy_mm_dd}Z`).getUTCDay()).toBe(2);
    }
    const sum = (row: Report[number], side: string) =>
      ['noncomm_positions', 'comm_positions', 'nonrept_positions']
        .map((name) => Number(row[`${name}_${side}_all`]))
        .reduce((a, b) => a + b, Number(row.noncomm_postions_spread_all));
    const whole = rows.filter((row) => row.noncomm_positions_short_all && row.noncomm_positions_long_all);
    for (const row of whole) {
      expect([sum(row, 'long'), sum(row, 'short')].map(String)).toEqual(Array(2).fill(row.open_interest_all));
    }
    const blank = rows.filter((row) => row.noncomm_positions_short_all === '');
    const lacking = rows.filter((row) => !('noncomm_positions_long_all' in row));
    expect([blank.length, lacking.length]).toEqual([1, 1]);
  });

  test('N8 Tuesday’s report appears on Friday 15:30 in New York and keeps its figures', async () => {
    const { json, moveTo } = await upstreamsAt('2026-08-14T19:29:00Z');
    const gold = `${COT}?cftc_contract_market_code=088691&$order=report_date_as_yyyy_mm_dd DESC&$limit=2`;
    const [before] = (await json(gold)) as Report;
    expect(before?.report_date_as_yyyy_mm_dd).toBe('2026-08-04T00:00:00.000');
    moveTo('2026-08-14T19:30:00Z');
    const after = (await json(gold)) as Report;
    expect(after[0]?.report_date_as_yyyy_mm_dd).toBe('2026-08-11T00:00:00.000');
    expect(after[1]).toEqual(before);
  });

  test('N8 understands the conditions a client sends and refuses others', async () => {
    const { json, get } = await upstreamsAt(WEDNESDAY);
    const listed = async (text: string) => ((await json(where(text))) as Report).length;
    expect(await listed("cftc_contract_market_code in('088691','099741')")).toBe(128);
    expect(
      await listed("cftc_contract_market_code = '088691' AND report_date_as_yyyy_mm_dd > '2026-07-14'"),
    ).toBe(3);
    const span = "report_date_as_yyyy_mm_dd between '2026-07-14' and '2026-07-21'";
    expect(await listed(`${span} AND cftc_contract_market_code='097741'`)).toBe(2);
    const some = (await json(
      `${COT}?$select=report_date_as_yyyy_mm_dd,open_interest_all&$limit=1`,
    )) as Report;
    expect(Object.keys(some[0] ?? {})).toEqual(['report_date_as_yyyy_mm_dd', 'open_interest_all']);
    const refused = await get(where("starts_with(market_and_exchange_names,'GOLD')"));
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ error: true });
  });
});
