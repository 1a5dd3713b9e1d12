import type { Coverage } from './coverage.ts';
import type { EventsResponse, Scope } from './events.ts';
import type { Positioning, PositioningSymbol } from './positioning.ts';
import type { InstrumentSymbol, SentimentResponse } from './sentiment.ts';
import type { SentimentBoard } from './sentiment-board.ts';

/** Where the figures of a rendered page come from: the answers of the functions, in one language (N12). */
export interface FiguresSource {
  sentiment(symbol: InstrumentSymbol): Promise<SentimentResponse>;
  board(): Promise<SentimentBoard>;
  positioning(symbol: PositioningSymbol): Promise<Positioning>;
  /** Of today or a week: the present one, or another by its Sunday in Mexico City. */
  events(scope: Scope, week?: string): Promise<EventsResponse>;
  coverage(): Promise<Coverage>;
}

/** The answers from which the server rendered a page; the browser starts with them. */
export interface PageAnswers {
  /** When they were read, epoch ms. */
  readonly at: number;
  /** Data by the key of their query. */
  readonly answers: Readonly<Record<string, unknown>>;
}
