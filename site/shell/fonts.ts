import { FONTS_KEY } from '#contracts/storage.ts';

interface DataSaver {
  readonly connection?: { readonly saveData?: boolean };
}

/** The window, with the web fonts that the script in the head has named (boot.ts). */
export type FontsWindow = Window & typeof globalThis & { webFonts?: readonly FontFace[] };

/** The most that the view may shift: a caption or a few words, but no block of text. */
const MOST_SHIFT = 0.001;

/**
 * Loads both web fonts on the first page of a visit, once it is idle. It shows them at the same time, and only where
 * the view shifts by next to nothing; else they wait in the cache for the next page, whose head shows them before its first
 * paint. A visitor who saves data keeps the local fonts (N10).
 */
export async function loadFonts(view: FontsWindow): Promise<void> {
  if ((view.navigator as Navigator & DataSaver).connection?.saveData) return;
  const { document, innerWidth, innerHeight } = view;
  try {
    const faces = await Promise.all((view.webFonts ?? []).map((face) => face.load()));
    // Those that begin with a text of their own: a container that moves counts by what is in it.
    const parts = [...document.querySelectorAll('body *')].filter(
      ({ firstChild }) => firstChild?.nodeType === 3,
    );
    // Of a link that goes on in the next line, the piece where it begins.
    const places = () => parts.map((part) => part.getClientRects()[0] ?? new DOMRect());
    // All before the next paint: fonts that move too much are away again before anyone sees them.
    const before = places();
    for (const face of faces) document.fonts.add(face);
    // As browsers count it (https://web.dev/articles/cls): the share of the view that moves, times how far it goes in the
    // longer side.
    const shift = places().reduce((sum, { x, y }, index) => {
      const from = before[index] as DOMRect;
      return from.y < innerHeight ? sum + from.width * from.height * Math.hypot(x - from.x, y - from.y) : sum;
    }, 0);
    if (shift > MOST_SHIFT * innerWidth * innerHeight * Math.max(innerWidth, innerHeight))
      for (const face of faces) document.fonts.delete(face);
    view.sessionStorage.setItem(FONTS_KEY, '1');
  } catch {
    // The local fonts stay; with blocked session storage each page waits for idle.
  }
}
