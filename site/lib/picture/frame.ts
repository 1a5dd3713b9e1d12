import { values as theme } from '#brand/theme.ts';
import { type Font, type Ink, LEFT, type Measure, RIGHT, type Shape, SIZE } from './shapes.ts';
import { wrap } from './wrap.ts';

/** What every picture says of itself: it is seen without its page. */
export interface Framed {
  readonly brand: string;
  /** Opposite the brand: what kind of picture this is. */
  readonly section: string;
  /** Where the page is, without "https://". */
  readonly address: string;
  /** The loss warning. */
  readonly risk: string;
  /** What a reader must know before the figures: an example, an old reading. */
  readonly marks: readonly string[];
  /** The owner's own mark as SVG, in the place of the theme's. */
  readonly ownMark?: string | undefined;
  /** Sources and when they were read, most important first. */
  readonly sources: readonly string[];
  /** What a publisher wants shown beside its figure, word for word. */
  readonly notice: string | null;
}

export interface Frame {
  readonly shapes: readonly Shape[];
  /** Where the contents may begin and have to end, px from above. */
  readonly top: number;
  readonly bottom: number;
}

const WIDTH = RIGHT - LEFT;
const BRAND: Font = { face: 'display', weight: 400, size: 46 };
const SECTION: Font = { face: 'text', weight: 400, size: 28 };
const MARK: Font = { face: 'text', weight: 600, size: 30 };
const ADDRESS: Font = { face: 'text', weight: 600, size: 32 };
const SOURCE: Font = { face: 'text', weight: 400, size: 26 };
const SMALL: Font = { face: 'text', weight: 400, size: 21 };

/** Lines of text below each other; `y` is the baseline of the first. */
export function textLines(
  lines: readonly string[],
  { x = LEFT, y, step, ...rest }: Omit<TextBlock, 'text'>,
): Shape[] {
  return lines.map((text, index) => ({ kind: 'text', text, x, y: y + index * step, ...rest }));
}

interface TextBlock {
  readonly x?: number;
  readonly y: number;
  /** From baseline to baseline, px. */
  readonly step: number;
  readonly font: Font;
  readonly ink: Ink;
}

/** The edge of a picture: tape and brand above, sources, address and warning below. */
export function frame(framed: Framed, measure: Measure): Frame {
  const head = headOf(framed, measure);
  const foot = footOf(framed, measure);
  const ground: Shape = { kind: 'box', x: 0, y: 0, ...SIZE, ink: 'ground' };
  return {
    shapes: [ground, ...tape(), ...head.shapes, ...foot.shapes],
    top: head.bottom,
    bottom: foot.top,
  };
}

/** The ticks of a price scale, as at the edge of the social pictures. */
function tape(): Shape[] {
  return Array.from({ length: SIZE.width / 12 }, (_, index) => {
    const isLong = index % 5 === 0;
    const x = index * 12 + 0.5;
    return {
      kind: 'line',
      from: [x, 0],
      to: [x, isLong ? 22 : 12],
      width: 1.5,
      ink: isLong ? 'muted' : 'line',
    };
  });
}

function headOf({ brand, section, marks, ownMark }: Framed, measure: Measure) {
  const shapes: Shape[] = [
    ...markShapes(ownMark),
    { kind: 'text', text: brand, x: LEFT + 64, y: 106, font: BRAND, ink: 'text' },
    { kind: 'text', text: section, x: RIGHT, y: 104, font: SECTION, ink: 'muted', align: 'end' },
  ];
  let bottom = 148;
  for (const one of marks) {
    const lines = wrap(one, MARK, { width: WIDTH - 56, most: 2 }, measure);
    const height = 26 + lines.length * 38;
    shapes.push(
      { kind: 'box', x: LEFT, y: bottom, width: WIDTH, height, radius: 4, ink: 'warning', alpha: 0.14 },
      { kind: 'box', x: LEFT, y: bottom, width: 8, height, ink: 'warning' },
      ...textLines(lines, { x: LEFT + 32, y: bottom + 43, step: 38, font: MARK, ink: 'warning' }),
    );
    bottom += height + 12;
  }
  return { shapes, bottom: bottom + 36 };
}

function markShapes(own: string | undefined): Shape[] {
  const place = { x: LEFT, y: 66 };
  if (own !== undefined) return [{ kind: 'drawing', svg: own, size: 48, ...place, ink: 'text' }];
  const { text, accent } = theme.mark.bar;
  const mark = { kind: 'path', scale: 2, ...place } as const;
  return [
    { ...mark, d: text.path, line: text.line, ink: 'text' },
    { ...mark, d: accent.path, line: accent.line, ink: 'gold' },
  ];
}

/** From the lower edge upwards. */
function footOf({ address, risk, sources, notice }: Framed, measure: Measure) {
  const shapes: Shape[] = [];
  let y = SIZE.height - 46;
  const above = (text: string, font: Font, ink: Ink, most: number, step: number) => {
    const lines = wrap(text, font, { width: WIDTH, most }, measure);
    y -= (lines.length - 1) * step;
    shapes.push(...textLines(lines, { y, step, font, ink }));
  };
  above(risk, SMALL, 'muted', 2, 28);
  y -= 42;
  above(address, ADDRESS, 'gold', 1, 40);
  y -= 58;
  shapes.push({ kind: 'line', from: [LEFT, y], to: [RIGHT, y], width: 2, ink: 'line' });
  y -= 26;
  if (notice !== null) {
    above(notice, SMALL, 'muted', 5, 28);
    y -= 40;
  }
  for (const source of sources.toReversed()) {
    above(source, SOURCE, 'muted', 2, 34);
    y -= 36;
  }
  return { shapes, top: y - 18 };
}
