import * as z from 'zod/mini';
import { both, eachOnce, slug } from '#brand/fields.ts';
import { brand } from '#brand/load.ts';
import { parseFile } from '#brand/parse.ts';
import file from './comparison.json' with { type: 'json' };

const words = both('takes a short text in es and in en');
const CLAIM = 'takes the id of a claim in brand/claims.json';
const claim = z.string(CLAIM).check(z.refine((id) => brand.claims.some((one) => one.id === id), CLAIM));

const SIDE = 'takes a text in es and in en, or the id of a claim: { "text": … } or { "claim": … }';
const side = z.union([z.strictObject({ text: words }), z.strictObject({ claim })], SIDE);

const row = z
  .strictObject(
    {
      id: slug('stop'),
      title: words,
      product: side,
      traditional: side,
      /** Who wins a row that a visitor can check; left out where a side is a declared figure, which nobody has verified (D6, N13). */
      winner: z.optional(z.enum(['product', 'traditional'], 'takes product or traditional')),
    },
    'takes id, title, product, traditional and, without a claim, winner',
  )
  .check(
    z.refine(
      ({ product, traditional, winner }) =>
        ('claim' in product || 'claim' in traditional) === (winner === undefined),
      { error: 'takes a winner where both sides are texts, and none beside a claim', path: ['winner'] },
    ),
  );
export type ComparisonRow = Readonly<z.infer<typeof row>>;

/** A rule of the brand; `claim` is the claim figure that it quotes. */
const rule = z.strictObject(
  {
    id: slug('stop'),
    title: words,
    text: words,
    claim: z.optional(claim),
    /** The text where the site does not show the claim; without it the rule gives no reason there (N13). */
    bare: z.optional(words),
  },
  'takes id, title, text and, if needed, claim and bare',
);
export type HouseRule = Readonly<z.infer<typeof rule>>;

export const comparisonSchema = z.strictObject(
  {
    rules: z.array(rule, 'takes a list of rules').check(eachOnce()),
    rows: z.array(row, 'takes a list of rows').check(eachOnce()),
  },
  'takes rules and rows',
);

/** Checks the content of `comparison.json`; throws BrandError (A2). */
export function parseComparison(input: unknown) {
  return parseFile(
    { file: 'content/comparison.json', whole: 'the comparison', schema: comparisonSchema },
    input,
  );
}

const { rules, rows } = parseComparison(file);

/** Compares the product with the traditional way, including the risk (D6). */
export const comparison: readonly ComparisonRow[] = rows;

/** The ids of the claims in a row. */
export function claimsOf({ product, traditional }: ComparisonRow): readonly string[] {
  return [product, traditional].flatMap((side) => ('claim' in side ? [side.claim] : []));
}

/** The rules of the brand in order (D6). */
export const houseRules: readonly HouseRule[] = rules;
