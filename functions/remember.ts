/**
 * Returns the same answer to equal calls within `ms`, and keeps none for longer. A failure is not cached.
 */
export function remember<Query, Answer>(
  ms: number,
  clock: () => Date,
  keyOf: (query: Query) => string,
  ask: (query: Query) => Promise<Answer>,
): (query: Query) => Promise<Answer> {
  const known = new Map<string, { readonly at: number; readonly answer: Promise<Answer> }>();
  return (query) => {
    const key = keyOf(query);
    const now = clock().getTime();
    const kept = known.get(key);
    if (kept && now >= kept.at && now - kept.at < ms) return kept.answer;
    for (const [old, { at }] of known) if (now < at || now - at >= ms) known.delete(old);
    const answer = ask(query);
    known.set(key, { at: now, answer });
    answer.catch(() => known.delete(key));
    return answer;
  };
}
