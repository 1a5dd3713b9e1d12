import { minifySync } from 'rolldown/utils';

/** Returns the source of an inline script that calls a self-contained function with the window and JSON values. */
export function inlineCall<Values extends readonly unknown[]>(
  run: (view: Window & typeof globalThis, ...values: Values) => void,
  ...values: Values
): string {
  const given = ['window', ...values.map((value) => JSON.stringify(value))].join(',');
  return minifySync('inline.js', `(${run})(${given})`, { module: false }).code;
}
