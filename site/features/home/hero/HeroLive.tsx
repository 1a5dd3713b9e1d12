import { useMemo } from 'react';
import type { Locale } from '#contracts/locale.ts';
import type { BackendAddress } from '#site/lib/backend/address.ts';
import { createBackend } from '#site/lib/backend/client.ts';
import { ClockNote } from '#site/lib/ClockNote.tsx';
import { ConnectionNote } from '#site/lib/ConnectionNote.tsx';
import { useHydrated } from '#site/ui/useHydrated.ts';
import { Crowd } from './Crowd.tsx';
import styles from './HeroLive.module.css';
import { NextEvent } from './NextEvent.tsx';

interface HeroLiveProps {
  readonly locale: Locale;
  readonly address: BackendAddress;
  /** Addresses of the live pages: the list of routes would bring the whole brand into the browser. */
  readonly calendar: string;
  readonly sentiment: string;
}

/** Two live lines: the next event of high impact and the most one-sided instrument; links to both pages before (D1). */
export function HeroLive({ locale, address, calendar, sentiment }: HeroLiveProps) {
  const isHydrated = useHydrated();
  const backend = useMemo(() => (isHydrated ? createBackend(address) : null), [isHydrated, address]);
  return (
    <div>
      <ConnectionNote locale={locale} />
      <ul className={styles.lines}>
        <NextEvent {...{ locale, calendar, backend }} />
        <Crowd {...{ locale, backend }} page={sentiment} />
      </ul>
      <ClockNote locale={locale} />
    </div>
  );
}
