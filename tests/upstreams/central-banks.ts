import { CURRENCY_TABLE } from '#contracts/account-currencies.ts';
import { REFERENCE_CURRENCIES } from '#contracts/reference-rates.ts';
import { isInCalendar, rateOn } from './agreed.ts';
import { type Answer, type Ask, answer, html, json, type World } from './answer.ts';
import { addDays, newYorkInstant } from './newyork.ts';
import { type Course, valuesOf } from './official.ts';

const DAY_MS = 86_400_000;
/** Decisions come every six weeks, from this Thursday on. */
const FIRST_DECISION = '2020-01-02';
const DECISION_EVERY = 42;
/** Per cent, in turn: one meeting in two changes nothing. */
const STEPS = [0, 0.25, 0.25, 0, 0, -0.25, -0.25, 0] as const;

interface Decision {
  /** "YYYY-MM-DD", a Thursday. */
  readonly day: string;
  readonly rate: number;
  readonly isChange: boolean;
}

/** All decisions until `now`, oldest first, at 18:00 UTC. */
function decisions(base: number, now: Date): readonly Decision[] {
  const found: Decision[] = [];
  for (let count = 0; ; count += 1) {
    const day = addDays(FIRST_DECISION, count * DECISION_EVERY);
    if (new Date(`${day}T18:00:00Z`) > now) return found;
    const rate = base + (STEPS[count % STEPS.length] ?? 0);
    found.push({ day, rate, isChange: found.at(-1)?.rate !== rate });
  }
}

