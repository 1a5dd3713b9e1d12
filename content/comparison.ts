/** One side of a row: a claim figure by its id in the brand's list of claims (A5), or text. */
type Side =
  | { readonly claim: string }
  | { readonly words: `comparison.${'stop' | 'open' | 'loss'}.${'product' | 'traditional'}` };

export interface ComparisonRow {
  readonly key: 'return' | 'time' | 'stop' | 'open' | 'loss';
  readonly product: Side;
  readonly traditional: Side;
  /** Who wins a row that a visitor can check; left out where a side is a declared figure, which nobody has verified (D6, N13). */
  readonly winner?: 'product' | 'traditional';
}

/** Compares the product with the traditional way, including the risk (D6). */
export const comparison: readonly ComparisonRow[] = [
  {
    key: 'stop',
    product: { words: 'comparison.stop.product' },
    traditional: { words: 'comparison.stop.traditional' },
    winner: 'product',
  },
  {
    key: 'open',
    product: { words: 'comparison.open.product' },
    traditional: { words: 'comparison.open.traditional' },
    winner: 'product',
  },
  {
    key: 'loss',
    product: { words: 'comparison.loss.product' },
    traditional: { words: 'comparison.loss.traditional' },
    winner: 'traditional',
  },
  {
    key: 'return',
    product: { claim: 'monthly-roi-range' },
    traditional: { claim: 'monthly-roi-traditional' },
  },
  {
    key: 'time',
    product: { claim: 'time-a-day' },
    traditional: { claim: 'time-a-day-traditional' },
  },
];

/** The ids of the claims in a row. */
export function claimsOf({ product, traditional }: ComparisonRow): readonly string[] {
  return [product, traditional].flatMap((side) => ('claim' in side ? [side.claim] : []));
}

/** The rules of the brand in order (D6); `claim` is the claim figure that a rule quotes. */
export const houseRules = [
  { key: 'stop' },
  { key: 'size', claim: 'risk-per-trade' },
  { key: 'target', claim: 'risk-reward-minimum' },
  { key: 'even' },
  { key: 'reason' },
  { key: 'funds' },
  { key: 'trial' },
  { key: 'mark' },
] as const satisfies readonly { readonly key: string; readonly claim?: string }[];
