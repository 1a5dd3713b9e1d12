import { CONSENT_KEY } from '#contracts/storage.ts';
import { allows, type ConsentRecord, readRecord, soleChange, type Vendor, withVendor } from './record.ts';

const CHANGED = 'consent-changed';

/** With blocked storage, a choice lasts as long as the page (J4). */
let unsaved: string | null = null;

/** What the reader chose, read again each time, because another tab may have changed it. */
export function currentRecord(): ConsentRecord | null {
  return readRecord(readText(), Date.now());
}

/** Whether the visitor permanently allowed this company's content (N3). */
export function has(vendor: Vendor): boolean {
  return allows(currentRecord(), vendor);
}

/** Allows one company permanently, and no other. */
export function grant(vendor: Vendor): void {
  change(vendor, true);
}

/** Withdraws the permission of one company. */
export function withdraw(vendor: Vendor): void {
  change(vendor, false);
}

/**
 * Calls back after every choice, here or in another tab, with the company it was about, or null when everything was
 * chosen at once; returns a function that stops it. A page in the history's cache misses choices, so it reads them
 * when it returns. What the dialog writes before the reader answers is ignored.
 */
export function onChange(listener: (about: Vendor | null) => void): () => void {
  let seen = currentRecord();
  const changed = (event: Event) => {
    seen = currentRecord();
    listener((event as CustomEvent<Vendor | null>).detail);
  };
  const lookAgain = () => {
    const before = seen;
    seen = currentRecord();
    if (JSON.stringify(before) !== JSON.stringify(seen)) listener(soleChange(before, seen));
  };
  const stored = ({ key }: StorageEvent) => {
    if (key === CONSENT_KEY || key === null) lookAgain();
  };
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) lookAgain();
  };
  window.addEventListener(CHANGED, changed);
  window.addEventListener('storage', stored);
  window.addEventListener('pageshow', shown);
  return () => {
    window.removeEventListener(CHANGED, changed);
    window.removeEventListener('storage', stored);
    window.removeEventListener('pageshow', shown);
  };
}

/** Keeps a choice and calls back with its company; null: everything. */
export function keep(record: ConsentRecord, about: Vendor | null = null): void {
  const text = JSON.stringify(record);
  unsaved = text;
  try {
    localStorage.setItem(CONSENT_KEY, text);
    unsaved = null;
  } catch {}
  announce(about);
}

/** Calls back after a choice, also when it repeats the one before. */
export function announce(about: Vendor | null = null): void {
  window.dispatchEvent(new CustomEvent(CHANGED, { detail: about }));
}

function change(vendor: Vendor, allowed: boolean): void {
  const locale = document.documentElement.lang;
  keep(withVendor(currentRecord(), { vendor, allowed, now: Date.now(), locale }), vendor);
}

function readText(): string | null {
  if (unsaved !== null) return unsaved;
  try {
    return localStorage.getItem(CONSENT_KEY);
  } catch {
    return null;
  }
}
