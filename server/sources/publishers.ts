import * as z from 'zod';
import { observationsByHand } from '#content/indicators/official/by-hand.ts';
import { OFFICIAL_ROWS } from '#content/indicators/official/rows.ts';
import { OFFICIAL_BY_HAND } from '#content/official-by-hand.ts';
import type { OfficialPublisher } from '#contracts/vendors.ts';
import { publisherOf } from '#domain/official/series.ts';
import type { UpstreamGet } from '#feeds/http/port.ts';
import { createBanxicoFeed } from '#feeds/official/banxico/feed.ts';
import { createByHandFeed } from '#feeds/official/by-hand/feed.ts';
import { createEiaFeed } from '#feeds/official/eia/feed.ts';
import { createEitsFeed } from '#feeds/official/eits/feed.ts';
import { createEstatFeed } from '#feeds/official/estat/feed.ts';
import { createInegiFeed } from '#feeds/official/inegi/feed.ts';
import type { KeyedOptions } from '#feeds/official/keyed.ts';
import type { OfficialFeed } from '#feeds/official/port.ts';
import type { Addresses, AddressSetting } from './addresses.ts';

const key = z
  .string()
  .regex(/^[\w-]{8,128}$/, 'takes the key that the publisher sent you: 8 to 128 letters, digits, "-" or "_"')
  .optional();

/** Keys of publishers, each free after a registration (docs/upstreams.md). */
export const KEY_SETTINGS = {
  /** The BLS is read without it too. */
  BLS_KEY: key,
  CENSUS_KEY: key,
  INEGI_TOKEN: key,
  BANXICO_TOKEN: key,
  ESTAT_APPID: key,
  EIA_KEY: key,
};

export type KeySettings = z.infer<z.ZodObject<typeof KEY_SETTINGS>>;

interface KeyedSource {
  /** The setting that turns it on. */
  readonly key: keyof KeySettings;
  readonly address: AddressSetting;
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
  readonly settings: KeySettings & Addresses;
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

/** Publishers whose figures an owner enters by hand. */
const PUBLISHERS_BY_HAND: ReadonlySet<OfficialPublisher> = new Set(
  OFFICIAL_ROWS.filter(({ byHand }) => byHand).map(({ series }) => publisherOf(series)),
);

/** The publishers with figures in `entries`. Throws BrandError when an entry cannot be right. */
export function byHandFeeds(clock: () => Date, entries: unknown = OFFICIAL_BY_HAND): readonly OfficialFeed[] {
  const figures = observationsByHand(entries, clock().toISOString().slice(0, 10));
  const byPublisher = Map.groupBy(figures, ({ series }) => publisherOf(series));
  return [...byPublisher].map(([publisher, own]) => createByHandFeed({ publisher, figures: own, clock }));
}

/** Whether a publisher has figures by hand; null when its figures are read. */
function hasByHand(publisher: OfficialPublisher): boolean | null {
  if (!PUBLISHERS_BY_HAND.has(publisher)) return null;
  return OFFICIAL_BY_HAND.some(({ kind }) =>
    OFFICIAL_ROWS.some((row) => row.kind === kind && publisherOf(row.series) === publisher),
  );
}

interface Switch {
  readonly isOn: boolean;
  /** What turns it on. */
  readonly how: string;
}

/** Whether a publisher is read, and what turns it on. */
export function officialSwitch(
  publisher: OfficialPublisher,
  settings: Partial<KeySettings> & { readonly SOURCE_OFFICIAL: boolean },
): Switch {
  if (!settings.SOURCE_OFFICIAL) return { isOn: false, how: 'set SOURCE_OFFICIAL=on' };
  const isEntered = hasByHand(publisher);
  if (isEntered !== null) return { isOn: isEntered, how: 'enter its figures in content/official-by-hand.ts' };
  const key = keyOf(publisher);
  if (key === null) return { isOn: true, how: '' };
  return { isOn: settings[key] !== undefined, how: `set ${key} to a free key` };
}
