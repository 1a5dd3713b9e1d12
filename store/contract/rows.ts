import type { CalendarEvent } from '#contracts/events.ts';
import type { SentimentSnapshot } from '#contracts/sentiment.ts';

/** The instant `seconds` after a fixed Monday noon. */
export function at(seconds: number): string {
  return new Date(Date.UTC(2026, 1, 2, 12, 0, seconds)).toISOString();
}

export function snapshot(fields: Partial<SentimentSnapshot> = {}): SentimentSnapshot {
  return {
    symbol: 'XAUUSD',
    source: 'live_api',
    observedAt: at(0),
    longPercentage: 61,
    shortPercentage: 38,
    longVolume: 1520.25,
    shortVolume: 947,
    longPositions: 4100,
    shortPositions: 2875,
    totalPositions: 6975,
    averageLong: 2411.07,
    averageShort: 2398.5,
    ...fields,
  };
}

export function event(fields: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    id: 'weekly-usd-payrolls',
    supersedes: null,
    source: 'forex-community',
    origin: 'faireconomy',
    title: 'Payrolls Change',
    country: 'US',
    currency: 'USD',
    impact: 'high',
    holiday: false,
    timeIso: at(3600),
    forecast: '180K',
    previous: '175K',
    actual: null,
    link: 'https://calendar.example/payrolls',
    ...fields,
  };
}

/** An event that was never withdrawn. */
export const standing = { withdrawnAt: null, withdrawals: 0 } as const;
