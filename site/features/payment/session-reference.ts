/** Longest reference that is shown, in characters (H6). */
const LONGEST = 255;

/**
 * The `session_id` of an address's query, as text: cut at 255 characters, null where there is none. It comes from
 * outside and proves nothing; render it as text only (H6).
 */
export function sessionReference(search: string): string | null {
  const given = new URLSearchParams(search).get('session_id')?.trim();
  // By characters: a cut through a pair of surrogates would leave half a sign.
  return given ? [...given].slice(0, LONGEST).join('') : null;
}
