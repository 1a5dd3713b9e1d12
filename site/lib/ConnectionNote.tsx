import { useSyncExternalStore } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';

function watch(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/**
 * Says over live figures that the device has no connection, as long as it has none: what is shown gets no newer (N4). A page
 * that the device kept says it at its top, and hides this line. A server has no connection to speak of.
 */
export function ConnectionNote({ locale }: { readonly locale: Locale }) {
  const isCut = useSyncExternalStore(
    watch,
    () => !navigator.onLine,
    () => false,
  );
  if (!isCut) return null;
  return (
    <p className="replay-notice" role="status" data-part="no-connection">
      {translate(locale, 'deviceClock.offline')}
    </p>
  );
}
