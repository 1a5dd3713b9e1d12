import { FONTS_KEY } from '#contracts/storage.ts';

interface DataSaver {
  readonly connection?: { readonly saveData?: boolean };
}

/** The window, with the web fonts that the script in the head has named (boot.ts). */
export type FontsWindow = Window & typeof globalThis & { webFonts?: readonly FontFace[] };

/** A shift that no visitor sees, as browsers count it (cumulative layout shift). */
const UNSEEN = 0.0005;
/** Browsers do not count a shorter move, px. */
const LEAST_MOVE = 3;

/**
 * Loads both web fonts on the first page of a visit, once it is idle. It shows them at the same time, and only where
 * nothing in view moves by it; else they wait in the cache for the next page, whose head shows them before its first
 * paint. A visitor who saves data keeps the local fonts (N10).
 */
export async function loadFonts(view: FontsWindow): Promise<void> {
  if ((view.navigator as Navigator & DataSaver).connection?.saveData) return;
  const { fonts } = view.document;
  try {
    const faces = await Promise.all((view.webFonts ?? []).map((face) => face.load()));
    if (!faces.every((face) => fonts.has(face))) {
      // All before the next paint: fonts that move something are away again before anyone sees them.
      const before = placesOf(view);
      for (const face of faces) fonts.add(face);
      if (shiftSince(before, view) > UNSEEN) for (const face of faces) fonts.delete(face);
    }
    view.sessionStorage.setItem(FONTS_KEY, '1');
  } catch {
    // The local fonts stay; with blocked session storage each page waits for idle.
  }
}

type Places = ReadonlyMap<Node, DOMRect | undefined>;

/** Where each text of the page begins. */
function placesOf({ document }: Window): Places {
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const places = new Map<Node, DOMRect | undefined>();
  while (texts.nextNode()) {
    range.selectNode(texts.currentNode);
    places.set(texts.currentNode, range.getClientRects()[0]);
  }
  return places;
}

/** The part of the screen that moves, times how far it moves as a part of the screen's longer side. */
function shiftSince(before: Places, view: Window): number {
  const { innerWidth, innerHeight } = view;
  let area = 0;
  let furthest = 0;
  for (const [text, now] of placesOf(view)) {
    const then = before.get(text);
    if (!now || !then) continue;
    const [along, down] = [Math.abs(now.x - then.x), Math.abs(now.y - then.y)];
    // Along its line a text moves alone; down the page with the part that it is in.
    const moved = down < LEAST_MOVE ? now : text.parentElement?.getBoundingClientRect();
    const height = moved ? Math.min(moved.bottom, innerHeight) - Math.max(moved.top, 0) : 0;
    if (!moved || Math.max(along, down) < LEAST_MOVE || height <= 0) continue;
    area += moved.width * height;
    furthest = Math.max(furthest, along, down);
  }
  return (area * furthest) / (innerWidth * innerHeight * Math.max(innerWidth, innerHeight));
}
