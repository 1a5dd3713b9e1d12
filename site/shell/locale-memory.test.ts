import { expect, it } from 'vitest';
import { isRemembered, localeCookie, switchedAddress } from './locale-memory.ts';

it('J2 stores a language for 31,536,000 s on every path', () => {
  expect(localeCookie('en')).toBe('locale=en;path=/;max-age=31536000;SameSite=Lax');
});

it.each([
  ['locale=en', true],
  ['theme=dark; locale=en; other=1', true],
  ['locale=es', false],
  ['xlocale=en; locale=england', false],
  ['', false],
])('J2 finds English in the cookies "%s": %s', (cookies, remembered) => {
  expect(isRemembered(cookies, 'en')).toBe(remembered);
});

it('J2 goes to the plain address when the cookie has the choice', () => {
  expect(switchedAddress('https://aureo.example/fx-impact?lang=es&scope=week#events', 'en', true)).toBe(
    'https://aureo.example/fx-impact?scope=week#events',
  );
});

it('J4 puts the choice into the address when cookies are blocked', () => {
  expect(switchedAddress('https://aureo.example/fx-impact?scope=week#events', 'en', false)).toBe(
    'https://aureo.example/fx-impact?scope=week&lang=en#events',
  );
});
