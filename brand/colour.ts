/** Red, green and blue of sRGB as light (linear), 0 to 1. */
type Light = readonly [red: number, green: number, blue: number];

const OKLCH = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/;
const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** Whether the text is a colour as the theme writes it: `oklch(0.54 0.11 78)` or `#916508`. */
export function isColour(text: string): boolean {
  const [, lightness, chroma, hue, alpha = 1] = OKLCH.exec(text) ?? [];
  if (lightness === undefined) return HEX.test(text);
  return Number(lightness) <= 1 && Number(chroma) <= 0.5 && Number(hue) <= 360 && Number(alpha) <= 1;
}

/** Whether the colour lets what is behind it through. */
export function isTransparent(colour: string): boolean {
  return colour.includes('/');
}

/** An opaque colour with that opacity, 0 to 1. */
export function withAlpha(colour: string, alpha: number): string {
  return HEX.test(colour) ? colour + hexByte(alpha) : colour.replace(')', ` / ${alpha})`);
}

/** An opaque colour as `#rrggbb`, for what does not read oklch: pictures, the manifest, the frames of vendors. */
export function toHex(colour: string): string {
  return `#${readLight(colour)
    .map((light) => hexByte(toSrgb(light)))
    .join('')}`;
}

/** Contrast of two opaque colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrastOf(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = readLight(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A colour outside sRGB is cut at each channel, as browsers do. */
function readLight(colour: string): Light {
  const [, ...pairs] = HEX.exec(colour) ?? [];
  const [red, green, blue] =
    pairs.length === 3 ? pairs.map((pair) => fromSrgb(Number.parseInt(pair, 16) / 255)) : oklchLight(colour);
  const cut = (channel = 0) => Math.min(1, Math.max(0, channel));
  return [cut(red), cut(green), cut(blue)];
}

/** CSS Color 4, 18: from OKLCH to linear sRGB, with the two matrices of https://bottosson.github.io/posts/oklab/. */
function oklchLight(colour: string): Light {
  const [, lightness = 0, chroma = 0, hue = 0] = (OKLCH.exec(colour) ?? []).map(Number);
  const [a, b] = [Math.cos, Math.sin].map((part) => chroma * part((hue * Math.PI) / 180)) as [number, number];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function hexByte(share: number): string {
  return Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');
}

function toSrgb(light: number): number {
  return light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
}

function fromSrgb(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
