import type { InstrumentSymbol } from '#contracts/sentiment.ts';

/** The page of the risk tools; islands link to it, and the table of routes would bring the brand's facts with it. */
export const RISK_PAGE = '/herramientas-riesgo';

interface SizedTrade {
  readonly symbol: InstrumentSymbol;
  readonly entry: number;
  readonly stop: number;
}

/** The position size of a trade: the fields of the tool `size` hold its prices (N5). */
export function sizeLink({ symbol, entry, stop }: SizedTrade): string {
  return `${RISK_PAGE}#size?${new URLSearchParams({ symbol, entry: String(entry), stop: String(stop) })}`;
}

/** What losses in a row of that share of the account take: the field of the tool `losses` holds it (N5). */
export function lossesLink(risk: number): string {
  return `${RISK_PAGE}#losses?${new URLSearchParams({ risk: String(Number((risk * 100).toPrecision(6))) })}`;
}
