import { expect, test } from 'vitest';
import { securityTxt } from './security-txt.ts';

test('K9 security.txt names the brand’s address and stays valid for less than a year (RFC 9116)', () => {
  const now = new Date('2026-06-10T16:00:00Z');
  const lines = securityTxt({ email: 'seguro@marca.example', domain: 'marca.example' }, now)
    .trim()
    .split('\n');
  const fields = new Map(lines.map((line) => line.split(': ', 2) as [string, string]));
  expect(fields.get('Contact')).toBe('mailto:seguro@marca.example');
  expect(fields.get('Canonical')).toBe('https://marca.example/.well-known/security.txt');
  const days = (Date.parse(fields.get('Expires') ?? '') - now.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);
});
