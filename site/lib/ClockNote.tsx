import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { lengthInWords } from '#domain/age.ts';
import { useClock } from '#site/ui/countdown-clock.ts';
import { serverAhead } from '#site/ui/server-time.ts';
import { useHydrated } from '#site/ui/useHydrated.ts';

/** A device that differs by less needs no line. */
const NOTED_MS = 60_000;

interface ClockNoteProps {
  readonly locale: Locale;
}

/** Says that the clock of the device is wrong and the page's is not, once in each page, beside its live part (F7). */
export function ClockNote({ locale }: ClockNoteProps) {
  const isHydrated = useHydrated();
  const ahead = useClock(serverAhead, 0);
  if (!isHydrated || Math.abs(ahead) <= NOTED_MS) return null;
  const amount = lengthInWords(Math.abs(ahead), locale);
  return (
    <p className="smaller muted" data-part="device-clock">
      {translate(locale, ahead > 0 ? 'deviceClock.slow' : 'deviceClock.fast', { amount })}
    </p>
  );
}
