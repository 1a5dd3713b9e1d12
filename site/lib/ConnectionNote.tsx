import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { useClock } from '#site/ui/countdown-clock.ts';
import { useHydrated } from '#site/ui/useHydrated.ts';

const isOffline = () => !navigator.onLine;

/**
 * Says over live figures that the device has no connection, as long as it has none: what is shown gets no newer (N4). A page
 * that the device kept says it at its top, and hides this line.
 */
export function ConnectionNote({ locale }: { readonly locale: Locale }) {
  const isHydrated = useHydrated();
  const isCut = useClock(isOffline, false);
  // A server has no connection to speak of.
  if (!isHydrated || !isCut) return null;
  return (
    <p className="replay-notice" role="status" data-part="no-connection">
      {translate(locale, 'deviceClock.offline')}
    </p>
  );
}
