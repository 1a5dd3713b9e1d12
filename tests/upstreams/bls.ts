import * as z from 'zod/mini';
import { AHEAD_MS, asCalendar, isInCalendar } from './agreed.ts';
import { type Answer, type Ask, json, type World } from './answer.ts';
import { KEYS } from './keys.ts';
import { addDays, newYorkInstant } from './newyork.ts';

/** Series of one survey: how their values run, and when a month of it comes out in New York. */
interface Survey {
  readonly series: RegExp;
  readonly isQuarterly: boolean;
  readonly afterDays: number;
  readonly time: string;
  readonly decimals: number;
  readonly first: number;
  /** Share by which a value grows from one period to the next. */
  readonly growth: number;
  /** Share by which a first print is below the later value; 0: never revised. */
  readonly revision: number;
}

const SURVEYS: readonly Survey[] = [
  survey(/^CES0500000003$/, { afterDays: 4, decimals: 2, first: 31, growth: 0.003, revision: 0.0006 }),
  survey(/^CES0500000002$/, { afterDays: 4, decimals: 1, first: 34.2, growth: 0 }),
  survey(/^CES/, { afterDays: 4, decimals: 0, first: 128_000, growth: 0.0008, revision: 0.0002 }),
  survey(/^LNS/, { afterDays: 4, decimals: 1, first: 4.1, growth: 0 }),
  survey(/^C[UW]/, { afterDays: 11, decimals: 3, first: 290, growth: 0.0024 }),
  survey(/^WP/, { afterDays: 12, decimals: 3, first: 140, growth: 0.002, revision: 0.0004 }),
  survey(/^EI/, { afterDays: 14, decimals: 1, first: 135, growth: 0.002, revision: 0.002 }),
  survey(/^JT/, { afterDays: 33, time: '10:00', decimals: 0, first: 7_400, growth: -0.001, revision: 0.009 }),
  survey(/^CI/, { isQuarterly: true, afterDays: 30, decimals: 1, first: 0.9, growth: 0 }),
  survey(/^PR/, { isQuarterly: true, afterDays: 35, decimals: 1, first: 2.1, growth: 0 }),
];

function survey(
  series: RegExp,
  own: Partial<Survey> & Pick<Survey, 'afterDays' | 'decimals' | 'first' | 'growth'>,
): Survey {
  return { series, isQuarterly: false, time: '08:30', revision: 0, ...own };
}

/** Price indices have a base year. */
const IS_INDEX = /^(C[UW]|WP|EI)/;

/** Periods are counted from here. */
const FIRST_YEAR = 2020;
/** No figures were collected in this month: the publisher writes "-". */
const LOST_MONTH = '2025-10';

/** Limits of the two versions of the API; the second one needs a key. */
const MOST_SERIES = { v1: 25, v2: 50 } as const;

const question = z.object({
  seriesid: z.array(z.string()).check(z.minLength(1)),
  startyear: z.string().check(z.regex(/^\d{4}$/)),
  endyear: z.string().check(z.regex(/^\d{4}$/)),
  registrationkey: z.optional(z.string()),
  calculations: z.optional(z.boolean()),
});

/** `POST /publicAPI/<version>/timeseries/data/`: every error too comes with HTTP 200, and quotes what was sent. */
export function blsSeries(version: keyof typeof MOST_SERIES, { body }: Ask, world: World): Answer {
  const asked = question.safeParse(parsed(body));
  if (!asked.success) return refused('No valid series were found in the request.');
  const { seriesid, startyear, endyear, registrationkey = '', calculations = false } = asked.data;
  if (version === 'v2' && registrationkey !== KEYS.BLS_KEY)
    return refused(`The key:${registrationkey} provided by the User is invalid.`);
  const most = MOST_SERIES[version];
  if (seriesid.length > most) return refused(`The number of series exceeds the limit of ${most}.`);
  const message: string[] = [];
  const series = seriesid.map((seriesID) => {
    const found = SURVEYS.find((one) => one.series.test(seriesID));
    if (!found) message.push(`Invalid Series for Series ${seriesID}`);
    const { rebasedBy } = world;
    const rebased = found && IS_INDEX.test(seriesID) ? { ...found, first: found.first / rebasedBy } : found;
    const data = rebased ? points(rebased, seriesID, [Number(startyear), Number(endyear)], world) : [];
    return { seriesID, data: version === 'v2' && calculations ? withChanges(data) : data };
  });
  return json({ status: 'REQUEST_SUCCEEDED', responseTime: 142, message, Results: { series } });
}

