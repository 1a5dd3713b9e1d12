/**
 * Where the browser stores an entry. All but a cookie, which goes out with each request, stay on the device. `cache` is what
 * the service worker keeps for a visit without a connection; `database` is its list of when each entry was last used.
 */
export type StoragePlace = 'cookie' | 'local' | 'session' | 'cache' | 'database';

export interface StoredItem {
  readonly place: StoragePlace;
  /** Name of the entry, or its prefix when there are several. */
  readonly key: string;
  /** How long it is kept, in seconds; null: as long as its storage keeps entries. */
  readonly maxAgeS: number | null;
}

// One constant for each key, so that a page's script contains the keys it uses and not the whole list.
export const LOCALE_KEY = 'locale';
export const LOCALE_COOKIE_S = 31_536_000;
export const THEME_KEY = 'theme';
export const SENTIMENT_KEYS = 'sentiment:';
export const EVENTS_ZONE_KEY = 'events-zone';
export const EVENTS_CHOICE_KEY = 'events-choice';
export const VISIT_KEYS = 'visit:';
export const CONSENT_KEY = 'consent';
/** Half a year; then the choices are asked for again. */
export const CONSENT_S = 15_724_800;
export const PROMO_KEY = 'promo';
export const PLACE_KEY = 'place';
export const FONTS_KEY = 'fonts';
/** Keeps the owner of the site signed in to their own page; no visitor gets it. */
export const OWNER_KEY = 'owner';
export const OWNER_S = 43_200;
/** With the path of a page: the build that it was reloaded for. */
export const RELOADED_KEYS = 'reloaded:';
/** With the version of the site; 40 pages at most. */
export const PAGES_CACHES = 'pages:';
/** 300 files at most, each named by its contents. */
export const ASSETS_CACHE = 'files';
/** 24 at most. */
export const FIGURES_CACHE = 'figures';
/** 24 at most. */
export const ANSWERS_CACHE = 'answers';
/** The offline page and the risk tools. */
export const CORE_CACHE = 'core';
/** Workbox names it; it has no figures and no texts. */
export const EXPIRATION_DATABASE = 'workbox-expiration';

/**
 * Everything the site stores in a browser. The code takes its keys from here, the legal documents their table (H8).
 * An entry that is not listed may not be stored; a test scans the sources.
 */
export const STORED = {
  localeCookie: { place: 'cookie', key: LOCALE_KEY, maxAgeS: LOCALE_COOKIE_S },
  owner: { place: 'cookie', key: OWNER_KEY, maxAgeS: OWNER_S },
  locale: { place: 'local', key: LOCALE_KEY, maxAgeS: null },
  theme: { place: 'local', key: THEME_KEY, maxAgeS: null },
  sentiment: { place: 'local', key: SENTIMENT_KEYS, maxAgeS: null },
  eventsZone: { place: 'local', key: EVENTS_ZONE_KEY, maxAgeS: null },
  eventsChoice: { place: 'local', key: EVENTS_CHOICE_KEY, maxAgeS: null },
  visit: { place: 'local', key: VISIT_KEYS, maxAgeS: null },
  consent: { place: 'local', key: CONSENT_KEY, maxAgeS: CONSENT_S },
  promo: { place: 'session', key: PROMO_KEY, maxAgeS: null },
  place: { place: 'session', key: PLACE_KEY, maxAgeS: null },
  fonts: { place: 'session', key: FONTS_KEY, maxAgeS: null },
  reloaded: { place: 'session', key: RELOADED_KEYS, maxAgeS: null },
  pages: { place: 'cache', key: PAGES_CACHES, maxAgeS: null },
  core: { place: 'cache', key: CORE_CACHE, maxAgeS: null },
  files: { place: 'cache', key: ASSETS_CACHE, maxAgeS: null },
  figures: { place: 'cache', key: FIGURES_CACHE, maxAgeS: null },
  answers: { place: 'cache', key: ANSWERS_CACHE, maxAgeS: null },
  expiration: { place: 'database', key: EXPIRATION_DATABASE, maxAgeS: null },
} as const satisfies Readonly<Record<string, StoredItem>>;
export type StoredId = keyof typeof STORED;
