import type { FREQUENCIES } from '#contracts/event-history.ts';
import type { Topic } from '#contracts/events.ts';
import type { Localized } from '#contracts/locale.ts';
import type { Office, PublisherId } from './publishers.ts';

/**
 * Is a higher figure good for the currency? `none`: there is no figure, or its sign says nothing by itself
 * (stocks, auctions, speeches, votes). K3 reads the surprise arrow from it.
 */
export type Direction = 'higher' | 'lower' | 'none';

export type Frequency = (typeof FREQUENCIES)[number];

/** What a figure counts; `change` is a percentage on an earlier period, `balance` the better answers less the worse. */
export type Unit =
  | 'change'
  | 'monthly-change'
  | 'percent'
  | 'index'
  | 'balance'
  | 'money'
  | 'jobs'
  | 'people'
  | 'homes'
  | 'loans'
  | 'vehicles'
  | 'hours'
  | 'ratio'
  | 'barrels'
  | 'cubic-feet'
  | 'rigs'
  | 'contracts'
  | 'votes'
  | 'yield';

/** `statistics:bls` is the country's statistics office, in the United States the BLS. Null: no single one. */
export type PublisherRef = PublisherId | Office | `${Office}:${PublisherId}` | null;

export type Bilingual<Value> = Localized<Value>;
/** What differs from an indicator's own facts. */
export type Facts = Pick<Indicator, 'publisher' | 'frequency' | 'unit'>;
export type AtLeastOne<Value> = readonly [Value, ...Value[]];

/**
 * A whole title, lower-case, without country, period or edition. `(a|b|)` stands for either word or none,
 * one `*` for any words: `(fed|fomc) * speaks`. A currency first limits it to that currency: `mxn overnight rate`.
 */
export type TitlePattern = Lowercase<string>;

/** What we know of one kind of calendar entry (K4). */
export interface Indicator {
  /** Kebab-case, unique, stable. */
  readonly kind: Lowercase<string>;
  /** What a reader filters it by; null where none of them is true of it. */
  readonly topic: Topic | null;
  readonly match: AtLeastOne<TitlePattern>;
  /** Its texts are about this currency's country (ISO 4217): the same title of another one is not of this kind. */
  readonly currency?: string;
  readonly direction: Direction;
  /** A market it moves before any currency does. */
  readonly market?: 'crude-oil' | 'natural-gas';
  /** Who publishes its figure first. */
  readonly publisher: PublisherRef;
  /** Who publishes it in some countries (ISO 3166 alpha-2, "EU" for the euro area) instead; null: not known for sure. */
  readonly publisherIn?: Readonly<Record<string, PublisherRef>>;
  /** How often it comes out where the title names no period: a q/q figure is quarterly and a m/m one monthly anywhere. */
  readonly frequency: Frequency;
  readonly frequencyIn?: Readonly<Record<string, Frequency>>;
  /** What differs where the title has these words, in any country; the first that fits counts. */
  readonly titled?: Readonly<Record<Lowercase<string>, Partial<Facts>>>;
  /** What the figure counts where the title names no period; null where there is none. */
  readonly unit: Unit | null;
  readonly unitIn?: Readonly<Record<string, Unit>>;
  /** Countries where its quarterly change is at an annual rate: what a year of such quarters would give. */
  readonly annualRateIn?: readonly string[];
  /** It counts that even in a title with a period: "Consumer Credit m/m" is an amount of money. */
  readonly isLevel?: true;
  readonly name: Bilingual<string>;
  /** Its name in some countries (ISO 3166 alpha-2) instead. */
  readonly nameIn?: Readonly<Record<string, Bilingual<string>>>;
  /** What it measures and who publishes it: one or two sentences. */
  readonly summary: Bilingual<string>;
  /** What is watched in it and what a surprise has tended to do; never a promise nor an order. At most 300 characters. */
  readonly insight: Bilingual<string>;
  readonly tags: Bilingual<AtLeastOne<string>>;
}

/** What an indicator is called in a country: "INPC" in Mexico, "IPC" elsewhere. */
export function indicatorName({ name, nameIn }: Indicator, country: string | null): Bilingual<string> {
  return nameIn?.[country ?? ''] ?? name;
}
