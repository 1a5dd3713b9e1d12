import { namesPlace } from '#domain/indicators/normalise.ts';
import { type Edition, editionOf, type Period, periodOf } from '#domain/indicators/title-words.ts';
import { indicatorOf } from '../identify.ts';

export interface NamedEvent {
  readonly title: string;
  readonly country: string | null;
  /** Some titles are another bank's rate in another currency. */
  readonly currency?: string | null;
}

/** The figure that an event is about. */
export interface NamedFigure {
  readonly kind: string;
  /** What it is compared with; null when the title does not say. */
  readonly compared: Period | null;
  /** Null when the title names none. */
  readonly edition: Edition | null;
}

/** The figure of its country that an event names; null for an unknown one and for that of a member of the euro area. */
export function namedFigure({ title, country, currency }: NamedEvent): NamedFigure | null {
  // A calendar lists its other members under the euro area, by their currency.
  if (country === 'EU' && namesPlace(title)) return null;
  const kind = indicatorOf(title, currency)?.kind;
  return kind === undefined ? null : { kind, compared: periodOf(title), edition: editionOf(title) };
}
