import type { Locale } from '#contracts/locale.ts';
import { type Release, releasesSchema } from '#contracts/releases.ts';
import type { Backend, HistoryQuery } from '#site/lib/backend/client.ts';
import { useQuery } from '#site/lib/query/useQuery.ts';

const FRESH_MS = 60_000;

interface ReleasesOfRange extends HistoryQuery {
  readonly locale: Locale;
}

/** The past releases of high impact in a range; null while they are read. A backend without them gives none. */
export function useReleases(
  { symbol, days, locale }: ReleasesOfRange,
  backend: Pick<Backend, 'get'>,
): readonly Release[] | null {
  const { data, isFetching, hasFailed } = useQuery({
    key: `releases ${symbol} ${days} ${locale}`,
    read: (signal) =>
      backend.get(
        'economic-events/releases',
        { symbol, days: `${days}`, lang: locale },
        releasesSchema,
        signal,
      ),
    staleMs: () => FRESH_MS,
  });
  if (data) return data.releases;
  return hasFailed && !isFetching ? [] : null;
}
