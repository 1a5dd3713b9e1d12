import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { EMBED_VENDORS } from '#content/embeds.ts';
import {
  allows,
  analyticsAnswer,
  CONSENT_VERSION,
  forCurrentService,
  readRecord,
  revisionOf,
  soleChange,
  VENDORS,
  withVendor,
} from './record.ts';

const now = Date.parse('2026-06-10T16:00:00Z');
const day = 86_400_000;
const granted = (vendor: (typeof VENDORS)[number], before = null as ReturnType<typeof readRecord>) =>
  withVendor(before, { vendor, allowed: true, now, locale: 'es' });
const SERVICE = {
  name: 'Contador',
  script: 'https://cuenta.example/s.js',
  origins: ['https://cuenta.example'],
};

test('N3 stores a permission for one company and 182 days, with version and dates', () => {
  const record = granted('outlook');
  expect(VENDORS.filter((vendor) => allows(record, vendor))).toEqual(['outlook']);
  const text = JSON.stringify(record);
  expect(readRecord(text, now + 181 * day)).toEqual(record);
  expect(readRecord(text, now + 183 * day)).toBeNull();
  expect(record.consentTimestamp).toBe('2026-06-10T16:00:00.000Z');
});

test('N3 keeps the first permission when a second is given, and withdraws each alone', () => {
  const both = granted('calendarPortal', granted('outlook'));
  const one = withVendor(both, { vendor: 'outlook', allowed: false, now: now + day, locale: 'es' });
  expect(VENDORS.filter((vendor) => allows(one, vendor))).toEqual(['calendarPortal']);
  expect(one.consentTimestamp).toBe(both.consentTimestamp);
  expect(one.lastConsentTimestamp).not.toBe(both.lastConsentTimestamp);
});

test.each([
  null,
  '',
  '{',
  '[]',
  '7',
  '"x"',
  '{"consentId":"none"}',
  '{"categories":[],"services":null}',
  '{"__proto__":{"categories":["embeds"]}}',
])('N3 J4 does not take the entry %j for a choice', (text) => {
  expect(readRecord(text, now)).toBeNull();
});

test.each<Record<string, unknown>>([
  { services: null },
  { services: [] },
  { services: { embeds: null } },
  { services: { embeds: [7] } },
  { categories: 'embeds' },
  { categories: [null] },
  { expirationTime: '9e15' },
  { expirationTime: 9e15 },
  { expirationTime: null },
  { revision: '100000' },
  { revision: null },
])('N3 J4 asks again for a stored choice with %o', (odd) => {
  const text = JSON.stringify({ ...granted('outlook'), ...odd });
  expect(readRecord(text, now)).toBeNull();
  expect(readRecord(text.replace('9000000000000000', '1e400'), now)).toBeNull();
});

test('N3 ignores a choice of another version', () => {
  const old = { ...granted('outlook'), revision: (CONSENT_VERSION + 1) * 100_000 };
  expect(readRecord(JSON.stringify(old), now)).toBeNull();
});

test('N3 does not apply a choice about one analytics service to another', () => {
  const asked = { ...granted('outlook'), revision: revisionOf(SERVICE) };
  expect(analyticsAnswer(asked, SERVICE)).toBe(false);
  expect(analyticsAnswer({ ...asked, categories: ['necessary', 'analytics'] }, SERVICE)).toBe(true);
  expect(analyticsAnswer(asked, { ...SERVICE, origins: ['https://more.example'] })).toBeNull();
  expect(analyticsAnswer(granted('outlook'), SERVICE)).toBeNull();
});

test('N3 requires a higher CONSENT_VERSION, which asks every visitor again, when the companies change', () => {
  const list = EMBED_VENDORS.filter(({ id }) => VENDORS.some((vendor) => vendor === id));
  const digest = createHash('sha256').update(JSON.stringify(list)).digest('hex').slice(0, 12);
  expect({ version: CONSENT_VERSION, digest }).toMatchInlineSnapshot(`
    {
      "digest": "513b7eaf9f20",
      "version": 1,
    }
  `);
});

test('N3 returns the one company whose permission differs, or null for several', () => {
  const outlook = granted('outlook');
  expect(soleChange(null, outlook)).toBe('outlook');
  expect(soleChange(outlook, null)).toBe('outlook');
  expect(soleChange(outlook, outlook)).toBeNull();
  expect(soleChange(outlook, granted('calendarPortal'))).toBeNull();
});

test('N3 keeps the allowed companies, but not the analytics answer, when the analytics service changes', () => {
  const before = { ...granted('outlook'), categories: ['necessary', 'analytics', 'embeds'] };
  const after = forCurrentService(before, SERVICE);
  expect(after.revision).toBe(revisionOf(SERVICE));
  expect(after.categories).toEqual(['necessary', 'embeds']);
  expect(allows(after, 'outlook')).toBe(true);
  expect(forCurrentService({ ...before, revision: revisionOf(SERVICE) }, SERVICE).categories).toContain(
    'analytics',
  );
});
