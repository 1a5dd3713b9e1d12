import * as z from 'zod/mini';
import { contrastOf, isColour, isTransparent } from './colour.ts';

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

const COLOUR = 'takes a colour, like oklch(0.54 0.11 78) or #916508';
const OPAQUE = 'takes a colour without opacity: what is below it would change its contrast';
const colour = z.string(COLOUR).check(z.refine(isColour, COLOUR));
const opaque = colour.check(z.refine((text) => !isTransparent(text), OPAQUE));

const ONE_OR_TWO = 'takes one colour for both themes, or light and dark';
const forSchemes = (one: typeof colour) =>
  z.union([one, z.strictObject({ light: one, dark: one }, ONE_OR_TWO)], ONE_OR_TWO);

const colours = z.strictObject(
  {
    ground: forSchemes(opaque),
    raised: forSchemes(opaque),
    line: forSchemes(opaque),
    text: forSchemes(opaque),
    muted: forSchemes(opaque),
    gold: forSchemes(opaque),
    'gold-fill': forSchemes(opaque),
    'on-gold': forSchemes(opaque),
    long: forSchemes(opaque),
    short: forSchemes(opaque),
    warning: forSchemes(opaque),
    shadow: forSchemes(colour),
    scrim: opaque,
  },
  'takes the colours of the site',
);
export type ColourName = keyof z.infer<typeof colours>;

export const PICTURE_COLOURS = ['ground', 'line', 'text', 'muted', 'gold', 'long', 'short'] as const;
export type PictureColour = (typeof PICTURE_COLOURS)[number];

const FILE = "takes a font file: of a package, or beside brand/theme.ts ('./fonts/name.woff2')";
const fontFile = z.string(FILE).check(z.regex(/^(@?[a-z0-9]|\.\/).*\.(woff2?|ttf|otf)$/, FILE));
const family = z
  .string('takes the name of the font family')
  .check(z.regex(/^[A-Za-z][\w -]*$/, 'takes letters, digits and spaces, like Figtree'));
const WEIGHTS = "takes the weight of the file, like '400', or its lightest and its heaviest, like '400 900'";
const size = z
  .number('takes a width in % of the local font, like 100.3')
  .check(z.minimum(50, 'takes at least 50 %'), z.maximum(200, 'takes at most 200 %'));
const LOCAL_FONTS = ['Arial', 'Roboto', 'Georgia', 'Noto', 'Times'] as const;
export type LocalFont = (typeof LOCAL_FONTS)[number];

const font = <Weights extends z.ZodMiniType>(pictures: Weights) =>
  z.strictObject(
    {
      family,
      file: fontFile,
      weights: z.string(WEIGHTS).check(z.regex(/^\d{3}( \d{3})?$/, WEIGHTS)),
      pictures,
      fallbacks: z.array(
        z.strictObject({
          font: z.enum(LOCAL_FONTS, `takes one of ${LOCAL_FONTS.join(', ')}`),
          size: z.optional(size),
          bold: z.optional(size),
          digits: z.optional(size),
        }),
        'takes a list of local fonts',
      ),
      generic: z.array(
        z.enum(['system-ui', 'sans-serif', 'serif', 'monospace'], 'takes a generic family of CSS'),
        'takes generic families of CSS',
      ),
    },
    'takes family, file, weights, pictures, fallbacks and generic',
  );

const PATH = 'takes the d of an SVG path, like M1 15h22';
const part = z.strictObject(
  {
    path: z.string(PATH).check(z.regex(/^[Mm][\d\s.,A-Za-z-]*$/, PATH)),
    line: z.optional(z.number('takes the width of the line').check(z.positive('takes a width above 0'))),
  },
  'takes path and, if it is a line, its width',
);

