import { FONTS_KEY } from '#contracts/storage.ts';

interface DataSaver {
  readonly connection?: { readonly saveData?: boolean };
}

/** The window, with the web fonts that the script in the head has named (boot.ts). */
export type FontsWindow = Window & typeof globalThis & { webFonts?: readonly FontFace[] };

/** Less than any line is high: a part that ends further down has another line, or follows one that has, px. */
const FURTHEST = 2;
/** Letters of another width move what follows them on the same line: that is small, and may be that much further. */
const ALONG = 7;

/**
 * Loads both web fonts on the first page of a visit, once it is idle. It shows them at the same time, and only where
 * nothing in view moves by it; else they wait in the cache for the next page, whose head shows them before its first
 * paint. A visitor who saves data keeps the local fonts (N10).
 */
export async function loadFonts(view: FontsWindow): Promise<void> {
  if ((view.navigator as Navigator & DataSaver).connection?.saveData) return;
  const { document, innerHeight } = view;
  try {
    const faces = await Promise.all((view.webFonts ?? []).map((face) => face.load()));
    const parts = [...document.querySelectorAll('body *')];
    // Of a link that goes on in the next line, the piece where it begins.
    const places = () => parts.map((part) => part.getClientRects()[0] ?? new DOMRect());
    // All before the next paint: fonts that move something are away again before anyone sees them.
    const before = places();
    for (const face of faces) document.fonts.add(face);
    const moves = ({ x, bottom }: DOMRect, index: number) => {
      const then = before[index] as DOMRect;
      return bottom < innerHeight && Math.abs(x - then.x) / ALONG + Math.abs(bottom - then.bottom) > FURTHEST;
    };
    if (places().some(moves)) for (const face of faces) document.fonts.delete(face);
    view.sessionStorage.setItem(FONTS_KEY, '1');
  } catch {
    // The local fonts stay; with blocked session storage each page waits for idle.
  }
}
