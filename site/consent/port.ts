import { CONSENT_KEY } from '#contracts/storage.ts';
import { allows, type ConsentRecord, readRecord, type Vendor, withVendor } from './record.ts';

const CHANGED = 'consent-changed';

/** Where storage is blocked, a choice lasts as long as the page (SPEC J4). */
let unsaved: string | null = null;

/** What the reader chose, read anew each time: another tab may have changed it. */
export function currentRecord(): ConsentRecord | null {
  return readRecord(readText(), Date.now());
}

/** Whether the reader allowed this company's content for good (SPEC N3). */
export function has(vendor: Vendor): boolean {
  return allows(currentRecord(), vendor);
}

/** Allows one company for good, and no other. */
export function grant(vendor: Vendor): void {
  change(vendor, true);
}

/** Takes one company's permission back. */
export function withdraw(vendor: Vendor): void {
  change(vendor, false);
}

/** Calls back after every change, here or in another tab; returns how to stop. */
export function onChange(listener: () => void): () => void {
  const stored = ({ key }: StorageEvent) => {
    if (key === CONSENT_KEY || key === null) listener();
  };
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', stored);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', stored);
  };
}

/** Keeps a choice and tells the page. */
export function keep(record: ConsentRecord): void {
  const text = JSON.stringify(record);
  unsaved = text;
  try {
    localStorage.setItem(CONSENT_KEY, text);
    unsaved = null;
  } catch {}
  window.dispatchEvent(new Event(CHANGED));
}

function change(vendor: Vendor, allowed: boolean): void {
  const locale = document.documentElement.lang;
  keep(withVendor(currentRecord(), { vendor, allowed, now: Date.now(), locale }));
}

function readText(): string | null {
  if (unsaved !== null) return unsaved;
  try {
    return localStorage.getItem(CONSENT_KEY);
  } catch {
    return null;
  }
}
