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
 * Loads both web fonts and shows them at the same time. On the first page of a visit it waits for load and idle, so
 * that they never compete with the first paint. On later pages they come from the cache at the next frame. A visitor
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
    // The local fonts stay; with blocked session storage each page waits for idle.
  }
}

function hasSeen(view: Window): boolean {
  try {
    return view.sessionStorage.getItem(FONTS_KEY) === '1';
  } catch {
    return false;
  }
}
