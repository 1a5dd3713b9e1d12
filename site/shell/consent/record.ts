import type { EmbedVendor } from '#content/embeds.ts';

/** Increase it when companies or purposes change: every visitor is asked again. A test checks the list. */
export const CONSENT_VERSION = 1;
/** Days until the visitor is asked again. */
export const CONSENT_DAYS = 182;
const CONSENT_MS = CONSENT_DAYS * 86_400_000;
/** A device's clock may have been ahead when the choice was made. */
const CLOCK_SLACK_MS = 86_400_000;
/** Range for the checksum of the analytics service, below the version. */
const CHECKSUM_RANGE = 100_000;

/** A company that a visitor may allow permanently. The video is not one: each play needs its own click (D7). */
export const VENDORS = [
  'outlook',
  'calendarCommunity',
  'calendarPortal',
  'calendarCharts',
] as const satisfies readonly EmbedVendor['id'][];
export type Vendor = (typeof VENDORS)[number];

/** The library gives each visitor an id; this site stores this value instead. */
export const NO_VISITOR_ID = 'none';

export const CATEGORIES = { necessary: 'necessary', analytics: 'analytics', embeds: 'embeds' } as const;

/** The parts of an analytics service that a choice depends on. */
export interface Measured {
  readonly name: string;
  readonly script: string;
  readonly origins: readonly string[];
}

/** The choice of a visitor, in the format of the consent library, so that there is one entry (N3). */
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

/** Version of the question with its analytics service: a choice about one service does not apply to another. */
export function revisionOf(measured: Measured | null): number {
  return CONSENT_VERSION * CHECKSUM_RANGE + (measured === null ? 0 : checksum(measured));
}

/** Parses the stored choice; null when it is missing, invalid, expired or of another version. */
export function readRecord(text: string | null, now: number): ConsentRecord | null {
  try {
    const record = JSON.parse(text ?? 'null') as Partial<ConsentRecord> | null;
    const { categories, services, expirationTime, revision } = record ?? {};
    // A visitor or a program may have written any shape.
    const isWhole = isList(categories) && isObject(services) && Object.values(services).every(isList);
    if (!isWhole || !isNumber(expirationTime) || !isNumber(revision)) return null;
    if (Math.floor(revision / CHECKSUM_RANGE) !== CONSENT_VERSION) return null;
    const leftMs = expirationTime - now;
    return leftMs > 0 && leftMs <= CONSENT_MS + CLOCK_SLACK_MS ? (record as ConsentRecord) : null;
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value: unknown): value is number => Number.isFinite(value);
const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

export function allows(record: ConsentRecord | null, vendor: Vendor): boolean {
  const services = record?.services[CATEGORIES.embeds];
  return Array.isArray(services) && services.includes(vendor);
}

/** The one company whose permission differs between two choices; null for several or none. */
export function soleChange(before: ConsentRecord | null, after: ConsentRecord | null): Vendor | null {
  const [one, ...others] = VENDORS.filter((vendor) => allows(before, vendor) !== allows(after, vendor));
  return others.length === 0 ? (one ?? null) : null;
}

/** The visitor's answer about exactly this service; null: not asked. */
export function analyticsAnswer(record: ConsentRecord | null, measured: Measured): boolean | null {
  if (record === null || record.revision !== revisionOf(measured)) return null;
  return record.categories.includes(CATEGORIES.analytics);
}

/**
 * The choice as an answer to the current question. When the analytics service changed, its answer is dropped; the
 * allowed companies stay.
 */
export function forCurrentService(record: ConsentRecord, measured: Measured | null): ConsentRecord {
  const revision = revisionOf(measured);
  if (record.revision === revision) return record;
  return { ...record, revision, categories: record.categories.filter((one) => one !== CATEGORIES.analytics) };
}

/** The choice with one company allowed or not; the rest stays unchanged. */
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
    consentId: NO_VISITOR_ID,
    consentTimestamp: record?.consentTimestamp ?? at,
    lastConsentTimestamp: at,
    expirationTime: now + CONSENT_MS,
    languageCode: locale,
  };
}

/** From 1 to CHECKSUM_RANGE − 1 (FNV-1a, folded). */
function checksum({ name, script, origins }: Measured): number {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify([name, script, origins]))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return ((hash >>> 0) % (CHECKSUM_RANGE - 1)) + 1;
}
