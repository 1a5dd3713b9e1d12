import { useEffect, useState } from 'react';
import { type EventHistory, eventHistorySchema } from '#contracts/event-history.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Backend } from '#site/lib/backend/client.ts';
import { BackendFailure } from '#site/lib/backend/failure.ts';

/** What is known of an event beside the lists. `gone`: nobody has stored it. */
export type Past = 'reading' | 'failed' | 'gone' | EventHistory;

interface Wanted {
  readonly id: string;
  readonly locale: Locale;
  /** The figure in the list: when it comes out, the past is another. */
  readonly actual: string | null;
  /** False for an example, and while it is not known to be none. */
  readonly isWanted: boolean;
}

/** The past of an event, read again when its figure is out (K3), and a way to try again. */
export function useHistory(
  backend: Pick<Backend, 'get'>,
  { id, locale, actual, isWanted }: Wanted,
): readonly [Past, () => void] {
  const [past, setPast] = useState<Past>('reading');
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another figure or try is read anew
  useEffect(() => {
    if (!isWanted) return;
    const stop = new AbortController();
    readHistory(backend, id, locale, stop.signal).then((read) => {
      // What was read before a figure came out is better than nothing.
      if (!stop.signal.aborted) setPast((before) => (read === 'failed' && isRead(before) ? before : read));
    });
    return () => stop.abort();
  }, [backend, id, locale, isWanted, actual, tries]);
  const again = () => {
    setPast('reading');
    setTries((count) => count + 1);
  };
  return [past, again];
}

export function isRead(past: Past): past is EventHistory {
  return typeof past !== 'string';
}

function readHistory(
  backend: Pick<Backend, 'get'>,
  id: string,
  locale: Locale,
  signal: AbortSignal,
): Promise<Past> {
  return backend
    .get('economic-events/history', { id, lang: locale }, eventHistorySchema, signal)
    .catch((failure: unknown) =>
      failure instanceof BackendFailure && failure.code === 'not_found' ? 'gone' : 'failed',
    );
}
