import type { Locale } from '#contracts/locale.ts';
import type { Services } from '../services.ts';
import type { FiguresSource } from './renderer.ts';

/** The answers that the functions would give a visitor of one language. */
export function figuresSource(
  { sentiment, history, positioning, events }: Services,
  locale: Locale,
): FiguresSource {
  return {
    sentiment: (symbol) => sentiment.answer(symbol),
    board: () => history.board(),
    positioning: (symbol) => positioning.answer(symbol),
    events: (scope) => events.answer({ scope, source: 'forex-community', locale }),
  };
}