const isWorkingDay = (day: string) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** The rate of each working day from `from` to `until`; a decision takes effect `afterDays` later. */
function daily(base: number, [from, until]: readonly [string, string], afterDays: number, now: Date) {
  const all = decisions(base, now);
  const days: { day: string; rate: number }[] = [];
  for (let day = from; day <= until; day = addDays(day, 1)) {
    const inForce = all.findLast((one) => addDays(one.day, afterDays) <= day);
    if (inForce && isWorkingDay(day)) days.push({ day, rate: inForce.rate });
  }
  return days;
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

const KEY_RATES: Readonly<Record<string, number>> = { DFR: 2, MRR_FR: 2.15, MLFR: 2.4 };
const BALANCE_SHEETS: Readonly<Record<string, Course>> = {
  'V.M30.X.I.U2.2300': { afterDays: 27, time: '08:00', decimals: 2, first: 3.1, growth: 0 },
  'U.A20T.A.I.U2.2240': { afterDays: 27, time: '08:00', decimals: 2, first: 3.1, growth: 0 },
  'U.A20T.A.I.U2.2250': { afterDays: 27, time: '08:00', decimals: 2, first: 2.7, growth: 0 },
};

/** `/service/data/<flow>/<key>?format=csvdata`: columns differ from flow to flow, a change of a rate is dated ahead. */
export function ecbFlow(path: string, { query }: Ask, world: World): Answer {
  const { now } = world;
  const [flow = '', key = ''] = path.split('/');
  const from = query.get('startPeriod') ?? '';
  const wanted = key.split('.').map((values) => values.split('+'));
  const fits = (series: string) => series.split('.').every((value, index) => wanted[index]?.includes(value));
  if (query.get('format') !== 'csvdata') return answer('application/xml', '<message:GenericData/>');
  const rows =
    flow === 'EXR'
      ? exchangeRows(fits, from, now)
      : flow === 'FM'
        ? rateRows(fits, from, world)
        : sheetRows(fits, from, now);
  if (rows.length === 0) return answer('text/plain', 'No results found.', 404);
  const head = ECB_HEADS[flow] ?? 'KEY,FREQ,TIME_PERIOD,OBS_VALUE,OBS_STATUS,OBS_CONF,TITLE';
  return answer('application/vnd.sdmx.data+csv', [head, ...rows, ''].join('\r\n'));
}

const ECB_HEADS: Readonly<Record<string, string>> = {
  FM: 'KEY,FREQ,REF_AREA,TIME_PERIOD,OBS_VALUE,OBS_STATUS,TITLE',
  EXR: 'KEY,FREQ,CURRENCY,CURRENCY_DENOM,EXR_TYPE,EXR_SUFFIX,TIME_PERIOD,OBS_VALUE,OBS_STATUS,TITLE_COMPL',
};

/** Invented rates of one euro; they move a little from day to day. */
function exchangeRows(fits: (series: string) => boolean, from: string, now: Date): string[] {
  const days: string[] = [];
  for (let day = from; day <= dayOf(now); day = addDays(day, 1)) if (isWorkingDay(day)) days.push(day);
  return REFERENCE_CURRENCIES.flatMap((currency) => {
    const series = `D.${currency}.EUR.SP00.A`;
    const { perEuro } = CURRENCY_TABLE[currency];
    if (!fits(series)) return [];
    return days.map((day) => {
      const rate = (perEuro * (1 + ((Date.parse(day) / DAY_MS) % 7) / 1000)).toFixed(4);
      return `EXR.${series},D,${currency},EUR,SP00,A,${day},${rate},A,"ECB reference exchange rate, ${currency}/Euro"`;
    });
  });
}

function rateRows(fits: (series: string) => boolean, from: string, world: World): string[] {
  const { now } = world;
  return Object.entries(KEY_RATES).flatMap(([item, base]) => {
    const series = (frequency: string) => `${frequency}.U2.EUR.4F.KR.${item}.LEV`;
    const row = (frequency: string, day: string, rate: number) =>
      `FM.${series(frequency)},${frequency},U2,${day},${rate},A,"Key rate, ${item}"`;
    const days = fits(series('D')) ? daily(base, [from, dayOf(now)], 6, now) : [];
    const id = `ecb/FM/D+B.U2.EUR.4F.KR.${item}.LEV`;
    const all = days.map(({ day, rate }) => ({ day, rate: rateOn(id, day, rate, world) }));
    const changes =
      fits(series('B')) && !isInCalendar(id) ? decisions(base, now).filter(({ isChange }) => isChange) : [];
    return [
      ...all.map(({ day, rate }) => row('D', day, rate)),
      ...changes
        .map(({ day, rate }) => ({ day: addDays(day, 6), rate }))
        .filter(({ day }) => day >= from)
        .map(({ day, rate }) => row('B', day, rate)),
    ];
  });
}

function sheetRows(fits: (series: string) => boolean, from: string, now: Date): string[] {
  return Object.entries(BALANCE_SHEETS).flatMap(([part, course]) => {
    const series = `M.U2.Y.${part}.Z01.A`;
    if (!fits(series)) return [];
    return valuesOf(course, part, now)
      .filter(({ period }) => period >= from)
      .map(({ period, text }) => `BSI.${series},M,${period},${text},A,F,"Euro area, ${part}"`);
  });
}

const FED_BASE = 3.5;
const STATEMENT_PATH = /^monetary(\d{4})(\d{2})(\d{2})a\.htm$/;

/** `/feeds/press_monetary.xml`, with a byte order mark; minutes of meetings are between the statements. */
export function fedNews({ now }: World): Answer {
  const items = decisions(FED_BASE, now)
    .slice(-6)
    .toReversed()
    .flatMap(({ day }) => [
      fedItem('Federal Reserve issues FOMC statement', day, 'a'),
      fedItem('Minutes of the Federal Open Market Committee', addDays(day, -21), 'a'),
    ]);
  const head = '<?xml version="1.0" encoding="utf-8" ?>\n<rss version="2.0"><channel><title>FRB</title>';
  return answer('text/xml', `\uFEFF${head}${items.join('\n')}</channel></rss>`);
}

function fedItem(title: string, day: string, letter: string): string {
  const link = `https://www.federalreserve.gov/newsevents/pressreleases/monetary${day.replaceAll('-', '')}${letter}.htm`;
  const at = new Date(`${day}T18:00:00Z`).toUTCString();
  return `<item><title>${title}</title><link><![CDATA[${link}]]></link><pubDate><![CDATA[${at}]]></pubDate></item>`;
}

/** A dash of the statements: a hyphen that does not break, as entity and as letter, and an en dash. */
const DASHES = ['&#8209;', '\u2011', '\u2013'] as const;

/** `/newsevents/pressreleases/monetaryYYYYMMDDa.htm`. */
export function fedStatement(name: string, { now }: World): Answer {
  const [, ...date] = STATEMENT_PATH.exec(name) ?? [];
  const all = decisions(FED_BASE, now);
  const index = all.findIndex(({ day }) => day === date.join('-'));
  const decision = all[index];
  if (!decision) return html('<h1>Page not found</h1>', 404);
  const dash = DASHES[index % DASHES.length] ?? '-';
  const [low, high] = [fraction(decision.rate, dash), fraction(decision.rate + 0.25, dash)];
  const before = all[index - 1]?.rate ?? decision.rate;
  const range =
    before === decision.rate
      ? `maintain the target range for the federal funds rate at <strong>${low} to ${high} percent</strong>`
      : `${before < decision.rate ? 'raise' : 'lower'} the target range for the federal funds rate by 1/4 percentage point to ${low} to&nbsp;${high} percent`;
  return html(
    `<!DOCTYPE html><html><body><p>Economic activity has expanded at 2 to 3 percent. The Committee decided to ${range}.</p><p>Voting against was a member, who preferred to maintain the target range for the federal funds rate at 5 to 5-1/4 percent.</p></body></html>`,
  );
}

function fraction(rate: number, dash: string): string {
  const whole = Math.floor(rate);
  const rest = ['', '1/4', '1/2', '3/4'][Math.round((rate - whole) * 4)] ?? '';
  if (rest === '') return String(whole);
  return whole === 0 ? rest : `${whole}${dash}${rest}`;
}

const PRODUCTION: Readonly<Record<string, Readonly<Record<string, Course>>>> = {
  ip_sa: {
    B50001: { afterDays: 17, time: '13:15', decimals: 4, first: 99, growth: 0.001 },
    B00004: { afterDays: 17, time: '13:15', decimals: 4, first: 97, growth: 0.0012 },
  },
  utl_sa: { B50001: { afterDays: 17, time: '13:15', decimals: 4, first: 76.4, growth: 0 } },
};

/** `/releases/g17/Current/ipdisk/ip_sa.txt`: a line for each series and year, other series between them. */
export function fedProduction(name: string, { now }: World): Answer {
  const courses = PRODUCTION[name];
  if (!courses) return html('<h1>Page not found</h1>', 404);
  const newest: number[] = [];
  const lines = Object.entries({
    ...courses,
    G333: { ...Object.values(courses)[0], first: 88 } as Course,
  }).flatMap(([code, course]) => {
    const values = valuesOf(course, code + name, now);
    newest.push(values.at(-1)?.releasedAt.getTime() ?? 0);
    const years = Map.groupBy(values, ({ period }) => period.slice(0, 4));
    return [
      `"${code}: Title of ${code}"`,
      ...[...years].map(
        ([year, months]) => `"${code}"  ${year}  ${months.map(({ text }) => text).join('   ')}`,
      ),
    ];
  });
  const file = answer('text/plain', [...lines, ''].join('\r\n'));
  const modified = new Date(Math.max(...newest)).toUTCString();
  return { ...file, headers: { ...file.headers, 'last-modified': modified } };
}

/** `/api/rates/unsecured/effr/last/<count>.json`: a day is published at 9 in New York on the next working day. */
export function effectiveRates(count: number, { now }: World): Answer {
  const until = dayOf(now);
  const days = daily(FED_BASE, [addDays(until, -count * 2 - 6), until], 1, now).filter(({ day }) => {
    let next = addDays(day, 1);
    while (!isWorkingDay(next)) next = addDays(next, 1);
    return now >= newYorkInstant(next, '09:00');
  });
  const refRates = days
    .slice(-count)
    .toReversed()
    .map(({ day, rate }) => ({
      effectiveDate: day,
      type: 'EFFR',
      percentRate: rate + 0.08,
      targetRateFrom: rate,
      targetRateTo: rate + 0.25,
      revisionIndicator: '',
    }));
  return json({ refRates });
}

const SURVEY: Course = { afterDays: -14, time: '12:30', decimals: 1, first: 7.2, growth: 0 };

/** The Empire State file: one column of many; a question that was not asked is "ND". */
export function empireState({ now }: World): Answer {
  const rows = valuesOf(SURVEY, 'empire', now).map(({ period, text }) => {
    const [year = 0, month = 0] = period.split('-').map(Number);
    const last = new Date(Date.UTC(year, month, 1) - DAY_MS).toISOString().slice(0, 10);
    return `${last},${text},4.1,ND`;
  });
  return answer('text/csv', ['surveyDate,GACDISA,NOCDISA,ASCDISA', ...rows, ''].join('\n'));
}

/** `/valet/observations/<names>/json`: newest last; a holiday has no row. */
export function valet(names: string, { query }: Ask, world: World): Answer {
  const { now } = world;
  const asked = names.split(',');
  if (!asked.includes('V39079')) return json({ message: `Series ${names} not found.` }, 404);
  const days = daily(2.25, [query.get('start_date') ?? '2026-01-01', dayOf(now)], 1, now);
  return json({
    terms: { url: 'https://www.bankofcanada.ca/terms/' },
    seriesDetail: {
      V39079: { label: 'Target for the overnight rate', dimension: { key: 'd', name: 'Date' } },
    },
    observations: days.map(({ day, rate }) => ({
      d: day,
      V39079: { v: rateOn('boc/V39079', day, rate, world).toFixed(2) },
    })),
  });
}

/** `/api/cube/snbgwdzid/data/csv/en?dimSel=D0(LZ)`: byte order mark, semicolons, lines about the cube; three days behind. */
export function snbCube(cube: string, { query }: Ask, world: World): Answer {
  const { now } = world;
  const [, item = ''] = /^D0\((\w+)\)$/.exec(query.get('dimSel') ?? '') ?? [];
  if (cube !== 'snbgwdzid' || item !== 'LZ') return json({ message: 'Not found' }, 404);
  const until = dayOf(new Date(now.getTime() - 3 * DAY_MS));
  const days = daily(0.25, [query.get('fromDate') ?? '2026-01-01', until], 1, now);
  const rows = days.map(
    ({ day, rate }, index) =>
      `"${day}";"LZ";"${index === 0 ? '' : rateOn('snb/snbgwdzid/LZ', day, rate, world).toFixed(2)}"`,
  );
  const head = ['"CubeId";"snbgwdzid"', `"PublishingDate";"${dayOf(now)} 09:00"`, '', '"Date";"D0";"Value"'];
  return answer('text/csv', `\uFEFF${[...head, ...rows, ''].join('\r\n')}`);
}
