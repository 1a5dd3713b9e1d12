/**
 * Headers of the public key. A hosted backend's new keys (`sb_…`) are not tokens, so they are not sent as a bearer
 * token.
 */
export function keyHeaders(anonKey: string): Record<string, string> {
  if (anonKey.startsWith('sb_')) return { apikey: anonKey };
  return { apikey: anonKey, Authorization: `Bearer ${anonKey}` };
}
