import * as z from 'zod';
import type { OfficialPublisher } from '#contracts/vendors.ts';
import type { UpstreamGet } from '#feeds/http/port.ts';
import { createBanxicoFeed } from '#feeds/official/banxico/feed.ts';
import { createEiaFeed } from '#feeds/official/eia/feed.ts';
import { createEitsFeed } from '#feeds/official/eits/feed.ts';
import { createEstatFeed } from '#feeds/official/estat/feed.ts';
import { createInegiFeed } from '#feeds/official/inegi/feed.ts';
import type { KeyedOptions } from '#feeds/official/keyed.ts';
import type { OfficialFeed } from '#feeds/official/port.ts';
import { httpUrl } from './setting-kinds.ts';

const key = z
  .string()
  .regex(/^[\w-]{8,128}$/, 'takes the key that the publisher sent you: 8 to 128 letters, digits, "-" or "_"')
  .optional();

/** Keys of publishers, each free after a registration (docs/upstreams.md), and the base addresses of those that need one. */
export const KEY_SETTINGS = {
  /** The BLS is read without it too. */
  BLS_KEY: key,
  CENSUS_KEY: key,
  INEGI_TOKEN: key,
  BANXICO_TOKEN: key,
  ESTAT_APPID: key,
  EIA_KEY: key,
  UPSTREAM_EITS_URL: httpUrl('https://api.census.gov'),
  UPSTREAM_INEGI_URL: httpUrl('https://www.inegi.org.mx'),
  UPSTREAM_BANXICO_URL: httpUrl('https://www.banxico.org.mx'),
  UPSTREAM_ESTAT_URL: httpUrl('https://api.e-stat.go.jp'),
  UPSTREAM_EIA_URL: httpUrl('https://api.eia.gov'),
};

export type KeySettings = z.infer<z.ZodObject<typeof KEY_SETTINGS>>;
type Named<Pattern extends string> = Extract<keyof KeySettings, Pattern>;

interface KeyedSource {
  /** The setting that turns it on. */
  readonly key: Exclude<keyof KeySettings, Named<`UPSTREAM_${string}`>>;
  readonly address: Named<`UPSTREAM_${string}`>;
  /** Calls in 24 hours at most: far below what the publisher allows, and more than a busy day needs. */
  readonly callsADay: number;
  readonly create: (options: KeyedOptions) => OfficialFeed;
}

/** The publishers that are read with a key only. */
export const KEYED_SOURCES = {
  eits: { key: 'CENSUS_KEY', address: 'UPSTREAM_EITS_URL', callsADay: 200, create: createEitsFeed },
  inegi: { key: 'INEGI_TOKEN', address: 'UPSTREAM_INEGI_URL', callsADay: 400, create: createInegiFeed },
  banxico: {
    key: 'BANXICO_TOKEN',
    address: 'UPSTREAM_BANXICO_URL',
    callsADay: 200,
    create: createBanxicoFeed,
  },
  estat: { key: 'ESTAT_APPID', address: 'UPSTREAM_ESTAT_URL', callsADay: 200, create: createEstatFeed },
  eia: { key: 'EIA_KEY', address: 'UPSTREAM_EIA_URL', callsADay: 200, create: createEiaFeed },
} as const satisfies Partial<Record<OfficialPublisher, KeyedSource>>;

interface Deps {
  readonly settings: KeySettings;
  readonly clock: () => Date;
  /** Counts each call, of at most so many in 24 hours. */
  readonly getCounted: (publisher: keyof typeof KEYED_SOURCES, callsADay: number) => UpstreamGet;
}

/** The publishers whose key is set. */
export function keyedFeeds({ settings, clock, getCounted }: Deps): readonly OfficialFeed[] {
  return (Object.entries(KEYED_SOURCES) as [keyof typeof KEYED_SOURCES, KeyedSource][]).flatMap(
    ([publisher, source]) => {
      const given = settings[source.key];
      if (given === undefined) return [];
      const get = getCounted(publisher, source.callsADay);
      return [source.create({ baseUrl: settings[source.address], key: given, get, clock })];
    },
  );
}

/** The setting that holds the key of a publisher; null when it is read without one. */
export function keyOf(publisher: OfficialPublisher): KeyedSource['key'] | null {
  const sources: Partial<Record<OfficialPublisher, KeyedSource>> = KEYED_SOURCES;
  return sources[publisher]?.key ?? null;
}
