import type { Locale } from '#contracts/locale.ts';

/**
 * Is a higher figure good for the currency? `none`: there is no figure, or its sign says nothing by itself
 * (stocks, auctions, speeches, votes). K3 reads the surprise arrow from it.
 */
export type Direction = 'higher' | 'lower' | 'none';

export type Bilingual<Value> = Readonly<Record<Locale, Value>>;
type AtLeastOne<Value> = readonly [Value, ...Value[]];

/**
 * A whole title, lower-case, without country, period or edition. `(a|b|)` stands for either word or none,
 * one `*` for any words: `(fed|fomc) * speaks`.
 */
type TitlePattern = Lowercase<string>;

/** What we know of one kind of calendar entry (K4). */
export interface Indicator {
  /** Kebab-case, unique, stable. */
  readonly kind: Lowercase<string>;
  readonly match: AtLeastOne<TitlePattern>;
  readonly direction: Direction;
  /** A market it moves before any currency does. */
  readonly market?: 'crude-oil' | 'natural-gas';
  readonly name: Bilingual<string>;
  /** What it measures and who publishes it: one or two sentences. */
  readonly summary: Bilingual<string>;
  /** What is watched in it and what a surprise has tended to do; never a promise nor an order. At most 300 characters. */
  readonly insight: Bilingual<string>;
  readonly tags: Bilingual<AtLeastOne<string>>;
}
