import { WEB_FONTS } from '#site/shell/web-fonts.ts';
import { type Font, type Ink, type Measure, type Shape, SIZE } from './shapes.ts';

/** The browser does not let pages draw, or not let them read what they drew: some do so against tracking. */
export class CanvasBlocked extends Error {
  /** How the button, which does not load this code, knows it. */
  override readonly message = 'canvas';
}

/** A slow network does not hold a picture up: then the local fonts are in it. A press counts for five seconds only. */
const FONTS_MS = 3500;

const [TEXT, DISPLAY] = WEB_FONTS;
/** Names of the fonts in pictures. The page's own faces may be given up for the page's time, and then for canvases too. */
const FAMILIES = { text: 'Picture text', display: 'Picture display' } as const;
let faces: Promise<void> | undefined;

/** Draws a picture as PNG, in the fonts of the page and its dark colours. Throws CanvasBlocked. */
export async function drawPicture(layOut: (measure: Measure) => readonly Shape[]): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, SIZE);
  const pen = canvas.getContext('2d');
  if (pen === null || !isReadable(pen)) throw new CanvasBlocked();
  const style = getComputedStyle(document.documentElement);
  const cssFont = ({ face, weight, size }: Font) =>
    `${weight} ${size}px "${FAMILIES[face]}", ${style.getPropertyValue(`--font-${face}`)}`;
  await Promise.race([loadFaces(), new Promise((resolve) => setTimeout(resolve, FONTS_MS))]);
  const measure: Measure = (text, font) => {
    pen.font = cssFont(font);
    return pen.measureText(text).width;
  };
  const shapes = layOut(measure);
  const colours = readColours(new Set(shapes.map(({ ink }) => ink)));
  for (const shape of shapes) {
    const colour = colours.get(shape.ink) ?? '';
    if (shape.kind === 'drawing') await drawSvg(pen, shape, colour);
    else draw(pen, shape, colour, cssFont);
  }
  return toPng(canvas);
}

/** Whether one point can be read back as it was drawn. */
function isReadable(pen: CanvasRenderingContext2D): boolean {
  pen.fillStyle = '#204060';
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
  // Browsers that add a little noise still draw well.
  return Math.max(Math.abs(red - 0x20), Math.abs(green - 0x40), Math.abs(blue - 0x60)) < 8;
}

/** Loads the brand's fonts for pictures, from the cache where the page has them; never rejects. */
function loadFaces(): Promise<void> {
  const load = async (name: string, font: (typeof WEB_FONTS)[number] | undefined) => {
    if (font === undefined) return;
    const [, source, descriptors] = font;
    const face = new FontFace(name, source, descriptors);
    document.fonts.add(await face.load());
  };
  faces ??= Promise.all([load(FAMILIES.text, TEXT), load(FAMILIES.display, DISPLAY)]).then(
    () => undefined,
    () => {
      faces = undefined;
    },
  );
  return faces;
}

/** The tokens as the dark theme has them, whichever theme the page shows. */
function readColours(inks: ReadonlySet<Ink>): ReadonlyMap<Ink, string> {
  const probe = document.createElement('span');
  probe.style.colorScheme = 'dark';
  // A reader's own colours are for screens, not for what is sent.
  probe.style.forcedColorAdjust = 'none';
  document.body.append(probe);
  const colours = [...inks].map((ink) => {
    probe.style.color = `var(--${ink})`;
    return [ink, getComputedStyle(probe).color] as const;
  });
  probe.remove();
  return new Map(colours);
}

type Drawing = Extract<Shape, { kind: 'drawing' }>;

/** A mark that the browser does not draw is left out: the brand's name is beside it. */
async function drawSvg(
  pen: CanvasRenderingContext2D,
  { svg, x, y, size }: Drawing,
  colour: string,
): Promise<void> {
  const image = new Image();
  const sized = svg.replace('<svg', `<svg color="${colour}" width="${size}" height="${size}"`);
  image.src = `data:image/svg+xml,${encodeURIComponent(sized)}`;
  const isReady = await image.decode().then(
    () => true,
    () => false,
  );
  if (isReady) pen.drawImage(image, x, y, size, size);
}

function draw(
  pen: CanvasRenderingContext2D,
  shape: Exclude<Shape, Drawing>,
  colour: string,
  cssFont: (font: Font) => string,
): void {
  pen.save();
  pen.globalAlpha = shape.alpha ?? 1;
  pen.fillStyle = colour;
  pen.strokeStyle = colour;
  if (shape.kind === 'box') drawBox(pen, shape);
  else if (shape.kind === 'line') {
    pen.lineWidth = shape.width;
    pen.stroke(new Path2D(`M${shape.from.join(' ')}L${shape.to.join(' ')}`));
  } else if (shape.kind === 'dot') {
    pen.beginPath();
    pen.arc(shape.x, shape.y, shape.radius, 0, 2 * Math.PI);
    pen.lineWidth = shape.ring ?? 0;
    shape.ring === undefined ? pen.fill() : pen.stroke();
  } else if (shape.kind === 'path') {
    pen.translate(shape.x, shape.y);
    pen.scale(shape.scale, shape.scale);
    pen.lineWidth = shape.line ?? 0;
    shape.line === undefined ? pen.fill(new Path2D(shape.d)) : pen.stroke(new Path2D(shape.d));
  } else {
    pen.font = cssFont(shape.font);
    pen.textAlign = shape.align ?? 'start';
    pen.fillText(shape.text, shape.x, shape.y);
  }
  pen.restore();
}

const HATCH = 12;

function drawBox(pen: CanvasRenderingContext2D, box: Extract<Shape, { kind: 'box' }>): void {
  const { x, y, width, height, radius = 0, isHatched = false } = box;
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
  if (!isHatched) {
    pen.fill();
    return;
  }
  pen.clip();
  pen.globalAlpha *= 0.32;
  pen.fillRect(x, y, width, height);
  pen.globalAlpha = box.alpha ?? 1;
  pen.lineWidth = HATCH / 2;
  pen.beginPath();
  for (let at = x - height; at < x + width + height; at += HATCH) {
    pen.moveTo(at, y + height);
    pen.lineTo(at + height, y);
  }
  pen.stroke();
}

function toPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new CanvasBlocked()) : resolve(blob)), 'image/png');
  });
}
