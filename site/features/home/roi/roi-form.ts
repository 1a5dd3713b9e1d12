import { readAmount, readWhole } from './number-entry.ts';
import { ROI_DEFAULT, ROI_MAXIMUM, ROI_MONTHS, ROI_TIERS, type RoiInputs, tierFacts } from './roi.ts';

/** Values of the fields, as typed. */
export interface RoiEntries {
  readonly amount: string;
  readonly months: string;
  readonly tier: string;
}

export interface RoiProblems {
  readonly amount: 'empty' | 'negative' | 'unread' | 'low' | 'high' | null;
  readonly months: 'wrong' | null;
}

export interface RoiForm {
  readonly entries: RoiEntries;
  readonly problems: RoiProblems;
  /** The last inputs without a problem: what the outputs are computed from (D10). */
  readonly good: RoiInputs;
}

/** A form with exactly these inputs. `written` is the amount as the language writes it. */
export function openRoiForm(inputs: RoiInputs, written: string): RoiForm {
  const entries = { amount: written, months: String(inputs.months), tier: inputs.tier };
  return { entries, problems: { amount: null, months: null }, good: inputs };
}

/** The form after something was typed or chosen; bad input leaves the last good values in place (D10). */
export function enterRoi(form: RoiForm, change: Partial<RoiEntries>): RoiForm {
  const entries = { ...form.entries, ...change };
  const amount = readAmount(entries.amount);
  const months = readWhole(entries.months);
  const problems = {
    amount: amountProblem(entries.amount, amount, entries.tier),
    months: monthsProblem(months),
  };
  const isGood = problems.amount === null && problems.months === null && amount !== null && months !== null;
  return { entries, problems, good: isGood ? { amount, months, tier: entries.tier } : form.good };
}

export function hasProblem({ problems }: RoiForm): boolean {
  return problems.amount !== null || problems.months !== null;
}

/** A minus sign of any width before a number that can be read. */
const MINUS = /^\s*[-−–]/;

function amountProblem(text: string, amount: number | null, tier: string): RoiProblems['amount'] {
  if (text.trim() === '') return 'empty';
  if (amount === null)
    return MINUS.test(text) && readAmount(text.replace(MINUS, '')) !== null ? 'negative' : 'unread';
  if (amount < tierFacts(tier).minimum) return 'low';
  return amount > ROI_MAXIMUM ? 'high' : null;
}

function monthsProblem(months: number | null): RoiProblems['months'] {
  return months !== null && months >= ROI_MONTHS.least && months <= ROI_MONTHS.most ? null : 'wrong';
}

/** The calculator's anchor: an address says where it leads. */
export const ROI_ANCHOR = 'calculator';
const PREFIX = `#${ROI_ANCHOR}?`;

/** The hash that keeps the calculator's inputs: "#calculator?amount=1000&months=3&tier=standard" (D10). */
export function hashOfInputs({ amount, months, tier }: RoiInputs): string {
  return `${PREFIX}amount=${amount}&months=${months}&tier=${tier}`;
}

/** The inputs an address asks for; null when its hash is about something else or breaks a limit (D10). */
export function inputsOfHash(hash: string): RoiInputs | null {
  if (!hash.startsWith(PREFIX)) return null;
  const asked = new URLSearchParams(hash.slice(PREFIX.length));
  const tier = asked.get('tier') ?? '';
  if (!ROI_TIERS.has(tier)) return null;
  const change = { amount: asked.get('amount') ?? '', months: asked.get('months') ?? '', tier };
  const form = enterRoi(openRoiForm(ROI_DEFAULT, ''), change);
  return hasProblem(form) ? null : form.good;
}
