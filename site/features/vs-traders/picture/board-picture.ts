import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import type { InstrumentSymbol, SentimentResponse } from '#contracts/sentiment.ts';
import type { SentimentBoard } from '#contracts/sentiment-board.ts';
import { ageInWords, ageOf } from '#domain/age.ts';
import { MEXICO_CITY, wallClock } from '#domain/events/zones.ts';
import { commonBasis } from '#domain/sentiment/basis.ts';
import type { NewestReading } from '#site/features/vs-traders/board/newest-reading.ts';
import { figuresOf } from '#site/features/vs-traders/cards/card-state.ts';
import { isLive } from '#site/features/vs-traders/sentiment.ts';
import { drawPicture } from '#site/lib/picture/draw.ts';
import { pictureName } from '#site/lib/picture/hand-over.ts';
import { pageFacts } from '#site/lib/picture/page-facts.ts';
import { serverNow } from '#site/ui/server-time.ts';
import { type BoardShown, layOutBoard } from './lay-out-board.ts';

/** What the page has read of one instrument. */
export interface SeenInstrument {
  readonly symbol: InstrumentSymbol;
  readonly response: SentimentResponse | undefined;
  /** As the board shows it; null without real figures. */
  readonly newest: NewestReading | null;
}

/** Draws the picture of the board (N18). */
export async function boardPicture(
  seen: readonly SeenInstrument[],
  credits: SentimentBoard['credits'],
  locale: Locale,
): Promise<File> {
  await globalThis.wordsReady?.();
  const now = serverNow();
  const { marks, ...page } = pageFacts(document);
  const board = boardOf(seen, credits, now, locale);
  const shown = { ...page, ...board, marks: [...marks, ...board.marks] };
  const file = await drawPicture((measure) => layOutBoard(shown, measure));
  const { day } = wallClock(new Date(board.readAt ?? now), MEXICO_CITY);
  return new File([file], pictureName(page.brand, 'vs-traders', day), { type: 'image/png' });
}

/**
 * The readings as the picture shows them. Examples are shown only where nothing else is known, and marked: a picture that
 * has one real share has no invented one (K2). `credits` are the board's.
 */
export function boardOf(
  seen: readonly SeenInstrument[],
  credits: SentimentBoard['credits'],
  now: number,
  locale: Locale,
): Omit<BoardShown, 'brand' | 'address'> {
  const isExample = seen.every(({ newest }) => newest === null);
  const read = seen.map(({ response, newest, ...one }) => {
    const example = isExample ? figuresOf(response) : null;
    const shares = example
      ? {
          basis: example.basis,
          long: example.longPercentage,
          short: example.shortPercentage,
          readAt: null,
          yesterday: null,
        }
      : newest;
    const sources = newest?.isStored ? credits : shares && response ? [response.credit] : [];
    return { ...one, shares, readAt: shares?.readAt ?? null, sources };
  });
  const basis = commonBasis(read.map(({ shares }) => shares?.basis)) ?? 'volume';
  const times = read.flatMap(({ readAt }) => readAt ?? []);
  const newest = times.length > 0 ? Math.max(...times) : null;
  const oldWords = (at: number) =>
    translate(locale, 'picture.oldReading', { age: ageInWords(ageOf(at, now), locale) });
  const hasExample = isExample && read.some(({ shares }) => shares);
  return {
    locale,
    basis,
    readAt: newest,
    marks: hasExample
      ? [translate(locale, 'picture.example')]
      : newest !== null && !isLive(newest, now)
        ? [oldWords(newest)]
        : [],
    credits: [...new Set(read.flatMap(({ sources }) => sources.map(({ name }) => name)))],
    rows: read.map(({ symbol, shares, readAt }) => ({
      symbol,
      shares,
      marks: [
        ...(shares && shares.basis !== basis ? [translate(locale, `basis.percent.${shares.basis}`)] : []),
        // Where the newest is old too, the mark above says so.
        ...(readAt !== null && newest !== null && !isLive(readAt, newest) ? [oldWords(readAt)] : []),
      ],
    })),
  };
}
