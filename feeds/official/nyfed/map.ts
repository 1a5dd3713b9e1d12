import { csvRows } from '#feeds/csv.ts';
import { decimalOf, type ReadPoint } from '#feeds/official/reading.ts';
import { FeedError } from '#feeds/ports.ts';
import { type Rates, rateSchema } from './schema.ts';

/** One end of the target range of each day: "targetRateFrom" or "targetRateTo". */
export function ratePoints({ refRates }: Rates, name: string): readonly ReadPoint[] {
  return refRates.map((row): ReadPoint => {
    const rate = rateSchema.safeParse(row);
    if (!rate.success) return 'malformed_row';
    const given = name === 'targetRateFrom' ? rate.data.targetRateFrom : rate.data.targetRateTo;
    const value = decimalOf(String(given));
    return value === null ? 'malformed_row' : { period: rate.data.effectiveDate, value, flag: null };
  });
}

/** The months of one column, dated by the last day of the month; "ND" is a month without a value. */
export function surveyPoints(text: string, column: string, since: string): readonly ReadPoint[] {
  if (!/^surveyDate,/.test(text)) throw new FeedError('malformed', 'nyfed: the survey has another header');
  return csvRows('nyfed survey', text).flatMap(({ surveyDate = '', [column]: cell = '' }): ReadPoint[] => {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(surveyDate)) return ['malformed_row'];
    if (surveyDate < since) return [];
    if (cell === 'ND' || cell === '') return ['missing'];
    const value = decimalOf(cell);
    return [value === null ? 'malformed_row' : { period: surveyDate.slice(0, 7), value, flag: null }];
  });
}
