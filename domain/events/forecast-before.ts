interface Change {
  readonly field: string;
  readonly seenAt: string;
  readonly before: string | null;
}

/**
 * The forecast of an event as it was known before its release. Vendors change some afterwards, and a surprise against such a
 * forecast is none. Null when the previous figure changed in the same reading: the forecast before may be of another
 * vendor's series. `changes` are those of the event, oldest first.
 */
export function forecastBefore(
  { forecast, timeIso }: { readonly forecast: string | null; readonly timeIso: string },
  changes: readonly Change[],
): string | null {
  const later = changes.find(({ field, seenAt }) => field === 'forecast' && seenAt > timeIso);
  if (!later) return forecast;
  const isOther = changes.some(({ field, seenAt }) => field === 'previous' && seenAt === later.seenAt);
  return isOther ? null : later.before;
}
