import { expect, test } from 'vitest';
import { surpriseOf } from './surprise.ts';
import { surpriseSize } from './surprise-size.ts';

/** Actual and forecast in the vendors' notations; the last two write one amount in two scales. */
const NOTATIONS: readonly (readonly [(value: string) => string, (value: string) => string])[] = [
  [(value) => `${value}%`, (value) => `${value}%`],
  [(value) => value, (value) => value],
  [(value) => `$${value}B`, (value) => `${value}B`],
  [(value) => `${value} €B`, (value) => `€${value}B`],
  [(value) => `${value}M`, (value) => `${value}K`],
  [(value) => `${value}K`, (value) => `${value}M`],
];
const NUMBERS =
  '-16 -16.4 -16.5 -16.6 -0.2 -0.175 0 -0.0 0.04 0.05 0.1 1.35 1340 3 3.0 3.2 3.25 53 53.4 101.04'.split(' ');
const EARLIER = ['1', '2.5', '-1', '0', '4', '-3'];

test('K3 K4 the arrow, the difference and its deviations agree for every pair of figures', () => {
  const faults = NOTATIONS.flatMap(([actualOf, forecastOf]) =>
    NUMBERS.flatMap((got) =>
      NUMBERS.flatMap((foreseen) =>
        [null, ...NUMBERS].flatMap((before) => {
          const outcome = {
            actual: actualOf(got),
            forecast: forecastOf(foreseen),
            previous: before === null ? null : forecastOf(before),
          };
          const earlier = EARLIER.map((miss) => ({ actual: actualOf(miss), forecast: actualOf('0.0') }));
          const size = surpriseSize(outcome, earlier);
          const up = surpriseOf({ ...outcome, direction: 'higher' });
          const down = surpriseOf({ ...outcome, direction: 'lower' });
          const said = `${up} ${down} ${signOf(size?.difference)} ${Math.sign(size?.deviations ?? 0)}`;
          return AGREE.has(said) || SMALL.has(said) ? [] : [`${JSON.stringify(outcome)}: ${said}`];
        }),
      ),
    ),
  );
  expect(faults).toEqual([]);
});

const AGREE = new Set(['positive negative + 1', 'negative positive - -1', 'null null 0 0']);
/** A difference below a twentieth of a deviation is written as none of them. */
const SMALL = new Set(['positive negative + 0', 'negative positive - 0']);

/** The sign of a difference's text, with a digit that is not zero behind it; "0" without one. */
function signOf(difference: string | undefined): string {
  if (difference === undefined) return '?';
  if (/^[+-].*[1-9]/.test(difference)) return difference.charAt(0);
  return /^\D*0(?:\D|$)/.test(difference) && !/^[+-]/.test(difference) ? '0' : '?';
}
