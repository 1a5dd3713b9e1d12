import type { ReactElement } from 'react';
import { CALENDAR_SOURCE } from '#contracts/events.ts';
import type { FiguresSource, PageAnswers } from '#contracts/live-answers.ts';
import type { PositioningSymbol } from '#contracts/positioning.ts';
import { SYMBOLS } from '#contracts/sentiment.ts';
import { nextHighIndex } from '#domain/events/live.ts';
import { EventsBoard, type EventsBoardProps } from '#site/features/fx-impact/board/EventsBoard.tsx';
import { listKey } from '#site/features/fx-impact/board/event-lists.ts';
import type { EventList } from '#site/features/fx-impact/board/list-state.ts';
import { sundayOf, weekAfter } from '#site/features/fx-impact/calendar/period.ts';
import {
  COVERAGE_KEY,
  CoverageBoard,
  type CoverageBoardProps,
} from '#site/features/fx-impact/sources/CoverageBoard.tsx';
import { awaitsFigures } from '#site/features/vs-traders/cards/card-state.ts';
import { SentimentDeck, type SentimentDeckProps } from '#site/features/vs-traders/cards/SentimentDeck.tsx';
import { sentimentKey } from '#site/features/vs-traders/cards/useSentiment.ts';
import { positioningKey } from '#site/features/vs-traders/positioning/usePositioning.ts';
import { BOARD_KEY } from '#site/lib/query/useBoard.ts';

/** One island that the server renders with its figures. */
interface Part<Props> {
  /** Reads what its first frame shows; null while the backend has no figures of its own. */
  answers(source: FiguresSource, at: number): Promise<PageAnswers['answers'] | null>;
  element(props: Props): ReactElement;
}

/** The panel beside the first card, and the peso's line below it. */
const POSITIONS: readonly PositioningSymbol[] = [...SYMBOLS.slice(0, 1), 'MXN'];

const sentimentDeck: Part<SentimentDeckProps> = {
  element: (props) => <SentimentDeck {...props} />,
  async answers(source) {
    const [board, positions, readings] = await Promise.all([
      source.board(),
      Promise.all(POSITIONS.map((symbol) => source.positioning(symbol))),
      Promise.all(SYMBOLS.map((symbol) => source.sentiment(symbol))),
    ]);
    if (readings.some(awaitsFigures)) return null;
    // No part shows when it was made, which each instance of the server says otherwise: the same figures have one file.
    const { generatedAt: _, ...shown } = board;
    return {
      [BOARD_KEY]: shown,
      ...Object.fromEntries(POSITIONS.map((symbol, place) => [positioningKey(symbol), positions[place]])),
      ...Object.fromEntries(SYMBOLS.map((symbol, place) => [sentimentKey(symbol), readings[place]])),
    };
  },
};

const eventsBoard: Part<EventsBoardProps> = {
  element: (props) => <EventsBoard {...props} />,
  async answers(source, at) {
    const following = weekAfter(sundayOf(at));
    const answers: Record<string, EventList> = {};
    // As far as the next event of high impact: today, this week, the next one.
    for (const choice of [{ scope: 'day' }, { scope: 'week' }, { scope: 'week', week: following }] as const) {
      const response = await source.events(choice.scope, 'week' in choice ? choice.week : undefined);
      if (choice.scope === 'day' && response.error?.code === 'unavailable') return null;
      answers[listKey({ ...choice, source: CALENDAR_SOURCE })] = { response, isExample: false };
      if (nextHighIndex(response.events, at) >= 0) break;
    }
    return answers;
  },
};

const coverageBoard: Part<CoverageBoardProps> = {
  element: (props) => <CoverageBoard {...props} />,
  answers: async (source) => ({ [COVERAGE_KEY]: await source.coverage() }),
};

/** By the name of their component in the page. */
export const PARTS: Readonly<Record<string, Part<never>>> = {
  CoverageBoard: coverageBoard,
  EventsBoard: eventsBoard,
  SentimentDeck: sentimentDeck,
};
