import { load } from 'cheerio/slim';
import { contrastOf, isColour, isTransparent } from './colour.ts';
import { BrandError } from './parse.ts';

/** A mark from a file, cleaned: markup of known elements and attributes only. */
export interface OwnMark {
  readonly viewBox: string;
  /** What is inside its `<svg>`. */
  readonly markup: string;
  /** It is drawn in the colour of the text around it; else as it is. */
  readonly isOneColour: boolean;
  /** What its owner should look at. */
  readonly warnings: readonly string[];
}

/** Every page has the mark three times. */
const MOST_CHARACTERS = 6_000;
const MOST_BYTES = 100_000;
const MOST_ELEMENTS = 300;
const MOST_DEPTH = 24;

const DRAWN = new Set(
  'g defs path rect circle ellipse line polyline polygon linearGradient radialGradient stop clipPath'.split(
    ' ',
  ),
);
/** What drawing programs write for themselves. */
const LEFT_OUT = new Set(['title', 'desc', 'metadata']);
const REFUSED: Readonly<Record<string, string>> = {
  script: 'a mark runs no script: delete it',
  foreignobject: 'a mark has no HTML: delete it',
  style: 'save it with presentation attributes, not with a style sheet',
  image: 'a mark is drawn with paths, not with a picture',
  use: 'expand the symbols when you save it',
  symbol: 'expand the symbols when you save it',
  text: 'convert the text to paths',
  a: 'a mark has no links: delete it',
  filter: 'a mark has no filters: delete it',
  animate: 'a mark does not move: delete it',
  animatetransform: 'a mark does not move: delete it',
  animatemotion: 'a mark does not move: delete it',
  set: 'a mark does not move: delete it',
};

const PAINTS = ['fill', 'stroke', 'stop-color'] as const;
const ATTRIBUTES = new Set([
  ...PAINTS,
  ...'d x y x1 y1 x2 y2 cx cy r rx ry fx fy width height points transform offset id'.split(' '),
  ...'fill-rule fill-opacity clip-rule clip-path opacity stop-opacity stroke-width stroke-opacity'.split(' '),
  ...'stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset'.split(' '),
  ...'gradientUnits gradientTransform spreadMethod clipPathUnits fr pathLength'.split(' '),
]);
/**
 * What would change the drawing and has no place in a mark, each with the values that change nothing: drawing programs
 * write those at every shape.
 */
