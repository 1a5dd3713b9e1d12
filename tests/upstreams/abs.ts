import { type Answer, type Ask, answer, type World } from './answer.ts';
import { type Course, followedValues } from './official.ts';

interface Flow extends Course {
  readonly measure: string;
  /** Power of ten. */
  readonly power: number;
}

const FLOWS: Readonly<Record<string, Flow>> = {
  'CPI/3.10001.10.50.M': rate({ afterDays: 27, first: 3.4 }),
  'ANA_AGG/M2.GPM.20.AUS.Q': rate({ isQuarterly: true, afterDays: 63, first: 0.4 }),
  'WPI/3.THRPEB.7.TOT.20.AUS.Q': rate({ isQuarterly: true, afterDays: 46, first: 3.3 }),
  // Labour figures are not rounded.
  'LF/M13.3.1599.20.AUS.M': rate({ afterDays: 18, first: 4.3, decimals: 8 }),
  'LF/M3.3.1599.20.AUS.M': {
    ...rate({ afterDays: 18, first: 14_600, decimals: 8 }),
    growth: 0.0015,
    measure: 'NUM',
    power: 3,
  },
  'HSI_M/8.TOT.CUR.20.AUS.M': rate({ afterDays: 35, first: 0.4 }),
  'ITGS/M1.170.20.AUS.M': { ...rate({ afterDays: 36, first: 2_900, decimals: 0 }), measure: 'AUD', power: 6 },
};

function rate(own: Partial<Course> & Pick<Course, 'afterDays' | 'first'>): Flow {
  return { time: '01:30', decimals: 1, growth: 0, measure: 'PCT', power: 0, ...own };
}

/** `/rest/data/ABS,<flow>/<key>?format=csv`: the columns of the key differ from flow to flow. */
export function absFlow(name: string, { query }: Ask, world: World): Answer {
  const flow = FLOWS[name];
  if (!flow || query.get('format') !== 'csv') return answer('text/plain', 'NoRecordsFound', 404);
  const from = query.get('startPeriod') ?? '';
  const [id = '', key = ''] = name.split('/');
  const head = [
    'DATAFLOW',
    ...key.split('.').map((_, index) => `DIMENSION_${index + 1}`),
    'TIME_PERIOD,OBS_VALUE,UNIT_MEASURE,UNIT_MULT,OBS_STATUS,OBS_COMMENT,DECIMALS',
  ].join(',');
  const rows = followedValues(flow, `abs/${name}`, world)
    .filter(({ period }) => period >= from)
    .map(
      ({ period, text }) =>
        `ABS:${id}(1.0.0),${key.replaceAll('.', ',')},${period},${text},${flow.measure},${flow.power},,,1`,
    );
  return answer('application/vnd.sdmx.data+csv', [head, ...rows, ''].join('\r\n'));
}
