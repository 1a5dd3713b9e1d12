import type { ReadPoint } from '#feeds/official/reading.ts';
import { type SdmxRow, sdmxPoint } from '#feeds/official/sdmx-csv.ts';

/** The data flow of a code: "FM" of "FM/B+D.U2.EUR.4F.KR.DFR.LEV". */
export function flowOf(code: string): string {
  return code.slice(0, code.indexOf('/'));
}

/** The key of a code: one value for each dimension, or several joined by "+". */
export function keyOf(code: string): string {
  return code.slice(code.indexOf('/') + 1);
}

/** One key that all keys fit. It may fit more series than these. */
export function sharedKey(keys: readonly string[]): string {
  const dimensions = keys.map((key) => key.split('.').map((values) => values.split('+')));
  const [first = []] = dimensions;
  return first
    .map((_, index) => [...new Set(dimensions.flatMap((one) => one[index] ?? []))].join('+'))
    .join('.');
}

/** The values of a code among the rows of its flow. The daily and the change series of a rate ("D+B") have the same days. */
export function pointsOf(rows: readonly SdmxRow[], code: string): readonly ReadPoint[] {
  const wanted = keyOf(code)
    .split('.')
    .map((values) => new Set(values.split('+')));
  const own = rows.filter(({ KEY = '' }) => {
    const [flow, ...values] = KEY.split('.');
    return (
      flow === flowOf(code) &&
      values.length === wanted.length &&
      wanted.every((set, i) => set.has(values[i] ?? ''))
    );
  });
  return own.map(sdmxPoint);
}
