import { useEffect, useState } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { SYMBOLS } from '#contracts/sentiment.ts';
import { formatInstant, formatShare } from '#domain/format.ts';
import { noteVisit, type Visit } from '#site/lib/last-visit.ts';
import { serverNow } from '#site/ui/server-time.ts';
import { sharesMoved } from './board.ts';

type Shares = Readonly<Record<string, number>>;

function areShares(value: unknown): value is Shares {
  return typeof value === 'object' && Object.values(value ?? {}).every((share) => typeof share === 'number');
}

interface SinceLastVisitProps {
  /** Percent long in the order of the instruments; null while unknown. */
  readonly shares: readonly (number | null)[];
  readonly locale: Locale;
}

/** What moved since the visitor was last here; known to their device only (E4, H8). */
export function SinceLastVisit({ shares, locale }: SinceLastVisitProps) {
  const [last, setLast] = useState<Visit<Shares> | null>();
  const known = shares.every((share) => share !== null);
  const seen = Object.fromEntries(SYMBOLS.map((symbol, index) => [symbol, shares[index] ?? 0]));
  useEffect(() => {
    if (known)
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
          : since(last, seen, locale)}
    </p>
  );
}

function since({ at, seen }: Visit<Shares>, now: Shares, locale: Locale): string {
  const changes = sharesMoved(seen, now).map(
    ({ symbol, from, to }) => `${symbol} ${formatShare(from, locale)} → ${formatShare(to, locale)}`,
  );
  return translate(locale, 'board.since', {
    when: formatInstant(at, locale),
    changes: changes.join(' · ') || translate(locale, 'board.same'),
  });
}
