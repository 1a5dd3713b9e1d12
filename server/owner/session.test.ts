import { expect, it } from 'vitest';
import { OWNER_S } from '#contracts/storage.ts';
import { ownerSession } from './session.ts';

const TOKEN = 'a-token-of-the-owner-1';
const NOW = new Date('2026-06-10T12:00:00.000Z');
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const pairOf = (cookie: string) => cookie.split(';')[0] ?? '';

it('N17 takes the token and nothing else', () => {
  const { isToken } = ownerSession(TOKEN);
  expect([TOKEN, '', `${TOKEN} `, TOKEN.slice(1), TOKEN.toUpperCase()].map(isToken)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

it('N17 a session lasts twelve hours, at every instance with the same token', () => {
  const cookie = pairOf(ownerSession(TOKEN).open(NOW, true));
  const { isOpen } = ownerSession(TOKEN);
  expect(isOpen(`locale=es; ${cookie}; x=1`, NOW)).toBe(true);
  expect([isOpen(cookie, after(OWNER_S - 1)), isOpen(cookie, after(OWNER_S))]).toEqual([true, false]);
});

it('N17 refuses a session of another token, a changed one and none', () => {
  const { isOpen, open } = ownerSession(TOKEN);
  const cookie = pairOf(open(NOW, true));
  const later = cookie.replace(/=(\d)/, (_, digit) => `=${Number(digit) + 1}`);
  const other = pairOf(ownerSession(`${TOKEN}x`).open(NOW, true));
  for (const given of [undefined, '', 'owner=', later, other, cookie.slice(0, -1), `x${cookie}`])
    expect(isOpen(given, NOW), given).toBe(false);
});

it('N17 the cookie is out of reach of scripts and other sites, goes to one page, and does not hold the token', () => {
  const { open, close } = ownerSession(TOKEN);
  expect(open(NOW, true)).toMatch(/; Path=\/owner; HttpOnly; SameSite=Strict; Max-Age=43200; Secure$/);
  expect(open(NOW, false)).not.toContain('Secure');
  expect(open(NOW, true)).not.toContain(TOKEN);
  expect(close(true)).toMatch(/^owner=; .*Max-Age=0/);
});
