const INLINE = /<script( type="module")?>([\s\S]*?)<\/script>/g;
const RUN = /(?:<script>[\s\S]*?<\/script>\s*)+/g;

/**
 * Joins the inline scripts of a built page: each has a hash in the page’s headers, which come before the first byte (K9).
 * The head and the first run of scripts in the body stay where they are: they set the theme and catch early clicks. The
 * others become one module at the end, in the order of the page. A script with an attribute of its own stays too.
 */
export function gatherScripts(html: string): string {
  const [head = '', body] = html.split(/(?=<body[\s>])/, 2);
  if (body === undefined) return html;
  const [first = ''] = body.match(RUN) ?? [];
  const start = body.indexOf(first) + first.length;
  const late: string[] = [];
  const rest = body.slice(start).replace(INLINE, (_, _module, source: string) => {
    // A function of its own: two scripts may declare the same name. Astro inlines only modules without imports.
    late.push(`(()=>{${source.trim()}})();`);
    return '';
  });
  const early = first ? `<script>${sources(first).join(';')}</script>` : '';
  const end = late.length > 0 ? `<script type="module">${late.join('')}</script>` : '';
  return `${head}${body.slice(0, start - first.length)}${early}${rest.replace('</body>', () => `${end}</body>`)}`;
}

function sources(html: string): string[] {
  return [...html.matchAll(INLINE)].map(([, , source = '']) => source.trim());
}
