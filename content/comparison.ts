/** One side of a row: a claim figure by its id in the brand's list of claims (A5), or text. */
type Side =
  | { readonly claim: string }
  | { readonly words: `comparison.${'ratio' | 'hits' | 'loss'}.traditional` | 'comparison.loss.product' };

export interface ComparisonRow {
  readonly key: 'return' | 'time' | 'ratio' | 'hits' | 'loss';
  readonly product: Side;
  readonly traditional: Side;
  /** `none` where a figure is missing or unverified: an unverified figure never makes the product the winner (N13). */
  readonly winner: 'traditional' | 'none';
}

/** Compares the product with the traditional way, including the risk (D6). */
export const comparison: readonly ComparisonRow[] = [
  {
    key: 'return',
    product: { claim: 'monthly-roi-range' },
    traditional: { claim: 'monthly-roi-traditional' },
    winner: 'none',
  },
  {
    key: 'time',
    product: { claim: 'time-a-day' },
    traditional: { claim: 'time-a-day-traditional' },
    winner: 'none',
  },
  {
    key: 'ratio',
    product: { claim: 'risk-reward-minimum' },
    traditional: { words: 'comparison.ratio.traditional' },
    winner: 'none',
  },
  {
    key: 'hits',
    product: { claim: 'win-rate' },
    traditional: { words: 'comparison.hits.traditional' },
    winner: 'none',
  },
  {
    key: 'loss',
    product: { words: 'comparison.loss.product' },
    traditional: { words: 'comparison.loss.traditional' },
    winner: 'traditional',
  },
];

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
