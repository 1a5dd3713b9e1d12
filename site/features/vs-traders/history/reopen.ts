import { type InstrumentSymbol, symbolSchema } from '#contracts/sentiment.ts';

/** What the browser keeps beside the page's address, also across a reload. */
type Kept = { sentimentHistory?: unknown } | null;

/** Makes the page open the history of an instrument again after a reload. */
export function keepOpened(symbol: InstrumentSymbol): void {
  window.history.replaceState({ ...(window.history.state as Kept), sentimentHistory: symbol }, '');
}

/** The history to open again; returned once. */
export function takeOpened(): InstrumentSymbol | null {
  const { sentimentHistory, ...rest } = (window.history.state as Kept) ?? {};
  if (sentimentHistory === undefined) return null;
  window.history.replaceState(rest, '');
  return symbolSchema.safeParse(sentimentHistory).data ?? null;
}
