import type { FREQUENCIES } from '#contracts/event-history.ts';
import type { Office, PublisherId } from './publishers.ts';

export type Frequency = (typeof FREQUENCIES)[number];

/** What a figure counts; `change` is a percentage on an earlier period, `balance` the better answers less the worse. */
export type Unit =
  | 'change'
  | 'percent'
  | 'index'
  | 'balance'
  | 'money'
  | 'jobs'
  | 'people'
  | 'homes'
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

export type PublicationTable = Readonly<Record<string, readonly [PublisherRef, Frequency, Unit | null]>>;
