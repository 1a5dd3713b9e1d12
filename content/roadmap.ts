import * as z from 'zod/mini';
import { both, eachOnce, slug } from '#brand/fields.ts';
import { parseFile } from '#brand/parse.ts';
import { FIRST_OFFER, offerById } from './offers.ts';
import file from './roadmap.json' with { type: 'json' };

const MONTHS = 'takes months from 1 to 120, as a whole number';
const amount = z
  .number('takes an amount above 0')
  .check(z.positive('takes an amount above 0'), z.maximum(1e12, 'takes at most a million millions'));
const months = z.int(MONTHS).check(z.minimum(1, MONTHS), z.maximum(120, MONTHS));

const phase = z
  .strictObject(
    {
      id: slug('first'),
      title: both('takes a short text in es and in en'),
      /** Id of the tier whose minimum the phase asks for. */
      tier: z.string('takes the id of a tier in brand/offers.json'),
      /** The tier as the plan calls it. */
      tierName: both('takes a short text in es and in en', 60),
      /** What the reader should know before the button. */
      note: z.optional(both('takes a short text in es and in en')),
      /** A claim of the brand about the phase, by its id; one that the brand does not have is left out (A5). */
      claim: z.optional(slug('tier-place')),
      /** Capital at the start and at the goal, in the currency of the tier. */
      from: amount,
      to: amount,
      /** The goal or more. */
      open: z.optional(z.literal(true, 'takes true, or nothing')),
      months: z
        .strictObject({ fewest: months, most: months }, 'takes fewest and most')
        .check(z.refine(({ fewest, most }) => fewest <= most, 'takes in most as many as in fewest, or more')),
      /**
       * Returns that the plan assumes, in percent: hypothetical, not claimed results. Without months it is the return from
       * reinvesting the one before.
       */
      returns: z.array(
        z.strictObject(
          { percent: amount, months: z.optional(months) },
          'takes percent and, if known, months',
        ),
        'takes a list of returns, [] for none',
      ),
    },
    'takes id, title, tier, tierName, from, to, months, returns and, if needed, note, claim and open',
  )
  .check(z.refine(({ from, to }) => from < to, { error: 'takes a goal above the start', path: ['to'] }));
export type RoadmapPhase = Readonly<z.infer<typeof phase>>;

export const roadmapSchema = z
  .array(phase, 'takes phases in [ ], or [] for a site without a roadmap')
  .check(eachOnce(), z.maxLength(6, 'takes at most 6 phases'));

/** Checks the content of `roadmap.json`; throws BrandError (A2, D9). */
export function parseRoadmap(input: unknown): readonly RoadmapPhase[] {
  return parseFile({ file: 'content/roadmap.json', whole: 'the list', schema: roadmapSchema }, input);
}

/** The phases of the brand's plan, in order; every figure is hypothetical (D9, A8). */
export const PHASES: readonly RoadmapPhase[] = parseRoadmap(file);

/** The phases that the home page shows: those of tiers that are sold. */
export const roadmap: readonly RoadmapPhase[] = PHASES.filter(({ tier }) => offerById(tier) !== undefined);

/** The currency of a phase's capital: that of its tier. */
export function currencyOf({ tier }: Pick<RoadmapPhase, 'tier'>): string {
  return (offerById(tier) ?? FIRST_OFFER).currency;
}
