/** The most texts whose answers are kept: visitors could send as many different ones as they like. */
const MOST = 500;

/** A function of a text that keeps its last answers. */
export function remembered<Answer>(compute: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const last = known.get(text);
    if (last !== undefined) return last;
    const answer = compute(text);
    if (known.size === MOST) known.clear();
    known.set(text, answer);
    return answer;
  };
}
