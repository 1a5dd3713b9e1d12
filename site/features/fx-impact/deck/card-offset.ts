/** Places between card `place` and the current card, by the shorter way: 0 is the centre, negative is left (F5). */
export function cardOffset(place: number, index: number, count: number): number {
  const ahead = (place - index + count) % count;
  return ahead > count / 2 ? ahead - count : ahead;
}
