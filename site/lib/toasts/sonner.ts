/**
 * What the toast library does differently here. Its style element is not allowed by our CSP (ours is adopted
 * instead, see sheets.ts), and it asks for a longer swipe than J7 does, in a constant it does not open.
 */
const CHANGES = [
  { from: /^__insertCSS\(".*"\);$/m, to: '' },
  { from: /^const SWIPE_THRESHOLD = \d+;$/m, to: 'const SWIPE_THRESHOLD = 20;' },
] as const;

/** The library's code with our changes. Throws where a new version no longer has what they change. */
export function changeSonner(code: string): string {
  return CHANGES.reduce((text, { from, to }) => {
    if (!from.test(text))
      throw new Error(`sonner has no ${from} any more: look at site/lib/toasts/sonner.ts`);
    return text.replace(from, to);
  }, code);
}

/** Rules of the library's own look, which ours takes the place of: a third of its sheet. */
const OWN_LOOK = /[^{}]*(?:data-styled='true'|data-rich-colors|data-sonner-theme)[^{}]*\{[^{}]*\}/g;

/** The library's sheet without its look: where its toasts stand and how they move is kept. */
export function plainSonner(css: string): string {
  return css.replace(OWN_LOOK, '');
}

/** Vite plugin that applies both. */
export function sonnerChanges() {
  return {
    name: 'sonner-changes',
    enforce: 'pre' as const,
    transform: {
      filter: { id: /[\\/]sonner[\\/]dist[\\/](?:index\.mjs|styles\.css)/ },
      handler: (source: string, id: string) => ({
        code: id.includes('.css') ? plainSonner(source) : changeSonner(source),
        map: null,
      }),
    },
  };
}
