import display from '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2?url';
import text from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { FONTS_KEY } from '#contracts/storage.ts';
import { whenIdle } from './idle.ts';

interface DataSaver {
  readonly connection?: { readonly saveData?: boolean };
}

/**
 * Loads both web fonts and puts them on the page together: after load and idle on the first page of a visit, so that
 * they never compete with the first paint; at the next frame on later pages, where they come from the cache. A reader
 * who saves data keeps the local fonts.
 */
export function loadFonts(view: Window & typeof globalThis): void {
  if ((view.navigator as Navigator & DataSaver).connection?.saveData) return;
  if (hasSeen(view)) view.requestAnimationFrame(() => addFonts(view));
  else whenIdle(view, () => addFonts(view));
}

async function addFonts(view: Window & typeof globalThis): Promise<void> {
  const faces = [
    new view.FontFace('Figtree', `url(${text})`, { weight: '300 900' }),
    new view.FontFace('Besley', `url(${display})`, { weight: '400 900' }),
  ];
  try {
    for (const face of await Promise.all(faces.map((face) => face.load()))) view.document.fonts.add(face);
    view.sessionStorage.setItem(FONTS_KEY, '1');
  } catch {
    // The local fonts stay; a blocked session storage only means waiting for idle again.
  }
}

function hasSeen(view: Window): boolean {
  try {
    return view.sessionStorage.getItem(FONTS_KEY) === '1';
  } catch {
    return false;
  }
}
