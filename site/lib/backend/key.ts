/** Headers of the public key. New keys of a hosted backend (`sb_…`) are not tokens and must not be sent as one. */
export function keyHeaders(anonKey: string): Record<string, string> {
  if (anonKey.startsWith('sb_')) return { apikey: anonKey };
  return { apikey: anonKey, Authorization: `Bearer ${anonKey}` };
}
