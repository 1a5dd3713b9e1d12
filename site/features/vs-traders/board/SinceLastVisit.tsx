import { useEffect, useState } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatInstant } from '#domain/format.ts';
import { noteVisit, type Visit } from '#site/lib/last-visit.ts';
import { serverNow } from '#site/ui/server-time.ts';
import { changesSince, type SeenShare, type Shares, sharesBySymbol } from './board.ts';

function areShares(value: unknown): value is Shares {
  return typeof value === 'object' && Object.values(value ?? {}).every((share) => typeof share === 'number');
}

interface SinceLastVisitProps {
  /** In the order of the instruments; null without figures. */
  readonly shares: readonly (SeenShare | null)[];
  /** Each instrument has answered, if only that it has no figures. */
  readonly isSettled: boolean;
  readonly locale: Locale;
}

/** What moved since the visitor was last here; known to their device only (E4, H8). */
export function SinceLastVisit({ shares, isSettled, locale }: SinceLastVisitProps) {
  const [last, setLast] = useState<Visit<Shares> | null>();
  const seen = sharesBySymbol(shares);
  const isKnown = isSettled && Object.keys(seen).length > 0;
  useEffect(() => {
    if (isKnown)
      setLast((found) =>
        found === undefined ? noteVisit('vs-traders', areShares, seen, serverNow()) : found,
      );
  });
  return (
    <p className="smaller muted" data-part="since-last-visit">
      {last === undefined
        ? '\u00a0'
        : last === null
          ? translate(locale, 'board.firstVisit')
          : translate(locale, 'board.since', {
              when: formatInstant(last.at, locale),
              changes: changesSince(last, shares, locale),
            })}
    </p>
  );
}
