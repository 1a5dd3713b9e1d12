/** The side of the square that an engraving fills, in units of its path. */
export const ENGRAVING_SIZE = 1000;

/** The engraving of a seed: one closed line as an SVG path, 2 to 4 kB; the same seed always gives the same path. */
export function guilloche(seed: string): string {
  const next = randomFrom(seed);
  const between = (low: number, high: number) => low + next() * (high - low);
  const turns = pick([5, 7, 8, 9, 11, 13], next());
  const lobes = coprimeFrom(Math.round(between(40, 48)), turns);
  const wave = between(80, 165);
  const sway = between(8, 34);
  const leaves = Math.round(between(3, 8));
  const [phase, tilt] = [between(0, TURN), between(0, TURN)];
  const mean = REACH - wave - sway;

  /** Place and direction of the line at a part of its whole way. */
  const at = (part: number) => {
    const angle = part * TURN * turns;
    const wound = part * TURN * lobes + phase;
    const leaf = part * TURN * turns * leaves + tilt;
    const radius = mean + wave * Math.cos(wound) + sway * Math.cos(leaf);
    const growth = -wave * lobes * Math.sin(wound) - sway * turns * leaves * Math.sin(leaf);
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    return {
      x: CENTRE + radius * cos,
      y: CENTRE + radius * sin,
      // By the whole way, divided by a turn: what a change of `part` adds.
      dx: TURN * (growth * cos - radius * turns * sin),
      dy: TURN * (growth * sin + radius * turns * cos),
    };
  };

  const count = lobes * PIECES;
  // A cubic between two places has its handles a third of the way along their directions.
  const handle = 1 / (3 * count);
  const start = at(0);
  const first = [start.x, start.y, start.x + start.dx * handle, start.y + start.dy * handle].map(Math.round);
  let [x = 0, y = 0] = first;
  const [fromX = 0, fromY = 0] = [(first[2] ?? 0) - x, (first[3] ?? 0) - y];
  const steps = Array.from({ length: count }, (_, index) => {
    const end = at((index + 1) / count);
    const [toX, toY] = [Math.round(end.x), Math.round(end.y)];
    const values = [
      Math.round(end.x - end.dx * handle) - x,
      Math.round(end.y - end.dy * handle) - y,
      toX - x,
      toY - y,
    ];
    [x, y] = [toX, toY];
    return join(index === 0 ? [fromX, fromY, ...values] : values);
  });
  return `M${first[0]} ${first[1]}c${steps[0]}s${steps.slice(1).map(apart).join('')}z`;
}

const TURN = 2 * Math.PI;
const CENTRE = ENGRAVING_SIZE / 2;
/** How far the line goes from the centre. */
const REACH = 455;
/** Cubics for each lobe: a quarter of a wave each. */
const PIECES = 4;

/** The first number from `least` on that has no factor in common with the turns: the line then closes only once. */
function coprimeFrom(least: number, turns: number): number {
  for (let found = least; ; found += 1) if (greatestFactor(found, turns) === 1) return found;
}

function greatestFactor(one: number, other: number): number {
  return other === 0 ? one : greatestFactor(other, one % other);
}

function pick(choices: readonly number[], part: number): number {
  return choices[Math.floor(part * choices.length)] ?? 7;
}

/** Numbers of a path without needless spaces: a minus separates too. */
function join(values: readonly number[]): string {
  return values.map((value, index) => (index === 0 ? String(value) : apart(String(value)))).join('');
}

function apart(text: string): string {
  return text.startsWith('-') ? text : ` ${text}`;
}

/** Numbers from 0 to 1 that follow from the seed: FNV-1a for the start, then mulberry32. */
function randomFrom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