export type ThemeValues = z.infer<typeof themeShape>;
const themeShape = z.strictObject({
  colours,
  pictures: z.strictObject(
    {
      ground: z.optional(opaque),
      line: z.optional(opaque),
      text: z.optional(opaque),
      muted: z.optional(opaque),
      gold: z.optional(opaque),
      long: z.optional(opaque),
      short: z.optional(opaque),
    },
    `takes some of ${PICTURE_COLOURS.join(', ')}, or nothing: {}`,
  ),
  fonts: z.strictObject(
    {
      text: font(z.strictObject({ 400: fontFile, 600: fontFile }, 'takes a font file for 400 and for 600')),
      display: font(z.strictObject({ 400: fontFile }, 'takes a font file for 400')),
    },
    'takes text and display',
  ),
  mark: z.strictObject(
    {
      bar: z.strictObject({ text: part, accent: part }, 'takes text and accent'),
      icon: z.strictObject(
        { corner: z.number('takes a radius, like 7'), text: part, accent: part },
        'takes corner, text and accent',
      ),
    },
    'takes bar and icon',
  ),
});

/** The colour of that name in that theme, as CSS writes it. */
export function colourIn(
  { colours }: Pick<ThemeValues, 'colours'>,
  name: ColourName,
  scheme: Scheme,
): string {
  const value = colours[name];
  return typeof value === 'string' ? value : value[scheme];
}

/** What a colour of the pictures is: its own value, or the dark theme's. */
export function pictureColour(theme: Pick<ThemeValues, 'colours' | 'pictures'>, name: PictureColour): string {
  return theme.pictures[name] ?? colourIn(theme, name, 'dark');
}

/** WCAG 2.2: of text (1.4.3), and of large text and of graphics that carry a meaning (1.4.11). */
const TEXT = 4.5;
const GRAPHICS = 3;

interface Pair {
  readonly path: readonly string[];
  readonly colour: string;
  readonly on: string;
  /** What lies below, in words. */
  readonly onName: string;
  readonly least: number;
}

const SITE_PAIRS = [
  ...(['text', 'muted', 'gold', 'long', 'short', 'warning'] as const).flatMap((name) => [
    [name, 'ground'] as const,
    [name, 'raised'] as const,
  ]),
  ['on-gold', 'gold-fill'] as const,
];

const PICTURE_PAIRS = [
  ['text', TEXT],
  ['muted', TEXT],
  ['gold', TEXT],
  ['long', GRAPHICS],
  ['short', GRAPHICS],
] as const;

function pairsOf(theme: ThemeValues): Pair[] {
  const site = SCHEMES.flatMap((scheme) =>
    SITE_PAIRS.map(([name, below]) => ({
      path: ['colours', name, ...(typeof theme.colours[name] === 'string' ? [] : [scheme])],
      colour: colourIn(theme, name, scheme),
      on: colourIn(theme, below, scheme),
      onName: `${below} of the ${scheme} theme`,
      least: TEXT,
    })),
  );
  const pictures = PICTURE_PAIRS.map(([name, least]) => ({
    path: ['pictures', name],
    colour: pictureColour(theme, name),
    on: pictureColour(theme, 'ground'),
    onName: 'ground of the pictures',
    least,
  }));
  return [...site, ...pictures];
}

function contrastProblem({ colour, on, onName, least }: Pair): string | null {
  const contrast = contrastOf(colour, on);
  if (contrast >= least) return null;
  const change = contrastOf(on, '#ffffff') > contrastOf(on, '#000000') ? 'lighter' : 'darker';
  // Rounded down: 4.499 is not enough and must not read as 4.50.
  const shown = (Math.floor(contrast * 100) / 100).toFixed(2);
  return `has a contrast of ${shown}:1 on ${onName} and needs ${least}:1: make it ${change}`;
}

/** What the theme has to be: its shape, and colours that people can read (A1, A2). */
export const themeSchema: z.ZodMiniType<ThemeValues> = themeShape.check((context) => {
  if (context.issues.length > 0) return;
  for (const pair of pairsOf(context.value)) {
    const message = contrastProblem(pair);
    if (message) context.issues.push({ code: 'custom', path: [...pair.path], message, input: pair.colour });
  }
});