const CHANGING: Readonly<Record<string, readonly string[]>> = {
  display: ['inline', 'block'],
  visibility: ['visible'],
  mask: ['none'],
  filter: ['none'],
  clip: ['auto'],
  overflow: ['visible', 'auto'],
  isolation: ['auto'],
  'mix-blend-mode': ['normal'],
  'paint-order': ['normal'],
  'vector-effect': ['none'],
  'transform-origin': ['0', '0 0', '0px 0px'],
  rotate: ['none'],
  scale: ['none'],
  translate: ['none'],
};
/** A number, a word, a colour, a path, a list of these. */
const PLAIN = /^[\w\s.,#%()+-]*$/;
const OWN_REFERENCE = /^url\(#([\w-]+)\)$/;
const PREFIX = 'mark-';

interface Element {
  readonly type: string;
  readonly name: string;
  readonly attribs: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
}

/** What is found on the way through a drawing. */
interface Found {
  readonly problems: Set<string>;
  readonly colours: Set<string>;
  elements: number;
  /** Of these the shapes that are seen. */
  shapes: number;
}

/**
 * Checks an SVG file of the owner and writes it again from what a drawing needs: of a script, a handler, a reference to
 * elsewhere or a style nothing is left. `grounds`: what it lies on, by name. Throws BrandError with file and reason (A2).
 */
export function cleanMark(
  file: string,
  bytes: Uint8Array,
  grounds: Readonly<Record<string, string>> = {},
): OwnMark {
  const refuse = (...reasons: readonly string[]): never => {
    throw new BrandError(reasons.map((reason) => `${file}: ${reason}`));
  };
  if (bytes.length > MOST_BYTES) refuse(`has ${bytes.length} bytes: save it simpler, ${MOST_BYTES} at most`);
  const text = decode(bytes) ?? refuse('is not text in UTF-8: save it as a plain SVG');
  const nodes = load(text, { xml: true }).root()[0]?.children as unknown as readonly Element[];
  const declared = nodes.find(({ type, name }) => type === 'directive' && name !== '?xml');
  if (declared)
    refuse(
      `has a ${declared.name.replace(/^[!?]/, '').toUpperCase()}, which could bring in other files: delete it`,
    );
  const [root, ...others] = nodes.filter(({ type }) => !['text', 'comment', 'directive'].includes(type));
  if (root?.name !== 'svg' || others.length > 0)
    return refuse('is not one drawing: it has to begin with <svg and end with </svg>');
  const viewBox = (root.attribs.viewBox ?? '').trim();
  const box = viewBox.split(/[\s,]+/).map(Number);
  const [, , width = 0, height = 0] = box;
  if (box.length !== 4 || !box.every(Number.isFinite) || width <= 0 || height <= 0)
    refuse('has no viewBox, like viewBox="0 0 24 24": save it with one');
  const found: Found = { problems: new Set(), colours: new Set(), elements: 0, shapes: 0 };
  const top: Within = { depth: 0, isFilled: false, isClip: false, isUnseen: false };
  const own = attributesOf('svg', root.attribs, found, top);
  const inner = write(root.children, found, { ...top, isFilled: hasFill(own) });
  if (found.problems.size > 0) refuse(...found.problems);
  if (found.shapes === 0) refuse('draws nothing');
  const drawn = `<g${own}>${inner}</g>`;
  const colours = [...found.colours];
  const isOneColour = colours.length <= 1 && !/Gradient/.test(inner);
  const markup = isOneColour ? inOneColour(drawn) : drawn;
  if (markup.length > MOST_CHARACTERS)
    refuse(
      `has ${markup.length} characters when cleaned, and each page has it three times: ${MOST_CHARACTERS} at most`,
    );
  const warnings = isOneColour ? [] : colours.flatMap((colour) => pale(file, colour, grounds));
  return { viewBox: box.join(' '), markup, isOneColour, warnings };
}

function decode(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

interface Within {
  readonly depth: number;
  /** A group around it has a fill. */
  readonly isFilled: boolean;
  /** In a clip path, each of whose shapes is drawn again for everything that it clips. */
  readonly isClip: boolean;
  /** Not drawn at its own place: definitions, or a clip path. Its fill does not count as a colour of the mark. */
  readonly isUnseen: boolean;
}

const hasFill = (attributes: string) => attributes.includes(' fill="');
/** Black, where nothing says how they are filled. */
const SHAPES = new Set('path rect circle ellipse polyline polygon'.split(' '));
const UNSEEN = new Set(['defs', 'clipPath', 'linearGradient', 'radialGradient']);

function write(nodes: readonly Element[], found: Found, within: Within): string {
  if (within.depth > MOST_DEPTH) {
    found.problems.add(`has groups in groups, more than ${MOST_DEPTH} deep: save it simpler`);
    return '';
  }
  return nodes.map((node) => writeOne(node, found, within)).join('');
}

function writeOne(node: Element, found: Found, within: Within): string {
  if (node.type === 'text' || node.type === 'comment') return '';
  const { name } = node;
  if (node.type === 'directive' || node.type === 'cdata') {
    found.problems.add('has a part that is no drawing (<! or <?): delete it');
    return '';
  }
  const [local = '', prefix] = name.split(':').toReversed();
  const refused = local.toLowerCase();
  const reason = Object.hasOwn(REFUSED, refused) ? REFUSED[refused] : undefined;
  if (prefix !== undefined && (prefix === 'svg' || DRAWN.has(local)))
    found.problems.add(`has <${clipped(name)}>: save it without prefixes, like <${clipped(local)}>`);
  else if (reason !== undefined) found.problems.add(`has <${clipped(name)}>: ${reason}`);
  else if (!DRAWN.has(name) && !LEFT_OUT.has(name) && !name.includes(':'))
    found.problems.add(`has <${clipped(name)}>, which is no part of a mark: delete it`);
  if (!DRAWN.has(name)) return '';
  found.elements += 1;
  if (found.elements > MOST_ELEMENTS)
    found.problems.add(`has more than ${MOST_ELEMENTS} shapes: save it simpler`);
  if (found.elements > MOST_ELEMENTS) return '';
  const around = {
    ...within,
    isClip: within.isClip || name === 'clipPath',
    isUnseen: within.isUnseen || UNSEEN.has(name),
  };
  const attributes = attributesOf(name, node.attribs, found, around);
  const isFilled = within.isFilled || hasFill(attributes);
  const isSeen = !around.isUnseen;
  if (isSeen && (SHAPES.has(name) || name === 'line')) found.shapes += 1;
  if (isSeen && SHAPES.has(name) && !isFilled) found.colours.add(BLACK);
  const inner = write(node.children, found, { ...around, depth: within.depth + 1, isFilled });
  return inner === '' ? `<${name}${attributes}/>` : `<${name}${attributes}>${inner}</${name}>`;
}

/** The attributes of a drawing, those of its `style` too. */
function attributesOf(
  element: string,
  attribs: Readonly<Record<string, string>>,
  found: Found,
  within: Within,
): string {
  const { style = '', ...named } = attribs;
  const declared = style.split(';').map((one) => {
    const [name = '', ...value] = one.split(':');
    return [name.trim().toLowerCase(), value.join(':').trim()] as const;
  });
  const all = new Map([...Object.entries(named), ...declared]);
  return [...all].map(([name, value]) => attribute(element, name, value.trim(), found, within)).join('');
}

function attribute(element: string, name: string, value: string, found: Found, within: Within): string {
  const say = (reason: string) => {
    found.problems.add(`has ${clipped(name)} at <${element}>: ${reason}`);
    return '';
  };
  if (/^on/i.test(name)) return say('a mark does nothing when it is pressed or loaded: delete it');
  const isReference = /(^|:)(href|src)$/i.test(name);
  if (isReference && element.endsWith('Gradient') && /^#[\w-]+$/.test(value))
    return ` href="#${PREFIX}${value.slice(1)}"`;
  if (isReference) return say('a mark shows nothing of another place: delete it');
  const [, own] = OWN_REFERENCE.exec(value) ?? [];
  if (own === undefined && /url\s*\(|@import|javascript:|data:|expression\s*\(/i.test(value))
    return say('a mark refers to nothing outside itself: delete it');
  if (Object.hasOwn(CHANGING, name) && !CHANGING[name]?.includes(value.toLowerCase()))
    return say('a mark cannot have it, and the drawing would change without it: save it without');
  if (name === 'transform' && /\d(?:px|em|deg|rad|turn|%)/i.test(value))
    return say('write it as SVG does, with numbers alone, like rotate(45)');
  if (!ATTRIBUTES.has(name) || (element === 'svg' && /^(x|y|width|height|id)$/.test(name))) return '';
  if (name === 'clip-path' && within.isClip)
    return say('clip paths in clip paths take too long to draw: save it with one shape in their place');
  if (own !== undefined) return ` ${name}="url(#${PREFIX}${own})"`;
  if (!PLAIN.test(value)) return say('its value is no number, colour or path');
  // Drawing programs name every shape: only what is referred to needs its name.
  if (name === 'id' && !UNSEEN.has(element)) return '';
  if (name === 'id') return ` id="${PREFIX}${value.replace(/[^\w-]/g, '')}"`;
  const isPaint =
    PAINTS.some((paint) => paint === name) && !/^(none|currentColor|inherit|transparent)$/i.test(value);
  if (isPaint && (!within.isUnseen || name === 'stop-color')) found.colours.add(normal(value));
  return ` ${name}="${value}"`;
}

/** Every colour becomes that of the text around it. */
function inOneColour(drawn: string): string {
  const coloured = drawn.replace(/ (fill|stroke)="([^"]*)"/g, (whole, name: string, value: string) =>
    /^(none|inherit|transparent)$/i.test(value) || value.startsWith('url(')
      ? whole
      : ` ${name}="currentColor"`,
  );
  return /^<g[^>]* fill="/.test(coloured) ? coloured : coloured.replace('<g', '<g fill="currentColor"');
}

const BLACK = '#000000';

/** The colour as `#rrggbb` where it is a short form of that. */
function normal(colour: string): string {
  const [, ...digits] = /^#([\da-f])([\da-f])([\da-f])$/i.exec(colour) ?? [];
  if (digits.length > 0) return `#${digits.map((digit) => digit + digit).join('')}`.toLowerCase();
  return { black: BLACK, white: '#ffffff' }[colour.toLowerCase()] ?? colour.toLowerCase();
}

/** WCAG 2.2, 1.4.11: a graphic that carries a meaning. */
const LEAST = 3;

function pale(file: string, colour: string, grounds: Readonly<Record<string, string>>): string[] {
  if (!isColour(colour) || isTransparent(colour))
    return [`${file}: the contrast of ${colour} is not known: write it as #rrggbb`];
  return Object.entries(grounds).flatMap(([name, ground]) => {
    const found = contrastOf(colour, ground);
    if (found >= LEAST) return [];
    return [`${file}: ${colour} has a contrast of ${found.toFixed(1)} on ${name}; ${LEAST} is the least`];
  });
}

const clipped = (name: string) => name.replace(/[^\w:-]/g, '').slice(0, 40);
