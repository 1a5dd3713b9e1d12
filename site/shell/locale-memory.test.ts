import { expect, it } from 'vitest';
import { isRemembered, localeCookie, switchedAddress } from './locale-memory.ts';

it('J2 remembers a language for 31,536,000 s on every path', () => {
  expect(localeCookie('en')).toBe('locale=en;path=/;max-age=31536000;SameSite=Lax');
});

it.each([
  ['locale=en', true],
  ['theme=dark; locale=en; other=1', true],
  ['locale=es', false],
  ['xlocale=en; locale=england', false],
  ['', false],
])('J2 in "%s" English is remembered: %s', (cookies, remembered) => {
  expect(isRemembered(cookies, 'en')).toBe(remembered);
});

it('J2 goes to the plain address once the cookie holds the choice', () => {
  expect(switchedAddress('https://aureo.example/fx-impact?lang=es&scope=week#events', 'en', true)).toBe(
    'https://aureo.example/fx-impact?scope=week#events',
  );
});

it('J4 carries the choice in the address where cookies are blocked', () => {
  expect(switchedAddress('https://aureo.example/fx-impact?scope=week#events', 'en', false)).toBe(
    'https://aureo.example/fx-impact?scope=week&lang=en#events',
  );
});
