import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { type SentimentEntry, SYMBOLS } from '#contracts/sentiment.ts';
import { formatShare } from '#domain/format.ts';
import { type BoardReading, type Finding, findingOf, recentReadings } from '#domain/sentiment/finding.ts';
import { roundingWords } from '#site/features/vs-traders/cards/card-state.ts';

/** A reading with the share of the other side, which need not add to 100 (E3). */
export interface SaidReading extends BoardReading {
  readonly short: SentimentEntry['shortPercentage'] | null;
}

/** What the heading and the line under it say; `heading` is null where the fixed one stays. */
interface FindingWords {
  readonly kind: Finding['kind'] | null;
  readonly heading: string | null;
  readonly facts: string;
}

/** The finding of the board at `now` (epoch ms) in words, with the figures that it rests on. */
export function findingWords(readings: readonly SaidReading[], now: number, locale: Locale): FindingWords {
  const finding = findingOf(readings, now);
  const rounding = roundingWords(readings, locale);
  if (finding === null) {
    const none = translate(locale, 'board.facts.none');
    return { kind: null, heading: null, facts: [none, rounding].filter(Boolean).join(' ') };
  }
  const { known, others } = recentReadings(readings, now);
  const { basis } = known[0] ?? { basis: 'volume' };
  const facts = [factsOf(finding, readings, locale), rounding, translate(locale, `basis.unit.${basis}`)];
  const [recent, count] = [known.length + others, SYMBOLS.length];
  if (recent < count) facts.push(translate(locale, 'board.facts.part', { known: recent, count }));
  if (others > 0)
    facts.push(translate(locale, `board.facts.others.${others === 1 ? 'one' : 'other'}`, { others, count }));
  return { kind: finding.kind, heading: headingOf(finding, locale), facts: facts.filter(Boolean).join(' ') };
}

function headingOf(finding: Finding, locale: Locale): string {
  switch (finding.kind) {
    case 'yen':
      return translate(locale, `board.finding.yen.${finding.side}`);
    case 'edge':
      return translate(locale, `board.finding.edge.${finding.end}.${finding.isAt ? 'at' : 'near'}`, {
        symbol: finding.symbol,
      });
    case 'sided': {
      const { side, symbol } = finding;
      return finding.isMost
        ? translate(locale, `board.finding.most.${side}`, { symbol })
        : translate(locale, `board.finding.sided.${side}`, { symbol });
    }
    case 'calm':
      return translate(locale, 'board.finding.calm');
    case 'partly':
      return translate(locale, 'board.finding.partly', { known: finding.known, count: SYMBOLS.length });
  }
}

/** The figures that a finding names; empty where it names no instrument. */
function factsOf(finding: Finding, readings: readonly SaidReading[], locale: Locale): string {
  const share = (value: number | null | undefined) => formatShare(value ?? 0, locale);
  const of = (symbol: string) => readings.find((one) => one.symbol === symbol);
  switch (finding.kind) {
    case 'yen': {
      const shares = finding.symbols.map((symbol) => `${symbol} ${share(of(symbol)?.long)}`).join(', ');
      return translate(locale, 'board.facts.yen', { shares });
    }
    case 'edge': {
      const { long, range } = of(finding.symbol) ?? {};
      const now = long ?? 0;
      // The range is up to an hour old: the reading itself may be its new end.
      return translate(locale, 'board.facts.edge', {
        long: share(now),
        min: share(Math.min(range?.min ?? now, now)),
        max: share(Math.max(range?.max ?? now, now)),
      });
    }
    case 'sided': {
      const { long, short } = of(finding.symbol) ?? {};
      return translate(locale, 'board.facts.sided', { long: share(long), short: share(short) });
    }
    default:
      return '';
  }
}
