import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CONSENT_KEY } from '#contracts/storage.ts';
import { onChange } from './port.ts';
import { withVendor } from './record.ts';

const now = Date.parse('2026-06-10T16:00:00.000Z');
const choice = (allowed: boolean) =>
  JSON.stringify(withVendor(null, { vendor: 'calendarPortal', allowed, now, locale: 'es' }));

let kept: string | null;
const view = new EventTarget();
const listener = vi.fn();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now });
  kept = choice(true);
  vi.stubGlobal('window', view);
  vi.stubGlobal('localStorage', { getItem: () => kept });
  listener.mockReset();
  stop = onChange(listener);
});

afterEach(() => {
  stop();
});

function tell(type: 'storage' | 'pageshow', facts: object): void {
  view.dispatchEvent(Object.assign(new Event(type), facts));
}

test('N3 notifies a page restored from the cache of a permission withdrawn in the meantime', () => {
  kept = choice(false);
  tell('pageshow', { persisted: true });
  expect(listener.mock.calls).toEqual([['calendarPortal']]);
});

test('N3 keeps loaded content when a page is restored with the same choice', () => {
  tell('pageshow', { persisted: true });
  tell('pageshow', { persisted: false });
  expect(listener).not.toHaveBeenCalled();
});

test('N3 reports a choice made in another tab with its company', () => {
  kept = choice(false);
  tell('storage', { key: CONSENT_KEY });
  expect(listener.mock.calls).toEqual([['calendarPortal']]);
});

test('N3 reports that everything was rejected at once', () => {
  kept = null;
  tell('storage', { key: null });
  expect(listener).toHaveBeenCalledOnce();
});

test('N3 ignores what the dialog of another tab writes before the reader answers', () => {
  stop();
  kept = null;
  stop = onChange(listener);
  kept = '{"consentId":"none"}';
  tell('storage', { key: CONSENT_KEY });
  kept = null;
  tell('storage', { key: CONSENT_KEY });
  tell('storage', { key: 'theme' });
  expect(listener).not.toHaveBeenCalled();
});
