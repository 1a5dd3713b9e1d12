import { createHash } from 'node:crypto';
import { MARKET_CODES } from '#feeds/cot/markets.ts';
import { type Answer, type Ask, json, type World } from './answer.ts';
import { addDays, newYorkInstant, newYorkSunday } from './newyork.ts';
import { MARKETS, type Market } from './payload.ts';
import { QueryError, queryRows, type SocrataRow } from './socrata.ts';

/** More than the year a client looks back over. */
const WEEKS = 64;
/** Of the reports that lack a figure. */
const BLANK_WEEKS_AGO = 55;
const FIGURES = [
  'open_interest_all',
  'noncomm_positions_long_all',
  'noncomm_positions_short_all',
  // The data set's own spelling.
  'noncomm_postions_spread_all',
  'comm_positions_long_all',
  'comm_positions_short_all',
  'nonrept_positions_long_all',
  'nonrept_positions_short_all',
] as const;

/** Markets that the site reads and `payloads/cftc.json` does not have: they move in their own way from the weeks of another one. */
const ADDED: readonly Market[] = Object.entries(MARKET_CODES)
  .filter(([, code]) => !MARKETS.some((market) => market.code === code))
  .map(([id, code]) => {
    const contract = id.replaceAll('-', ' ').toUpperCase();
    const { weeks = [] } = MARKETS.at(-1) ?? {};
    return {
      code,
      contract,
      market: `${contract} - CHICAGO MERCANTILE EXCHANGE`,
      units: '(CONTRACTS)',
      weeks,
    };
  });

/** Tuesdays whose report is out (Friday 15:30 in New York), newest first, "YYYY-MM-DD". */
function reportDays(now: Date): string[] {
  const sunday = newYorkSunday(now);
  const thisWeekIsOut = now >= newYorkInstant(addDays(sunday, 5), '15:30');
  const newest = addDays(sunday, thisWeekIsOut ? 2 : -5);
  return Array.from({ length: WEEKS }, (_, weeksAgo) => addDays(newest, -7 * weeksAgo));
}

function figures(market: Market, day: string): Record<string, string> {
  const week = Math.floor(Date.parse(`${day}T00:00:00Z`) / (7 * 86_400_000));
  const values = market.weeks[week % market.weeks.length] ?? [];
  const drift = driftOf(market, week);
  return Object.fromEntries(
    FIGURES.map((name, index) => [name, String((values[index] ?? 0) + (drift[name] ?? 0))]),
  );
}

/** A slow tide of about a year between the two groups' long sides: no two weeks are alike, the sides stay equal. */
function driftOf({ code, weeks }: Market, week: number): Readonly<Record<string, number>> {
  const [openInterest = 0] = weeks[0] ?? [];
  const contracts = Math.round(0.06 * openInterest * Math.sin(week / 8.3 + Number(code)));
  return { noncomm_positions_long_all: contracts, comm_positions_long_all: -contracts };
}

function reportRow(market: Market, day: string): SocrataRow {
  return {
    id: `${day.replaceAll('-', '').slice(2)}${market.code}F`,
    market_and_exchange_names: market.market,
    report_date_as_yyyy_mm_dd: `${day}T00:00:00.000`,
    contract_market_name: market.contract,
    cftc_contract_market_code: market.code,
    commodity_name: market.contract,
    ...figures(market, day),
    contract_units: market.units,
    futonly_or_combined: 'FutOnly',
  };
}

/** In one old week the peso has an empty figure and the Canadian dollar lacks one: neither means 0. */
function withBlanks(row: SocrataRow, blank: boolean): SocrataRow {
  if (blank && row.cftc_contract_market_code === '095741') return { ...row, noncomm_positions_short_all: '' };
  if (!blank || row.cftc_contract_market_code !== '090741') return row;
  const { noncomm_positions_long_all: _, ...rest } = row;
  return rest;
}

/** Legacy futures-only Commitments of Traders: every figure a string, as the Socrata API sends it. */
export function commitments(ask: Ask, world: World): Answer {
  const rows = reportDays(world.now).flatMap((day, weeksAgo) =>
    [...MARKETS, ...ADDED].map((market) => withBlanks(reportRow(market, day), weeksAgo === BLANK_WEEKS_AGO)),
  );
  try {
    const found = json(queryRows(rows, ask.query));
    const etag = `"${createHash('sha1').update(found.body).digest('base64url')}"`;
    return { ...found, headers: { ...found.headers, etag } };
  } catch (error) {
    if (!(error instanceof QueryError)) throw error;
    return json({ code: 'query.soql.invalid', error: true, message: error.message }, 400);
  }
}
