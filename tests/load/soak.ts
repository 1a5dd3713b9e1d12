import type { FaultInput } from '#tests/upstreams/faults.ts';
import type { Hostility } from '#tests/upstreams/hostile-answers.ts';
import type { Asked } from './client.ts';
import { call, MIX, page } from './site.ts';
import { figuresTag, noteRows, repeatedRows } from './stored-rows.ts';
import type { Held, Passed } from './watched-backend.ts';
import type { WatchedSite } from './watched-site.ts';

export interface SoakForm {
  /** Rounds of each third. */
  readonly rounds: number;
  /** How often all is visited after each step. */
  readonly visits: number;
}

export const FULL_SOAK: SoakForm = { rounds: 2, visits: 5 };
export const SHORT_SOAK: SoakForm = { rounds: 1, visits: 1 };

/** What is the case at the end of a third. */
export interface Kept extends Held {
  /** Stored rows that are not figures. */
  readonly notes: number;
}

export interface Soaked {
  readonly days: number;
  readonly requests: number;
  /** At the end of each third. */
  readonly thirds: readonly [Kept, Kept, Kept];
  /** Malformed answers after which stored figures were different ones. */
  readonly lost: readonly string[];
  /** Failed reads without a reason in the log, and malformed answers that no line of the log names. */
  readonly unsaid: readonly string[];
  /** Rows that say again what an earlier one says, by table. */
  readonly repeated: Readonly<Record<string, number>>;
}

/** Beyond the windows of all sources: a publisher is read once a day. */
const DAY_S = 25 * 3_600;
/** Beyond the pause after a failure. */
const RETRY_S = 3 * 3_600;
/** Beyond the windows of calendars and outlook. */
const HOUR_S = 65 * 60;

const FAULTS: readonly FaultInput[] = [
  { kind: 'status', status: 500 },
  { kind: 'not-json' },
  { kind: 'hang-up' },
  { kind: 'challenge' },
  { kind: 'rate-limit', retryAfter: 900 },
  { kind: 'reset' },
];

const VISIT: readonly Asked[] = [
  page('/'),
  ...MIX,
  page('/calendar.ics?impact=high,medium,low'),
  call('sentiment/history?symbol=XAUUSD&days=7&format=csv'),
  call('observations'),
  call('observations/coverage'),
];

/** Rounds of hostile and ordinary answers of every upstream, with visits between them. */
export async function soak(site: WatchedSite, { rounds, visits }: SoakForm): Promise<Soaked> {
  const lost: string[] = [];
  const unsaid: string[] = [];
  let seconds = 0;
  let steps = 0;
  const tag = () => site.onFile(figuresTag);
  const step = async (passing: number, as: Hostility | null): Promise<Passed> => {
    site.answerWith(() => as);
    const passed = await site.pass(passing);
    unsaid.push(...passed.failures.filter(({ reason }) => !reason).map((one) => JSON.stringify(one)));
    seconds += passing;
    steps += 1;
    return passed;
  };
  const visit = async () => {
    for (let count = 0; count < visits; count += 1) await site.visit(VISIT);
  };
  const keepingFigures = async (name: string, work: () => Promise<Passed>) => {
    const before = tag();
    const { failures } = await work();
    if (tag() !== before) lost.push(name);
    if (failures.length === 0) unsaid.push(name);
    await visit();
    return failures;
  };
  const round = async (nth: number) => {
    await keepingFigures('more than is allowed', () => step(DAY_S, 'refused'));
    await step(RETRY_S, null);
    await visit();
    await step(rounds > 1 ? DAY_S : HOUR_S, 'allowed');
    await visit();
    const fault = FAULTS[nth % FAULTS.length] ?? FAULTS[0];
    if (fault) site.upstreams.set({ ...fault, on: '*' });
    await keepingFigures(`${fault?.kind}`, () => step(HOUR_S, null));
    site.upstreams.set({ kind: 'none', on: '*' });
  };
  const third = async (nth: number): Promise<Kept> => {
    for (let count = 0; count < rounds; count += 1) await round(nth * rounds + count);
    return { ...(await site.held()), notes: site.onFile(noteRows) };
  };
  const thirds = [await third(0), await third(1), await third(2)] as const;
  return {
    days: seconds / 86_400,
    requests: steps * visits * VISIT.length,
    thirds,
    lost,
    unsaid,
    repeated: site.onFile(repeatedRows),
  };
}

/** How much more may be held at the end of the last third than at that of an earlier one. */
const MORE = { memory: 10, large: 0.8, entries: 500, timers: 40, handles: 10, notes: 60 } as const;
const KEPT = Object.keys(MORE) as readonly (keyof typeof MORE)[];

/** What was found, one line each, and whether it is as it has to be. */
export function judgeSoak(soaked: Soaked): readonly (readonly [line: string, isKept: boolean])[] {
  const { thirds, lost, unsaid, repeated } = soaked;
  const grown = KEPT.map((name) => {
    const [first, second, last] = thirds.map((third) => third[name]) as [number, number, number];
    const digits = name === 'large' ? 1 : 0;
    const shown = [first, second, last].map((value) => value.toFixed(digits)).join(', ');
    return [`${name} ${shown}`, last <= Math.min(first, second) + MORE[name]] as const;
  });
  const again = Object.entries(repeated).filter(([, count]) => count > 0);
  return [
    ...grown,
    [`stored figures changed by ${JSON.stringify(lost)}`, lost.length === 0],
    [`without a reason in the log ${JSON.stringify(unsaid)}`, unsaid.length === 0],
    [`rows that say nothing new ${JSON.stringify(Object.fromEntries(again))}`, again.length === 0],
  ];
}
