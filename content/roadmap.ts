/**
 * A return that the plan assumes in a phase, in percent: hypothetical, not a claimed result. `months` is null for the
 * return from reinvesting the first.
 */
export interface RoadmapReturn {
  readonly percent: number;
  readonly months: number | null;
}

export interface RoadmapPhase {
  readonly key: 'first' | 'second' | 'third';
  /** Capital in US dollars at the start and at the goal; `open`: the goal or more. */
  readonly from: number;
  readonly to: number;
  readonly open: boolean;
  /** Goal divided by start, as printed in the plan. */
  readonly multiple: number;
  /** Minimum and maximum of months. */
  readonly months: readonly [fewest: number, most: number];
  /** Id of the tier whose minimum the phase asks for; a phase of a tier that is not sold has no call. */
  readonly tier: string;
  /** A claim of the brand about the phase, by its id (A5). */
  readonly claim?: string;
  /** Empty when the plan assumes none. */
  readonly returns: readonly RoadmapReturn[];
}

/** The three phases of the brand's plan; every figure is hypothetical (D9, A8). */
export const roadmap: readonly RoadmapPhase[] = [
  {
    key: 'first',
    from: 1_000,
    to: 5_000,
    open: false,
    multiple: 5,
    months: [3, 4],
    tier: 'PASSIVE_1K',
    claim: 'tier-place',
    returns: [
      { percent: 100, months: 2 },
      { percent: 200, months: null },
    ],
  },
  {
    key: 'second',
    from: 5_000,
    to: 20_000,
    open: false,
    multiple: 4,
    months: [4, 4],
    tier: 'STAGE_5K',
    returns: [],
  },
  {
    key: 'third',
    from: 20_000,
    to: 100_000,
    open: true,
    multiple: 5,
    months: [5, 6],
    tier: 'NWLVL_10K',
    claim: 'funded-account',
    returns: [{ percent: 400, months: 2 }],
  },
];
