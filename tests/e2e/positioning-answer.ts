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

/** A default answer with the given fields replaced. */
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

/** Mocks the requests for reports. `make` returns the fields that differ from the default answer. */
export async function mockReports(
  page: Page,
  make: (symbol: PositioningSymbol) => Partial<Positioning>,
): Promise<void> {
  await page.route(POSITIONING, (route) => {
    const symbol = new URL(route.request().url()).searchParams.get('symbol') as PositioningSymbol;
    return route.fulfill({ json: answerOf({ symbol, ...make(symbol) }) });
  });
}
