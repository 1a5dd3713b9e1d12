/** What a text is like, measured by one pass over it and without parsing it. */
export interface Shape {
  /** Values of a JSON text, tags of a document, lines of a table. */
  readonly parts: number;
  /** Deepest nesting of lists, objects or elements. */
  readonly depth: number;
  /** The longest text of a JSON value, the longest tag, or the longest line. */
  readonly longest: number;
}

const [QUOTE, ESCAPE, COMMA] = ['"', '\\', ','].map((mark) => mark.charCodeAt(0));
const OPENING = new Set(['[', '{'].map((mark) => mark.charCodeAt(0)));
const CLOSING = new Set([']', '}'].map((mark) => mark.charCodeAt(0)));

/** The shape of a JSON text, also of one that is cut. */
export function shapeOfJson(text: string): Shape {
  let [parts, open, depth, longest] = [1, 0, 0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      const end = endOfString(text, at + 1);
      longest = Math.max(longest, end - at - 1);
      at = end;
    } else if (code === COMMA) parts += 1;
    else if (OPENING.has(code)) {
      parts += 1;
      open += 1;
      depth = Math.max(depth, open);
    } else if (CLOSING.has(code)) open -= 1;
  }
  return { parts, depth, longest };
}

/** Where a string ends; the end of the text without a closing quote. */
function endOfString(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at;
    if (code === ESCAPE) at += 1;
  }
  return text.length;
}

/** Elements of HTML that hold no others. */
const VOID = new Set(
  'area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr'.split(
    ' ',
  ),
);
const ATTRIBUTE = /=\s*(?:"[^"]*"|'[^']*')/g;
/** Elements that these open elements end before, in HTML. */
const ENDS: Readonly<Record<string, readonly string[]>> = {
  p: ['p'],
  li: ['li'],
  dt: ['dt', 'dd'],
  dd: ['dt', 'dd'],
  option: ['option'],
  td: ['td', 'th'],
  th: ['td', 'th'],
  tr: ['td', 'th', 'tr'],
};
/** Elements whose text may have "<" in it. */
const RAW = new Set(['script', 'style']);
const NAME_END = /[\s/>]/;
/** Longer names are compared by their start. */
const MAX_NAME = 40;

/**
 * The shape of an XML or HTML text. It counts every tag that a parser could see, also those in comments, so it may find more than
 * there are, never fewer. It ends at `mostDepth`: a deeper document is refused anyway.
 */
export function shapeOfMarkup(text: string, syntax: 'xml' | 'html', mostDepth: number): Shape {
  const isHtml = syntax === 'html';
  const plain = isHtml ? text.toLowerCase() : text;
  const open: string[] = [];
  let [parts, depth, longest] = [0, 0, 0];
  for (let at = plain.indexOf('<'); at >= 0 && depth <= mostDepth; at = plain.indexOf('<', at + 1)) {
    const isEnd = plain[at + 1] === '/';
    const start = isEnd ? at + 2 : at + 1;
    const name = nameAt(plain, start);
    if (name === '' || name.startsWith('!') || name.startsWith('?')) continue;
    const end = endOfTag(plain, start);
    parts += 1;
    longest = Math.max(longest, end - at);
    if (isEnd) {
      const opened = open.lastIndexOf(name);
      if (opened >= 0) open.length = opened;
      continue;
    }
    if (isHtml) while (ENDS[name]?.includes(open.at(-1) ?? '')) open.pop();
    if (isHtml ? VOID.has(name) : closesItself(plain.slice(start, end))) continue;
    if (isHtml && RAW.has(name)) {
      const after = plain.indexOf(`</${name}`, end);
      at = after < 0 ? plain.length : after;
      continue;
    }
    depth = Math.max(depth, open.push(name));
  }
  return { parts, depth, longest };
}

/** A slash inside an attribute closes nothing. */
function closesItself(tag: string): boolean {
  return tag.endsWith('/') && !/["']/.test(tag.replace(ATTRIBUTE, ''));
}

function nameAt(text: string, start: number): string {
  const name = text.slice(start, start + MAX_NAME);
  const end = name.search(NAME_END);
  return end < 0 ? name : name.slice(0, end);
}

function endOfTag(text: string, start: number): number {
  const end = text.indexOf('>', start);
  const next = text.indexOf('<', start);
  if (end < 0) return text.length;
  return next >= 0 && next < end ? next : end;
}

/** The shape of a text of lines. */
export function shapeOfLines(text: string): Shape {
  let [parts, longest] = [1, 0];
  let from = 0;
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
    parts += 1;
    longest = Math.max(longest, end - from);
    from = end + 1;
  }
  return { parts, depth: 0, longest: Math.max(longest, text.length - from) };
}
