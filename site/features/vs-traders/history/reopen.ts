import { type InstrumentSymbol, symbolSchema } from '#contracts/sentiment.ts';

/** What the browser keeps beside the page's address, also while the page is read anew. */
type Kept = { sentimentHistory?: unknown } | null;

/** Has the history of an instrument opened again by the page that is about to be read anew. */
export function keepOpened(symbol: InstrumentSymbol): void {
  window.history.replaceState({ ...(window.history.state as Kept), sentimentHistory: symbol }, '');
}

/** The history to open again, told once. */
export function takeOpened(): InstrumentSymbol | null {
  const { sentimentHistory, ...rest } = (window.history.state as Kept) ?? {};
  if (sentimentHistory === undefined) return null;
  window.history.replaceState(rest, '');
  return symbolSchema.safeParse(sentimentHistory).data ?? null;
}
