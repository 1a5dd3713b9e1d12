/** Headers of the public key. A hosted backend's new keys (`sb_…`) are no tokens and must not be sent as one. */
export function keyHeaders(anonKey: string): Record<string, string> {
  if (anonKey.startsWith('sb_')) return { apikey: anonKey };
  return { apikey: anonKey, Authorization: `Bearer ${anonKey}` };
}
