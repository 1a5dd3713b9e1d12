import type { MessageKey } from '#content/words/translate.ts';
import { type AccountCurrency, CURRENCY_TABLE } from '#contracts/account-currencies.ts';
import { formatNumber } from '#domain/format.ts';
import { isReadTwice, readNumber, unitsIn } from './read-number.ts';

export type ProblemKey = Extract<MessageKey, `lab.problem.${string}`>;

/** What is wrong with a field, in words, with the limits that the words may name. */
export interface Problem {
  readonly key: ProblemKey;
  readonly low?: number;
  readonly high?: number;
  /** The piece that cannot be read. */
  readonly text?: string;
}

export type Problems<Name extends string> = Readonly<Partial<Record<Name, Problem>>>;

/** How a text was read that could also be another number. */
export type ReadAs<Name extends string> = Readonly<Partial<Record<Name, number>>>;

/** Fields as typed, read: all values, or what is wrong. */
export interface Reading<Name extends string, Good> {
  readonly problems: Problems<Name>;
  readonly readAs: ReadAs<Name>;
  readonly good: Good | null;
}

interface Kind {
  /** The size that such a value usually has; null for money and whole numbers: see `readNumber`. */
  readonly usual: number | null;
  readonly low: number;
  readonly high: number;
  readonly isWhole?: boolean;
  /** The unit that may be typed beside the number; another one means another number. Default: none. */
  readonly unit?: FieldUnit;
}

export type FieldUnit = '%' | 'R' | 'pips' | AccountCurrency;

/** How each unit is written, in small letters; the dollar sign alone is that of the field's own currency. */
const UNITS: Readonly<Record<FieldUnit, { readonly written: readonly string[] }>> = {
  '%': { written: ['%'] },
  R: { written: ['r'] },
  pips: { written: ['pip', 'pips'] },
  ...CURRENCY_TABLE,
};

/** A number in another unit than the field's; null when it has none, or the field's own. */
function unitProblem(text: string, unit: FieldUnit | undefined): Problem | null {
  const found = unitsIn(text).map((one) => one.toLowerCase());
  if (found.length === 0) return null;
  if (unit === undefined) return { key: 'lab.problem.bare' };
  const isOwn = found.every((one) => UNITS[unit].written.includes(one));
  return isOwn ? null : { key: 'lab.problem.unit', text: unit };
}

/** Whether a text is as the site itself writes that number: "10,000", "1.16000". */
function isAsWritten(text: string, value: number): boolean {
  const [, decimals = ''] = text.trim().split('.');
  return [String(value), formatNumber(value, decimals.length, 'en')].includes(text.trim());
}

/** Reads fields one by one and collects what is wrong with them. */
export function readFields<Name extends string>(entries: Readonly<Record<Name, string>>) {
  const problems: Partial<Record<Name, Problem>> = {};
  const readAs: Partial<Record<Name, number>> = {};
  const fail = (name: Name, problem: Problem) => {
    problems[name] ??= problem;
  };
  return {
    fail,
    /** NaN with a problem: `end` then returns no value at all. */
    number(name: Name, { usual, low, high, isWhole = false, unit }: Kind): number {
      const text = entries[name].replace(/^1:|:1$/, '');
      const value = readNumber(text, usual);
      const otherUnit = value === null ? null : unitProblem(text, unit);
      if (value !== null && !isAsWritten(text, value) && isReadTwice(text)) readAs[name] = value;
      if (value === null) fail(name, { key: 'lab.problem.unread' });
      else if (otherUnit !== null) fail(name, otherUnit);
      else if (value < low || value > high) fail(name, { key: 'lab.problem.range', low, high });
      else if (isWhole && !Number.isInteger(value)) fail(name, { key: 'lab.problem.whole', low, high });
      return value ?? Number.NaN;
    },
    /**
     * One of a list. Anything else is a problem, such as an instrument of an old link that the site no longer has: its prices
     * mean nothing for another one. `otherwise` then is what the other fields are read by.
     */
    choice<Value extends string>(name: Name, values: readonly Value[], otherwise: Value): Value {
      const chosen = values.find((value) => value === entries[name]);
      if (chosen === undefined) fail(name, { key: 'lab.problem.choice', text: entries[name].slice(0, 20) });
      return chosen ?? otherwise;
    },
    end<Good>(make: () => Good): Reading<Name, Good> {
      return { problems, readAs, good: Object.keys(problems).length === 0 ? make() : null };
    },
  };
}
