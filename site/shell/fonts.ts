import {
  displayFamily,
  displayFile,
  displayWeights,
  textFamily,
  textFile,
  textWeights,
} from 'virtual:theme-fonts';
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
    new view.FontFace(textFamily, `url(${textFile})`, { weight: textWeights }),
    new view.FontFace(displayFamily, `url(${displayFile})`, { weight: displayWeights }),
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
