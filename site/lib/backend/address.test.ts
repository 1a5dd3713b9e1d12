import { expect, it } from 'vitest';
import { ANON_KEY } from '#contracts/anon-key.ts';
import { backendAddress } from './address.ts';

it('M without settings the functions are of the same origin and take the built-in key', () => {
  expect(backendAddress({})).toEqual({ url: '', anonKey: ANON_KEY });
  expect(backendAddress({ PUBLIC_BACKEND_URL: '', ANON_KEY: '' })).toEqual({ url: '', anonKey: ANON_KEY });
});

it('K1 M two settings point the pages at a hosted backend', () => {
  const env = { PUBLIC_BACKEND_URL: 'https://hosted.example/', ANON_KEY: 'its-public-key' };
  expect(backendAddress(env)).toEqual({ url: 'https://hosted.example', anonKey: 'its-public-key' });
});
