import { rateOn } from './agreed.ts';
import { type Answer, type Ask, json, type World } from './answer.ts';
import { KEYS } from './keys.ts';
import { addDays } from './newyork.ts';
import { type Course, valuesOf, withCommas } from './official.ts';

const REMITTANCES: Course = { afterDays: 31, time: '15:00', decimals: 2, first: 4_100, growth: 0.004 };
/** The day from which a new target holds, every six weeks. */
const FIRST_CHANGE = '2023-01-06';
const MEETING_DAYS = 42;
const MEXICO_HOURS = 6;
const DAY_MS = 86_400_000;

const spelled = (day: string) => day.split('-').reverse().join('/');

function targetOn(day: string, world: World): string {
  const meetings = Math.floor((Date.parse(day) - Date.parse(FIRST_CHANGE)) / (MEETING_DAYS * DAY_MS));
  const usual = 9 + 2 * Math.cos(meetings / 5);
  return rateOn('banxico/SF61745', day, usual, world).toFixed(2);
}

function pointsOf(
  id: string,
  from: string,
  to: string,
  world: World,
): { fecha: string; dato: string }[] | null {
  const { now } = world;
  if (id === 'SE27803') {
    const values = valuesOf(REMITTANCES, id, now).filter(({ period }) => `${period}-01` >= from);
    const points = values.map(({ period, text }) => ({
      fecha: spelled(`${period}-01`),
      dato: withCommas(text),
    }));
    return [...points, { fecha: spelled(`${to.slice(0, 7)}-01`), dato: 'N/E' }];
  }
  if (id !== 'SF61745') return null;
  const today = new Date(now.getTime() - MEXICO_HOURS * 3_600_000).toISOString().slice(0, 10);
  const points: { fecha: string; dato: string }[] = [];
  for (let day = from; day <= to && day <= today; day = addDays(day, 1))
    points.push({ fecha: spelled(day), dato: targetOn(day, world) });
  return points;
}

/** `…/series/<ids>/datos/<from>/<to>`: the token is in a header; a month without a value is "N/E". */
export function banxicoSeries(question: string, { headers }: Ask, world: World): Answer {
  if (headers['bmx-token'] !== KEYS.BANXICO_TOKEN)
    return json({ error: { mensaje: 'Token inválido', detalle: 'El token de consulta es inválido' } }, 401);
  const [, ids = '', from = '', to = ''] =
    /^([\w,]+)\/datos\/(\d{4}-\d{2}-\d{2})\/(\d{4}-\d{2}-\d{2})$/.exec(question) ?? [];
  const series = ids.split(',').flatMap((idSerie) => {
    const datos = pointsOf(idSerie, from, to, world);
    return datos ? [{ idSerie, titulo: idSerie, datos }] : [];
  });
  return json({ bmx: { series } });
}
