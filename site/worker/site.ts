import type { PrecacheEntry } from 'workbox-precaching';
import type { Locale } from '#contracts/locale.ts';

/** What the build writes into the worker (scripts/build-worker.ts). */
declare const SITE: {
  /** Changes with any page of the build. */
  readonly version: string;
  /** The offline page and the risk tools with all their files. */
  readonly precached: PrecacheEntry[];
  /** Names of all pages in each language, by their paths. */
  readonly names: Readonly<Record<Locale, Readonly<Record<string, string>>>>;
  /** Public key of the functions; null where they are on another origin. */
  readonly anonKey: string | null;
};

export const { version, precached, names, anonKey } = SITE;
