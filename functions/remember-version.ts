/** More answers than that are made for visitors who ask for all that there is: the oldest goes. */
const MOST = 64;

/**
 * Builds an answer once per version of its sources and returns it to all callers until the version changes. A failure is
 * not cached. `beforeMake` is awaited by a caller for whom the answer has to be made; it may reject.
 */
export function rememberVersion<Query, Answer>(
  keyOf: (query: Query) => string,
  versionOf: (query: Query) => Promise<string>,
  make: (query: Query) => Promise<Answer>,
): (query: Query, beforeMake?: () => Promise<void>) => Promise<Answer> {
  const known = new Map<string, { readonly version: string; readonly answer: Promise<Answer> }>();
  const keptOf = (key: string, version: string) => {
    const kept = known.get(key);
    return kept?.version === version ? kept.answer : null;
  };
  return async (query, beforeMake) => {
    const key = keyOf(query);
    const version = await versionOf(query);
    const kept = keptOf(key, version);
    if (kept) return kept;
    if (beforeMake) await beforeMake();
    // Another caller may have begun it meanwhile.
    const begun = keptOf(key, version);
    if (begun) return begun;
    const made = { version, answer: make(query) };
    known.delete(key);
    known.set(key, made);
    const [oldest = ''] = known.keys();
    if (known.size > MOST) known.delete(oldest);
    made.answer.catch(() => {
      if (known.get(key) === made) known.delete(key);
    });
    return made.answer;
  };
}
