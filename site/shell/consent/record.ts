import type { EmbedVendor } from '#content/embeds.ts';

/** Raised by hand when companies or purposes change: everybody is asked again. A test watches the list. */
export const CONSENT_VERSION = 1;
/** Days after which a choice is asked for again. */
export const CONSENT_DAYS = 182;
/** Room for the checksum of the measuring service below the version. */
const STEP = 100_000;

/** A company a reader may allow for good. The video is none: each play is asked for by its own click (D7). */
export const VENDORS = [
  'outlook',
  'calendarCommunity',
  'calendarPortal',
  'calendarCharts',
] as const satisfies readonly EmbedVendor['id'][];
export type Vendor = (typeof VENDORS)[number];

/** The library numbers each reader; here everybody has this instead. */
export const UNNUMBERED = 'none';

export const CATEGORIES = { necessary: 'necessary', analytics: 'analytics', embeds: 'embeds' } as const;

/** A measuring service as far as a choice depends on it. */
export interface Measured {
  readonly name: string;
  readonly script: string;
  readonly origins: readonly string[];
}

/** What a reader chose: the form the consent library keeps too, so that there is one entry (N3). */
export interface ConsentRecord {
  readonly categories: readonly string[];
  readonly services: Readonly<Record<string, readonly string[]>>;
  readonly revision: number;
  readonly data: unknown;
  readonly consentId: string;
  readonly consentTimestamp: string;
  readonly lastConsentTimestamp: string;
  readonly expirationTime: number;
  readonly languageCode: string;
}

/** Version of the question, and of the measuring service in it: a choice about one service is none about another. */
export function revisionOf(measured: Measured | null): number {
  return CONSENT_VERSION * STEP + (measured === null ? 0 : checksum(measured));
}

/** The stored choice; null when there is none, it is of another version, over, or no choice at all. */
export function readRecord(text: string | null, now: number): ConsentRecord | null {
  try {
    const record = JSON.parse(text ?? 'null') as Partial<ConsentRecord> | null;
    const isWhole =
      Array.isArray(record?.categories) &&
      typeof record.services === 'object' &&
      typeof record.expirationTime === 'number' &&
      typeof record.revision === 'number';
    if (!isWhole || Math.floor(Number(record.revision) / STEP) !== CONSENT_VERSION) return null;
    return Number(record.expirationTime) > now ? (record as ConsentRecord) : null;
  } catch {
    return null;
  }
}

export function allows(record: ConsentRecord | null, vendor: Vendor): boolean {
  const services = record?.services[CATEGORIES.embeds];
  return Array.isArray(services) && services.includes(vendor);
}

/** The one company between two choices whose permission differs; null where it is none, or several. */
export function soleChange(before: ConsentRecord | null, after: ConsentRecord | null): Vendor | null {
  const [one, ...others] = VENDORS.filter((vendor) => allows(before, vendor) !== allows(after, vendor));
  return others.length === 0 ? (one ?? null) : null;
}

/** Whether the reader was asked about this very service, and what he said; null: not asked. */
export function saysOf(record: ConsentRecord | null, measured: Measured): boolean | null {
  if (record === null || record.revision !== revisionOf(measured)) return null;
  return record.categories.includes(CATEGORIES.analytics);
}

/** The choice as an answer to today's question: of another measuring service it says nothing, its companies stay allowed. */
export function askedAnew(record: ConsentRecord, measured: Measured | null): ConsentRecord {
  const revision = revisionOf(measured);
  if (record.revision === revision) return record;
  return { ...record, revision, categories: record.categories.filter((one) => one !== CATEGORIES.analytics) };
}

/** The choice with one company allowed or no longer allowed; everything else stays as it was chosen. */
export function withVendor(
  record: ConsentRecord | null,
  { vendor, allowed, now, locale }: { vendor: Vendor; allowed: boolean; now: number; locale: string },
): ConsentRecord {
  const others = VENDORS.filter((one) => one !== vendor && allows(record, one));
  const vendors = allowed ? [...others, vendor] : others;
  const kept = (record?.categories ?? [CATEGORIES.necessary]).filter((one) => one !== CATEGORIES.embeds);
  const at = new Date(now).toISOString();
  return {
    categories: vendors.length > 0 ? [...kept, CATEGORIES.embeds] : kept,
    services: { ...record?.services, [CATEGORIES.embeds]: vendors },
    revision: record?.revision ?? revisionOf(null),
    data: null,
    consentId: UNNUMBERED,
    consentTimestamp: record?.consentTimestamp ?? at,
    lastConsentTimestamp: at,
    expirationTime: now + CONSENT_DAYS * 86_400_000,
    languageCode: locale,
  };
}

/** From 1 to STEP − 1 (FNV-1a, folded). */
function checksum({ name, script, origins }: Measured): number {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify([name, script, origins]))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return ((hash >>> 0) % (STEP - 1)) + 1;
}
