import { type Answer, json, type World } from './answer.ts';
import { KEYS } from './keys.ts';
import { addDays } from './newyork.ts';
import { type Course, followedValues, type Value } from './official.ts';

/** Six in the morning in Mexico City. */
const TIME = '12:00';
const monthly = (afterDays: number, decimals: number, first: number, growth: number): Course => ({
  afterDays,
  time: TIME,
  decimals,
  first,
  growth,
});

const COURSES: Readonly<Record<string, Course>> = {
  910392: monthly(8, 3, 107, 0.0037),
  910393: monthly(8, 3, 106, 0.0039),
  737121: monthly(52, 4, 98, 0.0012),
  736407: monthly(41, 4, 97, 0.001),
  718506: monthly(50, 4, 99, 0.0016),
  444603: monthly(26, 2, 2.8, 0),
  454186: monthly(5, 2, 46, 0),
  735879: { ...monthly(53, 3, 23_900_000, 0.003), isQuarterly: true },
};
/** Half-monthly indices; a half comes out a week after its end. */
const HALVES: Readonly<Record<string, { readonly first: number; readonly growth: number }>> = {
  910420: { first: 107, growth: 0.0018 },
  910421: { first: 106, growth: 0.0019 },
};
/** Changes on a year before, which the institute calculates from another indicator. */
const CHANGES: Readonly<Record<string, readonly [of: string, periods: number]>> = {
  910406: ['910392', 12],
  910407: ['910393', 12],
  910438: ['910420', 24],
  910439: ['910421', 24],
  737145: ['737121', 12],
  736526: ['736407', 12],
  718507: ['718506', 12],
  735904: ['735879', 4],
};

function halvesOf(id: string, now: Date): Value[] {
  const { first, growth } = HALVES[id] ?? { first: 0, growth: 0 };
  const values: Value[] = [];
  for (let count = 0; ; count += 1) {
    const month = `${2022 + Math.floor(count / 24)}-${String((Math.floor(count / 2) % 12) + 1).padStart(2, '0')}`;
    const isFirst = count % 2 === 0;
    const releasedAt = new Date(`${addDays(`${month}-01`, isFirst ? 22 : 38)}T${TIME}:00Z`);
    if (releasedAt > now) return values;
    const text = (first * (1 + growth) ** count * (1 + 0.0007 * Math.sin(count))).toFixed(3);
    values.push({ period: `${month}/0${isFirst ? 1 : 2}`, text, releasedAt });
  }
}

function indicatorOf(
  id: string,
  world: World,
): { readonly freq: string; readonly values: readonly Value[] } | null {
  if (HALVES[id]) return { freq: '15', values: halvesOf(id, world.now) };
  const course = COURSES[id];
  if (course)
    return { freq: course.isQuarterly ? '4' : '8', values: followedValues(course, `inegi/${id}`, world) };
  const [of, periods] = CHANGES[id] ?? [];
  const base = of === undefined ? null : indicatorOf(of, world);
  if (!base || periods === undefined) return null;
  const values = base.values.slice(periods).map((value, index) => ({
    ...value,
    text: String((Number(value.text) / Number(base.values[index]?.text) - 1) * 100),
  }));
  return { freq: base.freq, values };
}

/** "2026/08"; quarter 2 is "2026/02". */
const spelled = (period: string) => period.replace('-Q', '-0').replace('-', '/');
/** 17 digits of the binary number, and zeros up to 20 decimals. */
function longText(text: string): string {
  const [whole = '', decimals = ''] = Number(text).toPrecision(17).split('.');
  return `${whole}.${decimals.padEnd(20, '0')}`;
}

/** `…/INDICATOR/<ids>/es/00/false/BIE-BISE/2.0/<token>`: the whole history of some indicators. */
export function inegiIndicators(question: string, world: World): Answer {
  const [, ids = '', token] = /^([\d,]+)\/es\/00\/false\/BIE-BISE\/2\.0\/([^/]+)$/.exec(question) ?? [];
  if (token !== KEYS.INEGI_TOKEN)
    return json(['ErrorInfo:Error', 'ErrorDetails:El token no es válido', 'ErrorCode:200'], 400);
  const found = ids.split(',').flatMap((id) => {
    const indicator = indicatorOf(id, world);
    return indicator ? [{ id, ...indicator }] : [];
  });
  if (found.length === 0) return json({ ErrorInfo: 'No se encontraron resultados' });
  return json({
    Header: { Name: 'Datos compactos BIE-BISE' },
    Series: found.map(({ id, freq, values }) => ({
      INDICADOR: id,
      FREQ: freq,
      OBSERVATIONS: values
        .map(({ period, text }) => ({ TIME_PERIOD: spelled(period), OBS_VALUE: longText(text) }))
        .reverse(),
    })),
  });
}
