import type { Font, Measure } from './shapes.ts';

interface Room {
  /** px */
  readonly width: number;
  /** Most lines. */
  readonly most: number;
}

export interface Fitted {
  readonly font: Font;
  readonly lines: readonly string[];
}

/** Breaks a text into lines of a width. Words wider than a line are broken; what has no room ends in "…". */
export function wrap(text: string, font: Font, { width, most }: Room, measure: Measure): readonly string[] {
  const lines = allLines(text, font, width, measure);
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  return [...kept.slice(0, -1), cut(`${kept.at(-1)} ${lines[most]}`, font, width, measure)];
}

/** The first of the sizes at which the text has room; at the last one it is cut. */
export function fitText(
  text: string,
  font: Omit<Font, 'size'>,
  sizes: readonly (Room & Pick<Font, 'size'>)[],
  measure: Measure,
): Fitted {
  for (const { size, ...room } of sizes) {
    const lines = allLines(text, { ...font, size }, room.width, measure);
    const isWhole = text.split(/\s+/).every((word) => measure(word, { ...font, size }) <= room.width);
    if (lines.length <= room.most && isWhole) return { font: { ...font, size }, lines };
  }
  const last = sizes.at(-1) ?? { size: 16, width: 0, most: 1 };
  const smallest = { ...font, size: last.size };
  return { font: smallest, lines: wrap(text, smallest, last, measure) };
}

function allLines(text: string, font: Font, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text
    .trim()
    .split(/\s+/)
    .flatMap((one) => piecesOf(one, font, width, measure))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && measure(longer, font) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** A word, or its pieces that each fill a line. */
function piecesOf(word: string, font: Font, width: number, measure: Measure): string[] {
  if (measure(word, font) <= width) return [word];
  const pieces = [''];
  for (const letter of word) {
    const longer = `${pieces.at(-1)}${letter}`;
    if (measure(longer, font) > width && pieces.at(-1) !== '') pieces.push(letter);
    else pieces[pieces.length - 1] = longer;
  }
  return pieces;
}

function cut(text: string, font: Font, width: number, measure: Measure): string {
  const letters = [...text];
  while (letters.length > 0 && measure(`${letters.join('').trimEnd()}…`, font) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
