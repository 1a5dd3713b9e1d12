import { useMemo } from 'react';
import { RATES_FRESH_DAYS, type ReferenceRates, referenceRatesSchema } from '#contracts/reference-rates.ts';
import type { BackendAddress } from '#site/lib/backend/address.ts';
import { createBackend } from '#site/lib/backend/client.ts';
import { useQuery } from '#site/lib/query/useQuery.ts';
import { serverNow } from '#site/ui/server-time.ts';
import { useIsLive } from '#site/ui/useHydrated.ts';
import type { PerEuro } from './size-form.ts';

export interface EuroRates {
  readonly perEuro: PerEuro | null;
  /** "YYYY-MM-DD"; null while no rate is known. */
  readonly day: string | null;
  readonly isOld: boolean;
  readonly isWaiting: boolean;
}

const FRESH_MS = 3_600_000;
const DAY_MS = 24 * FRESH_MS;

/** The central bank's rates, read when a calculation needs one. */
export function useEuroRates(address: BackendAddress, isNeeded: boolean): EuroRates {
  const isLive = useIsLive();
  const backend = useMemo(
    () => (isLive && isNeeded ? createBackend(address) : null),
    [isLive, isNeeded, address],
  );
  const { data, hasFailed, answeredAt } = useQuery<ReferenceRates>(
    backend && {
      key: 'reference rates',
      read: (signal) => backend.get('reference-rates', {}, referenceRatesSchema, signal),
      staleMs: () => FRESH_MS,
    },
  );
  return euroRates(data, isNeeded && !hasFailed && !data, serverNow() - answeredAt);
}

/** The rates of an answer as numbers; `keptMs`: how long ago it came. */
export function euroRates(
  data: ReferenceRates | null | undefined,
  isWaiting: boolean,
  keptMs = 0,
): EuroRates {
  if (!data || data.day === null) return { perEuro: null, day: null, isOld: false, isWaiting };
  const read = Object.entries(data.perEuro).map(([currency, text]) => [currency, Number(text)]);
  return {
    perEuro: { EUR: 1, ...Object.fromEntries(read) },
    day: data.day,
    isOld: (data.ageDays ?? 0) + Math.floor(keptMs / DAY_MS) > RATES_FRESH_DAYS,
    isWaiting: false,
  };
}
