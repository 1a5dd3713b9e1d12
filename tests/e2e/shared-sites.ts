/** What the tests of all workers know of the sites they share. */
interface SharedSites {
  /** How far the clock of the sites is from the real one, and so the clock of every page. */
  readonly shiftMs: number;
  readonly urls: { readonly withFigures: string; readonly without: string };
}

const VARIABLE = 'SHARED_SITES';
const START = '2026-06-10T16:00:00.000Z';

/** Only in a worker: the sites start after the tests are listed. */
export function readSharedSites(): SharedSites {
  return JSON.parse(process.env[VARIABLE] ?? '');
}

/**
 * Starts two sites before the tests: with figures in the live pages, and without, as a static host has them (N12). Sites and
 * pages start at a fixed time in the middle of a week, so that every run is the same.
 */
export default async function startSharedSites(): Promise<() => Promise<void>> {
  // Workers read this file too; most of them never load the server.
  const { hasRead, serveSite } = await import('./sites.ts');
  const shiftMs = Date.parse(START) - Date.now();
  const [withFigures, without] = await Promise.all(
    ['on', 'off'].map((figures) =>
      serveSite({ FIGURES_IN_PAGES: figures }, { startShiftMs: shiftMs, isReady: hasRead }),
    ),
  );
  if (!withFigures || !without) throw new Error('two sites start');
  const shared: SharedSites = { shiftMs, urls: { withFigures: withFigures.url, without: without.url } };
  process.env[VARIABLE] = JSON.stringify(shared);
  return async () => {
    await Promise.all([withFigures.close(), without.close()]);
  };
}
