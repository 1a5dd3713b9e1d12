import { FONTS_KEY } from '#contracts/storage.ts';

interface DataSaver {
  readonly connection?: { readonly saveData?: boolean };
}

/** The window, with the web fonts that the script in the head has named (boot.ts). */
export type FontsWindow = Window & typeof globalThis & { webFonts?: readonly FontFace[] };

/**
 * Loads both web fonts and shows them at the same time: for the first page of a visit, once it is idle. On later pages
 * the script in the head has done so. A visitor who saves data keeps the local fonts.
 */
export async function loadFonts(view: FontsWindow): Promise<void> {
  if ((view.navigator as Navigator & DataSaver).connection?.saveData) return;
  try {
    for (const face of await Promise.all((view.webFonts ?? []).map((face) => face.load())))
      view.document.fonts.add(face);
    view.sessionStorage.setItem(FONTS_KEY, '1');
  } catch {
    // The local fonts stay; with blocked session storage each page waits for idle.
  }
}
