import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanMark } from './mark.ts';
import { BrandError } from './parse.ts';

const FILE = 'brand/mark.svg';
const bytes = (text: string) => new TextEncoder().encode(text);
const clean = (text: string) => cleanMark(FILE, bytes(text), { 'the light ground': '#ffffff' });
const svg = (inner: string, attributes = 'viewBox="0 0 24 24"') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;
const SHAPE = '<path d="M2 2h20v20H2z"/>';

/** The problems of a file; none when it is taken. */
function problemsOf(text: string | Uint8Array): readonly string[] {
  try {
    cleanMark(FILE, typeof text === 'string' ? bytes(text) : text);
    return [];
  } catch (error) {
    if (error instanceof BrandError) return error.problems;
    throw error;
  }
}

describe('A2 a mark from a file', () => {
  it('A2 draws a mark of one colour in the colour of the text, whichever way its file says so', () => {
    for (const inner of [
      SHAPE,
      '<path d="M2 2h20" fill="#000"/><path d="M2 9h20" fill="black"/>',
      '<g style="fill:#c8a24a;-inkscape-font-specification:x"><circle cx="12" cy="12" r="9"/></g>',
      '<path d="M2 2h20" fill="none" stroke="#112233" stroke-width="2"/>',
    ]) {
      const mark = clean(svg(`<title>x</title><!-- c -->${inner}`));
      expect(mark).toMatchObject({ isOneColour: true, viewBox: '0 0 24 24', warnings: [] });
      expect(mark.markup).toContain('currentColor');
      expect(mark.markup).not.toMatch(/#|black|title|style|inkscape/);
    }
  });

  it('A2 keeps the colours of a mark that has several, and warns of one that is too pale', () => {
    const mark = clean(svg('<path d="M2 2h20" fill="#1a2b3c"/><path d="M2 9h20" fill="#ffe"/>'));
    expect(mark.isOneColour).toBe(false);
    expect(mark.markup).toContain('#1a2b3c');
    expect(mark.warnings).toEqual([
      expect.stringMatching(/^brand\/mark\.svg: #ffffee has a contrast of 1\.0 on the light ground/),
    ]);
  });

  it('A2 keeps gradients, and gives their ids a name of their own', () => {
    const gradient = '<linearGradient id="a"><stop offset="0" stop-color="#111111"/></linearGradient>';
    const mark = clean(svg(`<defs>${gradient}</defs><path d="M2 2h20" fill="url(#a)"/>`));
    expect(mark.isOneColour).toBe(false);
    expect(mark.markup).toContain('id="mark-a"');
    expect(mark.markup).toContain('fill="url(#mark-a)"');
  });

  it.each([
    ['a script', svg(`${SHAPE}<script>alert(1)</script>`), 'script'],
    [
      'a script with a prefix',
      svg(`${SHAPE}<s:script xmlns:s="http://www.w3.org/2000/svg">1</s:script>`),
      'script',
    ],
    ['a handler', svg('<path d="M2 2h20" OnLoad="alert(1)"/>'), 'OnLoad'],
    ['a handler at the root', svg(SHAPE, 'viewBox="0 0 1 1" onload="alert(1)"'), 'onload'],
    ['HTML', svg(`${SHAPE}<foreignObject><p>x</p></foreignObject>`), 'foreignObject'],
    ['a style sheet', svg(`<style>@import url(https://x.example/a.css)</style>${SHAPE}`), 'style'],
    ['a picture', svg(`${SHAPE}<image href="data:image/png;base64,AAAA"/>`), 'image'],
    ['a link', svg(`<a href="https://x.example">${SHAPE}</a>`), '<a>'],
    ['another file’s symbol', svg('<use href="https://x.example/a.svg#b"/>'), 'use'],
    ['an outside fill', svg('<path d="M2 2h20" fill="url(https://x.example/a#b)"/>'), 'fill'],
    ['an outside fill in a style', svg('<path d="M2 2h20" style="fill:URL( \'//x.example\' )"/>'), 'fill'],
    ['a written-out address', svg('<path d="M2 2h20" fill="u\\72l(//x.example)"/>'), 'fill'],
    ['a reference of a gradient', svg(`<linearGradient id="a" href="//x.example#a"/>${SHAPE}`), 'href'],
    ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg(SHAPE)}`, 'DOCTYPE'],
    ['a document type', `<!DOCTYPE svg PUBLIC "a" "https://x.example/a.dtd">${svg(SHAPE)}`, 'DOCTYPE'],
    [
      'a style sheet beside it',
      `<?xml-stylesheet href="https://x.example/a.css"?>${svg(SHAPE)}`,
      'XML-STYLESHEET',
    ],
    ['no viewBox', svg(SHAPE, 'width="24" height="24"'), 'viewBox'],
    ['an empty viewBox', svg(SHAPE, 'viewBox="0 0 0 24"'), 'viewBox'],
    ['text', svg('<text x="1" y="9">A</text>'), 'paths'],
    ['motion', svg(`${SHAPE}<animate attributeName="d"/>`), 'move'],
    ['nothing drawn', svg('<g/>'), 'draws nothing'],
    ['shapes that are only defined', svg(`<defs>${SHAPE}</defs>`), 'draws nothing'],
    ['a clip path alone', svg(`<clipPath id="a">${SHAPE}</clipPath>`), 'draws nothing'],
    ['a name of the language', svg(`${SHAPE}<constructor/>`), '<constructor>, which is no part of a mark'],
    ['no drawing', 'hello', 'one drawing'],
    ['an empty file', '', 'one drawing'],
    ['another document', '<html><body/></html>', 'one drawing'],
    ['groups without end', svg(`${'<g>'.repeat(5_000)}${SHAPE}${'</g>'.repeat(5_000)}`), 'deep'],
    [
      'clip paths that clip each other',
      svg(
        `<clipPath id="a">${SHAPE}</clipPath><clipPath id="b"><g style="clip-path:url(#a)">${SHAPE}</g></clipPath>${SHAPE}`,
      ),
      'take too long to draw',
    ],
    [
      'a clip path that is clipped',
      svg(`<clipPath id="a" clip-path="url(#b)"/>${SHAPE}`),
      'too long to draw',
    ],
    ['a hidden part', svg(`<g display="none">${SHAPE}</g>${SHAPE}`), 'display'],
    ['a hidden part by a style', svg(`<g style="Display: none">${SHAPE}</g>${SHAPE}`), 'display'],
    ['an invisible part', svg(`<g visibility="hidden">${SHAPE}</g>${SHAPE}`), 'visibility'],
    ['a mask', svg(`<g mask="url(#a)">${SHAPE}</g>`), 'mask'],
    ['a filter', svg(`<g filter="url(#a)">${SHAPE}</g>`), 'filter'],
    ['a turn about a place', svg(`<g transform-origin="12 12" transform="rotate(9)">${SHAPE}</g>`), 'origin'],
    ['a turn as in a style sheet', svg(`<g style="transform:rotate(9deg)">${SHAPE}</g>`), 'transform'],
    ['a mixed colour', svg(`<g style="mix-blend-mode:multiply">${SHAPE}</g>`), 'mix-blend-mode'],
    [
      'shapes with a prefix',
      svg(`${SHAPE}<svg:path xmlns:svg="http://www.w3.org/2000/svg" d="M0 0h9"/>`),
      '<svg:path>: save it without prefixes',
    ],
    [
      'shapes with another prefix',
      svg(`${SHAPE}<s:g xmlns:s="http://www.w3.org/2000/svg">${SHAPE}</s:g>`),
      'prefix',
    ],
    ['too many shapes', svg(SHAPE.repeat(400)), 'shapes'],
    ['too long a path', svg(`<path d="M0 0${'L1 1'.repeat(3_000)}"/>`), 'characters'],
    ['too large a file', svg(`<!--${'x'.repeat(200_000)}-->${SHAPE}`), 'bytes'],
  ])('A2 refuses a file with %s, by file and reason', (_name, text, reason) => {
    const problems = problemsOf(text);
    expect(problems.join('\n')).toContain(reason);
    for (const problem of problems) expect(problem.startsWith(`${FILE}: `)).toBe(true);
  });

  it('A2 the fill of a clip path does not count as a colour of the mark, and an id stays only when something refers to it', () => {
    const clip =
      '<defs><clipPath id="a"><rect id="b" width="24" height="24" fill="white"/></clipPath></defs>';
    const mark = clean(svg(`<g id="c" clip-path="url(#a)"><path d="M2 2h20v20" fill="#123"/></g>${clip}`));
    expect(mark.isOneColour).toBe(true);
    expect(mark.markup.match(/id="[^"]*"/g)).toEqual(['id="mark-a"']);
  });

  it('A2 takes what drawing programs write at every shape and what changes nothing', () => {
    const style = 'display:inline;visibility:visible;overflow:visible;mix-blend-mode:normal;filter:none';
    const editor = '<sodipodi:namedview xmlns:sodipodi="http://sodipodi.example"><a:b/></sodipodi:namedview>';
    const mark = clean(svg(`${editor}<g style="${style}" class="x" inkscape:label="y">${SHAPE}</g>`));
    expect(mark.markup).toBe('<g fill="currentColor"><g><path d="M2 2h20v20H2z"/></g></g>');
  });

  it('A2 refuses bytes that are not text', () => {
    expect(problemsOf(new Uint8Array([0xff, 0xfe, 0x3c, 0x00])).join()).toContain('UTF-8');
  });

  it('A2 2,000 odd files never crash, and nothing dangerous passes', () => {
    const piece = fc.constantFrom(
      ...[
        '<svg viewBox="0 0 9 9">',
        '</svg>',
        '<g>',
        '</g>',
        '<path d="M0 0h9"',
        ' fill="red"',
        '/>',
        '>',
        '<',
        '"',
        '<script>',
        '</script>',
      ],
      ...[
        '<![CDATA[',
        ']]>',
        '<!--',
        '-->',
        '<!DOCTYPE x>',
        '&#60;script&#62;',
        '&lt;',
        ' onload="x"',
        ' href="javascript:x"',
        ' style="fill:url(x)"',
      ],
      ...[
        '<foreignObject>',
        '<style>*{}</style>',
        '<use href="#a"/>',
        '\u0000',
        '&a;',
        "'",
        ' xlink:href="data:x"',
        '<svg:script>',
        'x="',
        '<?p ?>',
      ],
    );
    const odd = fc.oneof(
      fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join('')),
      fc.array(piece, { maxLength: 8 }).map((pieces) => svg(SHAPE + pieces.join(''))),
      fc.string({ maxLength: 200 }),
    );
    fc.assert(
      fc.property(odd, (text) => {
        const problems = problemsOf(text);
        if (problems.length > 0) return problems.every((problem) => problem.startsWith(`${FILE}: `));
        const { markup } = clean(text);
        return !/<(?!\/?(?:g|defs|path|rect|circle|ellipse|line|polyline|polygon|linearGradient|radialGradient|stop|clipPath)\b)|\son|javascript:|data:|url\((?!#mark-)|style=|&/i.test(
          markup,
        );
      }),
      { numRuns: 2_000 },
    );
  });
});
