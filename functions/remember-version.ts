/**
 * Builds an answer once per version of its sources and returns it to all callers until the version changes. The number of
 * keys is small (they come from closed lists). A failure is not cached.
 */
export function rememberVersion<Query, Answer>(
  keyOf: (query: Query) => string,
  versionOf: (query: Query) => Promise<string>,
  make: (query: Query) => Promise<Answer>,
): (query: Query) => Promise<Answer> {
  const known = new Map<string, { readonly version: string; readonly answer: Promise<Answer> }>();
  return async (query) => {
    const key = keyOf(query);
    const version = await versionOf(query);
    const kept = known.get(key);
    if (kept?.version === version) return kept.answer;
    const made = { version, answer: make(query) };
    known.set(key, made);
    made.answer.catch(() => {
      if (known.get(key) === made) known.delete(key);
    });
    return made.answer;
  };
}
