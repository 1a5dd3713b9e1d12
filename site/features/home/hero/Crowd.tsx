import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { ageInWords, ageOf } from '#domain/age.ts';
import { formatShare } from '#domain/format.ts';
import { commonBasis } from '#domain/sentiment/basis.ts';
import type { Backend } from '#site/lib/backend/client.ts';
import { type BoardRow, useBoard } from '#site/lib/query/useBoard.ts';
import { useClock } from '#site/ui/countdown-clock.ts';
import { Meter } from '#site/ui/Meter.tsx';
import { LiveLine } from './LiveLine.tsx';

interface CrowdProps {
  readonly locale: Locale;
  /** Address of the sentiment page. */
  readonly page: string;
  /** Absent before the page’s scripts run. */
  readonly backend: Backend | null;
}

/** The instrument whose retail side is most crowded, with its age and source, or that it could not be read (D1, E1). */
export function Crowd({ locale, page, backend }: CrowdProps) {
  const board = useBoard(backend);
  const row = mostOneSided(board.data?.rows ?? []);
  const at = row ? Date.parse(row.latest.observedAt) : null;
  const age = useClock((now) => (at === null ? '' : ageInWords(ageOf(at, now), locale)), '');
  const isUnread = board.hasFailed || board.data !== undefined;
  const source = board.data?.credits.map(({ name }) => name).join(', ') ?? '';
  return (
    <LiveLine
      part="home-shares"
      label={translate(locale, `hero.crowd.${row?.latest.basis ?? 'volume'}`)}
      note={row && translate(locale, 'hero.crowdSource', { age, source })}
      figure={
        row && (
          <Meter
            long={row.latest.longPercentage}
            short={row.latest.shortPercentage}
            label={textOf(row, locale)}
          />
        )
      }
    >
      <a className="strong" href={page}>
        {row ? textOf(row, locale) : translate(locale, isUnread ? 'hero.crowdUnread' : 'hero.crowdLink')}
      </a>
    </LiveLine>
  );
}

type ReadRow = BoardRow & { readonly latest: NonNullable<BoardRow['latest']> };

/** The row whose two shares differ most, of those that count what most of them do, the first of several; null when none was read. */
export function mostOneSided(rows: readonly BoardRow[]): ReadRow | null {
  const basis = commonBasis(rows.map(({ latest }) => latest?.basis));
  const read = rows.filter((row): row is ReadRow => row.latest?.basis === basis && row.latest !== null);
  const difference = ({ latest }: ReadRow) => Math.abs(latest.longPercentage - latest.shortPercentage);
  return read.reduce<ReadRow | null>(
    (most, row) => (most === null || difference(row) > difference(most) ? row : most),
    null,
  );
}

function textOf({ symbol, latest }: ReadRow, locale: Locale): string {
  const { longPercentage: long, shortPercentage: short } = latest;
  return long >= short
    ? translate(locale, 'hero.crowdLong', { symbol, share: formatShare(long, locale) })
    : translate(locale, 'hero.crowdShort', { symbol, share: formatShare(short, locale) });
}