export function refused(message: string): Answer {
  return json({ status: 'REQUEST_NOT_PROCESSED', responseTime: 0, message: [message], Results: {} });
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

const SPANS = [1, 3, 6, 12] as const;

/** The changes of the published values, as the publisher rounds them; none across a value that is not there. */
function withChanges(data: readonly PointRow[]): object[] {
  const ofPeriods = data.filter(({ period }) => period !== 'M13');
  return data.map((point) => {
    const at = ofPeriods.indexOf(point);
    const changes = SPANS.flatMap((span) => {
      const before = at < 0 ? undefined : ofPeriods[at + span];
      const [value, base] = [Number(point.value), Number(before?.value)];
      if (!(base > 0) || Number.isNaN(value)) return [];
      const decimals = point.value.split('.')[1]?.length ?? 0;
      return [
        [String(span), (value - base).toFixed(decimals), ((value / base - 1) * 100).toFixed(1)] as const,
      ];
    });
    const calculations = {
      net_changes: Object.fromEntries(changes.map(([span, net]) => [span, net])),
      pct_changes: Object.fromEntries(changes.map(([span, , percent]) => [span, percent])),
    };
    return { ...point, calculations };
  });
}

interface PointRow {
  readonly year: string;
  readonly period: string;
  readonly value: string;
}

/** Newest first, as the publisher sends them; before each December the mean of the year. */
function points(survey: Survey, id: string, [from, to]: readonly [number, number], world: World) {
  const rows: PointRow[] = [];
  for (const { year, number, text } of published(survey, id, world).toReversed()) {
    if (year < from || year > to) continue;
    const isLatest = rows.length === 0;
    const period = `${survey.isQuarterly ? 'Q' : 'M'}${number}`;
    const isLost = id.startsWith('CU') && `${year}-${number}` === LOST_MONTH;
    const value = isLost ? '-' : text;
    const notes = isLatest && survey.revision > 0 ? [{ code: 'P', text: 'preliminary' }] : [{}];
    const lost = [{ code: 'X', text: 'Data unavailable due to the 2025 lapse in appropriations' }];
    const mean = { year: String(year), period: 'M13', periodName: 'Annual', value, footnotes: [{}] };
    if (period === 'M12') rows.push(mean);
    const point = {
      year: String(year),
      period,
      ...(isLatest && { latest: 'true' }),
      value,
      footnotes: isLost ? lost : notes,
    };
    rows.push(point);
  }
  return rows;
}

/** What is out, oldest first; the newest value is revised with the next one, where no event of the calendar shows the series. */
function published(survey: Survey, id: string, world: World) {
  const until = new Date(world.now.getTime() + AHEAD_MS);
  const out = asCalendar(`bls/${id}`, usualValues(survey, id, until), survey, world);
  if (isInCalendar(`bls/${id}`)) return out;
  return out.map((value, count) =>
    count < out.length - 1
      ? value
      : { ...value, text: valueAt(survey, id, count, true).toFixed(survey.decimals) },
  );
}

function usualValues(survey: Survey, id: string, until: Date) {
  const { isQuarterly, afterDays, time, decimals } = survey;
  const perYear = isQuarterly ? 4 : 12;
  const years = until.getUTCFullYear() - FIRST_YEAR + 1;
  const all = Array.from({ length: years * perYear }, (_, count) => {
    const months = ((count + 1) * 12) / perYear;
    const next = `${FIRST_YEAR + Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`;
    const year = FIRST_YEAR + Math.floor(count / perYear);
    const number = String((count % perYear) + 1).padStart(2, '0');
    return {
      year,
      number,
      period: isQuarterly ? `${year}-Q${Number(number)}` : `${year}-${number}`,
      text: valueAt(survey, id, count, false).toFixed(decimals),
      releasedAt: newYorkInstant(addDays(next, afterDays - 1), time),
    };
  });
  return all.filter(({ releasedAt }) => releasedAt <= until);
}

/** A steady growth with a wave, so that no two months are alike. */
function valueAt({ first, growth, revision }: Survey, id: string, count: number, isLatest: boolean): number {
  const phase = [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const wave = growth === 0 ? 0.06 : Math.abs(growth) / 3;
  const value = first * (1 + growth) ** count * (1 + wave * Math.sin(count + phase));
  return isLatest ? value * (1 - revision) : value;
}
