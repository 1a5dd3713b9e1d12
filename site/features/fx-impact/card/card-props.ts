import type { EconomicEvent } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import type { DisplayZone } from '#domain/time/display-zone.ts';

/** Props of every part of a card. */
export interface EventCardProps {
  readonly event: EconomicEvent;
  readonly zone: DisplayZone;
  readonly locale: Locale;
}
