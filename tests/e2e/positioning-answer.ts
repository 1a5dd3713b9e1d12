import type { Page } from '@playwright/test';
import type { Positioning, PositioningLeg, PositioningSymbol } from '../../contracts/positioning.ts';

export const POSITIONING = '**/functions/v1/positioning?*';

const group = (net: number | null) => ({ long: 90_000, short: 40_000, net, change: null });

export function legOf(rest: Partial<PositioningLeg> = {}): PositioningLeg {
  return {
    market: 'gold',
    name: 'GOLD - COMMODITY EXCHANGE INC.',
    inverted: false,
    reportDate: '2026-06-02',
    openInterest: 412_000,
    nonCommercial: group(50_000),
    commercial: group(null),
    percentile52w: 88,
    weeks: 52,
    ...rest,
  };
}

/** An ordinary answer, but for what is given. */
export function answerOf(rest: Partial<Positioning> = {}): Positioning {
  return {
    symbol: 'XAUUSD',
    legs: [legOf()],
    nextReleaseAt: '2026-06-12T19:30:00.000Z',
    nextReleaseMayShift: false,
    source: { name: 'CFTC', url: 'https://www.cftc.gov/MarketReports/CommitmentsofTraders/index.htm' },
    observedAt: '2026-06-05T20:00:00.000Z',
    error: null,
    ...rest,
  };
}

/** Answers every request with a made-up report: `make` says in what it differs from an ordinary one. */
export async function answeringReports(
  page: Page,
  make: (symbol: PositioningSymbol) => Partial<Positioning>,
): Promise<void> {
  await page.route(POSITIONING, (route) => {
    const symbol = new URL(route.request().url()).searchParams.get('symbol') as PositioningSymbol;
    return route.fulfill({ json: answerOf({ symbol, ...make(symbol) }) });
  });
}
