import { SYMBOLS } from '#contracts/sentiment.ts';

/** Answers in the shapes of https://www.myfxbook.com/api, with made-up figures. */
export interface ApiRow {
  readonly name: string;
  readonly shortPercentage: unknown;
  readonly longPercentage: unknown;
  readonly shortVolume: unknown;
  readonly longVolume: unknown;
  readonly longPositions?: unknown;
  readonly shortPositions?: unknown;
  readonly totalPositions?: unknown;
  readonly avgShortPrice?: unknown;
  readonly avgLongPrice?: unknown;
}

export function apiRow(name: string, changes: Partial<ApiRow> = {}): ApiRow {
  return {
    name,
    shortPercentage: 62,
    longPercentage: 38,
    shortVolume: 1240.55,
    longVolume: 760.1,
    longPositions: 2210,
    shortPositions: 3475,
    totalPositions: 5685,
    avgShortPrice: 1.0842,
    avgLongPrice: 1.0961,
    ...changes,
  };
}

export const emptyRow = (name: string): ApiRow =>
  apiRow(name, {
    shortPercentage: 0,
    longPercentage: 0,
    shortVolume: 0,
    longVolume: 0,
    longPositions: 0,
    shortPositions: 0,
    totalPositions: 0,
    avgShortPrice: 0,
    avgLongPrice: 0,
  });

export const allRows = (): ApiRow[] => SYMBOLS.map((symbol) => apiRow(symbol));

export function outlookAnswer(symbols: unknown = allRows()) {
  const general = { demoAccountsPercentage: 41, realAccountsPercentage: 58, fundsLost: '-1,204,511.90' };
  return { error: false, message: '', symbols, general };
}

export const loginAnswer = (session: unknown) => ({ error: false, message: '', session });
export const refusal = (message: string) => ({ error: true, message });

export interface PageSide {
  readonly percentage: string;
  readonly volume: string;
  readonly positions: string;
}

/** One row of the public page as its server renders it: bars, price cells, and the hidden table. */
export function pageRow(name: string, short: PageSide, long: PageSide, prices = ''): string {
  const cells = ({ percentage, volume, positions }: PageSide) =>
    `<td>${percentage}</td><td>${volume}</td><td>${positions}</td>`;
  return `<tr class="outlook-symbol-row" symbolId="7" symbolName="${name}">
    <td id="symbolNameCell${name}"><a href="/community/outlook/${name}"> ${name}</a></td>
    <td><div class="progress"><div class="progress-bar progress-bar-danger" style="width: 62%;"></div></div></td>
    ${prices}
    <td><div id="popover${name}" style="display:none"><table class="table">
      <thead><tr><th>Symbol</th><th>Action</th><th>Percentage</th><th>Volume</th><th>Positions</th></tr></thead>
      <tbody><tr><td rowspan="2">${name}</td><td>Short</td>${cells(short)}</tr>
      <tr><td>Long</td>${cells(long)}</tr></tbody></table></div></td>
  </tr>`;
}

export function page(...rows: string[]): string {
  return `<!DOCTYPE html><html><head><title>Forex Market Sentiment</title></head><body>
    <table id="outlookSymbolsTable"><tbody id="outlookSymbolsTableContent">${rows.join('\n')}</tbody></table></body></html>`;
}
