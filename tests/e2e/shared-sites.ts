/** What the tests of all workers know of the sites they share. */
interface SharedSites {
  /** How far the clock of the sites, and of most pages, is from the real one. */
  readonly shiftMs: number;
  readonly urls: { readonly withFigures: string; readonly without: string };
}

const VARIABLE = 'SHARED_SITES';
/** Time at which the shared sites start: in the middle of a week, so that every run is the same. */
export const START = Date.parse('2026-06-10T16:00:00.000Z');

/** Calls of all workers come together: on a busy machine a site would refuse some (decision 055). */
const PATIENT = { MAX_LOOP_DELAY_MS: '10000' };

/** How far a clock that starts now is from the real one, ms. */
export const shiftFromNow = () => START - Date.now();

/** Only in a fixture: while tests are listed there may be no sites. */
export function readSharedSites(): SharedSites {
  const shared = process.env[VARIABLE];
  if (shared === undefined) throw new Error('the shared sites have not started');
  return JSON.parse(shared);
}

/**
 * Starts two sites before the tests: with figures in the live pages, and without, as a static host has them (N12).
 */
export default async function startSharedSites(): Promise<() => Promise<void>> {
  // Workers read this file too; most of them never load the server.
  const { hasRead, serveSite } = await import('./sites.ts');
  const shiftMs = shiftFromNow();
  const startOne = (figures: 'on' | 'off') =>
    serveSite({ FIGURES_IN_PAGES: figures, ...PATIENT }, { startShiftMs: shiftMs, isReady: hasRead });
  const [withFigures, without] = await Promise.all([startOne('on'), startOne('off')]);
  const shared: SharedSites = { shiftMs, urls: { withFigures: withFigures.url, without: without.url } };
  process.env[VARIABLE] = JSON.stringify(shared);
  return async () => {
    await Promise.all([withFigures.close(), without.close()]);
  };
}
