/**
 * How many letters must be added, taken away, exchanged or swapped with their neighbour to make one text the other
 * (optimal string alignment). Texts longer than 64 letters are compared by their beginning, so that the work is bounded.
 */
export function editDistance(one: string, other: string): number {
  const a = [...one].slice(0, MAX);
  const b = [...other].slice(0, MAX);
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const line = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      line[column] = Math.min(
        at(last, column) + 1,
        at(line, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
        swapped ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = last;
    last = line;
  }
  return at(last, b.length);
}

const MAX = 64;

function at(line: readonly number[], index: number): number {
  return line[index] ?? Number.POSITIVE_INFINITY;
}
