import * as z from 'zod/mini';
import { both, currency, eachOnce, slug } from '#brand/fields.ts';
import { parseFile } from '#brand/parse.ts';
import type { Scenario } from '#domain/scenario.ts';
import file from './scenarios.json' with { type: 'json' };

const MONTHS = 'takes months from 1 to 24, as a whole number';
const RISK = 'takes a share from 0.1 to 20 percent';
const amount = z
  .number('takes an amount above 0')
  .check(z.positive('takes an amount above 0'), z.maximum(10_000_000, 'takes at most 10,000,000'));

const scenario = z
  .strictObject(
    {
      id: slug('conservative'),
      name: both('takes a short text in es and in en', 20),
      /** What the scenario supposes. */
      text: both('takes a short text in es and in en'),
      /** Of the calculator's choice with the same scenario: in its links, and as people read it. */
      plan: slug('standard'),
      planName: both('takes a short text in es and in en', 20),
      /** Least amount of the plan, and what the scenario makes of it. */
      initial: amount,
      result: amount,
      months: z.int(MONTHS).check(z.minimum(1, MONTHS), z.maximum(24, MONTHS)),
      /** Percent of the capital risked on each trade. */
      risk: z.number(RISK).check(z.minimum(0.1, RISK), z.maximum(20, RISK)),
    },
    'takes id, name, text, plan, planName, initial, result, months and risk',
  )
  .check(
    z.refine(({ initial, result }) => result > initial, {
      error: 'takes a result above the initial amount',
      path: ['result'],
    }),
  );

export const scenariosSchema = z.strictObject(
  {
    currency,
    scenarios: z.array(scenario, 'takes one to four scenarios in [ ]').check(
      eachOnce(),
      z.minLength(1, 'takes one to four scenarios in [ ]'),
      z.maxLength(4, 'takes one to four scenarios in [ ]'),
      z.refine((all) => new Set(all.map(({ plan }) => plan)).size === all.length, 'takes each plan once'),
    ),
  },
  'takes currency and scenarios',
);
export type ScenariosFile = Readonly<z.infer<typeof scenariosSchema>>;

/**
 * Checks the content of `scenarios.json`; throws BrandError (A2, D3, D10). Apart from the figures themselves, which the
 * calculator in the browser uses without the schema.
 */
export function parseScenarios(input: unknown): ScenariosFile {
  return parseFile({ file: 'content/scenarios.json', whole: 'the file', schema: scenariosSchema }, input);
}

const parsed = parseScenarios(file);

/** Of all amounts in the scenarios and the calculator. */
export const SCENARIO_CURRENCY = parsed.currency;

/** Hypothetical, for practice: the table of the product (D3). The page shows the first one first. */
export const SCENARIOS: readonly (Scenario & ScenariosFile['scenarios'][number])[] = parsed.scenarios.map(
  (one) => ({
    ...one,
    risk: one.risk / 100,
  }),
);

/** Losses in a row, to compare with each scenario. */
export const STREAK = 10;
