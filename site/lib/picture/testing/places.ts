import { LEFT, type Measure, RIGHT, type Shape, SIZE } from '#site/lib/picture/shapes.ts';

/** A text as wide as one of the widest fonts would make it. */
export const measure: Measure = (text, { size }) => [...text].length * size * 0.56;

type Text = Extract<Shape, { kind: 'text' }>;

export const textsOf = (shapes: readonly Shape[]): readonly Text[] =>
  shapes.filter((shape): shape is Text => shape.kind === 'text');

/** All texts of a picture in one. */
export const wordsOf = (shapes: readonly Shape[]): string =>
  textsOf(shapes)
    .map(({ text }) => text)
    .join(' ');

function boxOf({ text, x, y, font, align }: Text) {
  const width = measure(text, font);
  const left = align === 'end' ? x - width : x;
  return { text, left, right: left + width, top: y - font.size * 0.7, bottom: y };
}

/** What is wrong with the places of a picture's texts: outside of its margins, or on each other. */
export function misplaced(shapes: readonly Shape[]): readonly string[] {
  const boxes = textsOf(shapes).map(boxOf);
  const outside = boxes.filter(
    ({ left, right, top, bottom }) => left < LEFT || right > RIGHT || top < 0 || bottom > SIZE.height - 20,
  );
  const over = boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      )
      .map((other) => `"${one.text}" is on "${other.text}"`),
  );
  return [...outside.map(({ text }) => `"${text}" is outside`), ...over];
}
