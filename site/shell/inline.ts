import { minifySync } from 'rolldown/utils';

/** The text of an inline script that runs a self-contained function on the window and on values that JSON can write. */
export function inlineCall<Values extends readonly unknown[]>(
  run: (view: Window & typeof globalThis, ...values: Values) => void,
  ...values: Values
): string {
  const given = ['window', ...values.map((value) => JSON.stringify(value))].join(',');
  return minifySync('inline.js', `(${run})(${given})`, { module: false }).code;
}
