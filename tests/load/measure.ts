import { setTimeout as wait } from 'node:timers/promises';
import type { Outcome } from './client.ts';
import type { LoadedSite } from './site.ts';

/** How long each part takes, and where the steps begin. */
export interface Form {
  readonly warmUpS: number;
  /** Requests per second of the first step; each next one is half as much again. */
  readonly firstStep: number;
  readonly stepS: number;
  readonly floodS: number;
  readonly afterS: number;
}

export const FULL: Form = { warmUpS: 10, firstStep: 200, stepS: 8, floodS: 60, afterS: 10 };
export const SHORT: Form = { warmUpS: 2, firstStep: 300, stepS: 2, floodS: 5, afterS: 7 };

export interface Step {
  readonly perSecond: number;
  /** Answers other than 503, per second. */
  readonly good: number;
  readonly p99: number;
}

export interface Measured {
  readonly steps: readonly Step[];
  /** The most good answers per second of any step. */
  readonly peak: number;
  /** Twice the peak. */
  readonly flood: Step & { readonly outcome: Outcome };
  /** A quarter of the peak, right after the flood. */
  readonly after: Outcome;
  /** Resident memory in MB: before the flood, and after it. */
  readonly memory: { readonly before: number; readonly after: number };
}

const GROWTH = 1.5;
const MOST_STEPS = 12;
/** A step whose good answers are below this part of what was sent is beyond saturation. */
const SATURATED = 0.9;

/** Steps up to saturation, then twice that, then little: what the server answered, how fast, and its memory. */
export async function measure(site: LoadedSite, form: Form, say: (line: string) => void): Promise<Measured> {
  await site.send({ perSecond: form.firstStep, seconds: form.warmUpS });
  const steps: Step[] = [];
  for (
    let perSecond = form.firstStep;
    steps.length < MOST_STEPS;
    perSecond = Math.round(perSecond * GROWTH)
  ) {
    const step = stepOf(perSecond, await site.send({ perSecond, seconds: form.stepS }));
    steps.push(step);
    say(lineOf('step', step));
    if (step.good < perSecond * SATURATED) break;
  }
  const peak = Math.max(...steps.map(({ good }) => good));
  await wait(1_000);
  const before = await site.memory();
  const perSecond = Math.round(2 * peak);
  const outcome = await site.send({ perSecond, seconds: form.floodS });
  const flood = { ...stepOf(perSecond, outcome), outcome };
  say(lineOf('flood', flood));
  const after = await site.send({ perSecond: Math.max(1, Math.round(peak / 4)), seconds: form.afterS });
  return { steps, peak, flood, after, memory: { before, after: await site.memory() } };
}

function stepOf(perSecond: number, { answers, seconds, p99 }: Outcome): Step {
  const good = Object.entries(answers).filter(([key]) => / 2\d\d$/.test(key));
  return { perSecond, good: good.reduce((sum, [, count]) => sum + count, 0) / seconds, p99 };
}

function lineOf(name: string, { perSecond, good, p99 }: Step): string {
  return `${name.padEnd(6)} ${String(perSecond).padStart(6)} a second: ${Math.round(good)} answered, p99 ${p99} ms`;
}

/** Answers other than 200 and refused functions, by kind and status. */
export function otherAnswers({ answers }: Outcome): Readonly<Record<string, number>> {
  const expected = ['page 200', 'function 200', 'function 503'];
  return Object.fromEntries(Object.entries(answers).filter(([key]) => !expected.includes(key)));
}
