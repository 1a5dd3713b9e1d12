import { type Answer, type Ask, json, type World } from './answer.ts';
import { KEYS } from './keys.ts';
import { type Course, followedValues } from './official.ts';

const TABLE = '0004052037';
/** 08:30 in Tokyo is the evening before in UTC. */
const YEARLY_CHANGE: Course = { afterDays: 19, time: '23:30', decimals: 1, first: 2.6, growth: 0 };
const ITEMS: ReadonlySet<string> = new Set(['0001', '0161']);

const result = (STATUS: number, ERROR_MSG: string, fields: object = {}) =>
  json({ GET_STATS_DATA: { RESULT: { STATUS, ERROR_MSG, DATE: '2026-09-24' }, ...fields } });

/** `/rest/3.0/app/json/getStatsData`: quarters and years among the months, and errors in HTTP 200. */
export function estatData({ query }: Ask, world: World): Answer {
  if (query.get('appId') !== KEYS.ESTAT_APPID)
    return result(100, '認証に失敗しました。アプリケーションIDを確認して下さい。');
  const items = (query.get('cdCat01') ?? '').split(',').filter((item) => ITEMS.has(item));
  if (query.get('statsDataId') !== TABLE || query.get('cdTab') !== '3' || items.length === 0)
    return result(1, '正常に終了しましたが、該当データはありませんでした。');
  const from = query.get('cdTimeFrom') ?? '';
  const VALUE = items.flatMap((item) =>
    followedValues(YEARLY_CHANGE, `estat/${TABLE}/3/${item}/00000`, world).flatMap(({ period, text }) => {
      const [year = '', month = ''] = period.split('-');
      const row = (time: string) => ({
        '@tab': '3',
        '@cat01': item,
        '@area': '00000',
        '@time': time,
        '@unit': '%',
        $: text,
      });
      const rows = [row(`${year}00${month}${month}`)];
      if (month === '03') rows.push(row(`${year}000103`));
      if (month === '12') rows.push(row(`${year}000000`));
      return rows.filter((one) => one['@time'] >= from);
    }),
  );
  return result(0, '正常に終了しました。', {
    STATISTICAL_DATA: { RESULT_INF: { TOTAL_NUMBER: VALUE.length }, DATA_INF: { VALUE } },
  });
}
