import { useEffect, useState } from 'react';
import { type EventHistory, eventHistorySchema } from '#contracts/event-history.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Backend } from '#site/backend/client.ts';

/** The past of an event: `undefined` while it is on its way, `null` where it could not be read (SPEC K3). */
export function useHistory(
  backend: Backend,
  id: string,
  locale: Locale,
  isWanted: boolean,
): EventHistory | null | undefined {
  const [history, setHistory] = useState<EventHistory | null>();
  useEffect(() => {
    if (!isWanted) return;
    const stop = new AbortController();
    backend.get('economic-events/history', { id, lang: locale }, eventHistorySchema, stop.signal).then(
      (read) => setHistory(read),
      () => {
        if (!stop.signal.aborted) setHistory(null);
      },
    );
    return () => stop.abort();
  }, [backend, id, locale, isWanted]);
  return history;
}
