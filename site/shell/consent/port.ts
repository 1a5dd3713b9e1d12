import { CONSENT_KEY } from '#contracts/storage.ts';
import { allows, type ConsentRecord, readRecord, soleChange, type Vendor, withVendor } from './record.ts';

const CHANGED = 'consent-changed';

/** With blocked storage, a choice lasts as long as the page (J4). */
let unsaved: string | null = null;

/** The current choice, read from storage each time: another tab may have changed it. */
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
 * Calls back after every choice, in this tab or another, with the company it was about, or null when it was about
 * all. Returns a function that stops it. A page in the back/forward cache misses changes in other tabs, so it
 * compares on return. An entry that the dialog writes before an answer is not a choice.
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

/** Saves a choice and notifies the page of its company; null: all. */
export function keep(record: ConsentRecord, about: Vendor | null = null): void {
  const text = JSON.stringify(record);
  unsaved = text;
  try {
    localStorage.setItem(CONSENT_KEY, text);
    unsaved = null;
  } catch {}
  announce(about);
}

/** Notifies the page of a choice, even when it equals the last one. */
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
