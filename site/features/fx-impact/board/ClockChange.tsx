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

const BY = { 30: 'clock.by.30', 60: 'clock.by.60', 120: 'clock.by.120' } as const;

/** In weeks when either the market's clocks have changed or the reader's, says what that does to the times shown (F8). */
export default function ClockChange({ zone, locale }: ClockChangeProps) {
  const hour = useClock((now) => now - (now % HOUR_MS), 0);
  return clockChanges(zoneOf(zone), hour).map(({ market, shift, minutes }) => (
    <p key={market} className={`marked small ${styles.clock}`} data-part="clock-change" data-market={market}>
      {translate(locale, `clock.${shift}`, {
        place: translate(locale, `clock.${market}`),
        by: translate(locale, BY[minutes]),
      })}
    </p>
  ));
}
