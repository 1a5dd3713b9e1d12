import { useSyncExternalStore } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';

function watch(onChange: () => void): () => void {
  for (const type of ['online', 'offline']) addEventListener(type, onChange);
  return () => {
    for (const type of ['online', 'offline']) removeEventListener(type, onChange);
  };
}

/** Says over live figures that the device has no connection, as long as it has none: what is shown gets no newer (N4). */
export function ConnectionNote({ locale }: { readonly locale: Locale }) {
  const isOffline = useSyncExternalStore(
    watch,
    () => !navigator.onLine,
    () => false,
  );
  if (!isOffline) return null;
  return (
    <p className="replay-notice" role="status" data-part="no-connection">
      {translate(locale, 'offline.noFigures')}
    </p>
  );
}
