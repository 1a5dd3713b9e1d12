import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { type DisplayZone, zoneOf } from '#domain/time/display-zone.ts';
import { useClock } from '#site/ui/countdown-clock.ts';
import { clockChanges } from './clock-change.ts';
import styles from './EventsPanel.module.css';

interface ClockChangeProps {
  readonly zone: DisplayZone;
  readonly locale: Locale;
}

const HOUR_MS = 3_600_000;

/** In weeks when only the American or European clocks have changed, explains the effect on the reader's times (F8). */
export default function ClockChange({ zone, locale }: ClockChangeProps) {
  const hour = useClock((now) => now - (now % HOUR_MS), 0);
  return clockChanges(zoneOf(zone), hour).map(({ market, shift }) => (
    <p key={market} className={`marked small ${styles.clock}`} data-part="clock-change" data-market={market}>
      {translate(locale, `clock.${shift}`, { place: translate(locale, `clock.${market}`) })}
    </p>
  ));
}
