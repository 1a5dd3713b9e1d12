import { expect, it } from 'vitest';
import { ANON_KEY } from '#contracts/anon-key.ts';
import { backendAddress } from './address.ts';

it('M uses the same origin and the built-in key when no setting is present', () => {
  expect(backendAddress({})).toEqual({ url: '', anonKey: ANON_KEY });
  expect(backendAddress({ PUBLIC_BACKEND_URL: '', ANON_KEY: '' })).toEqual({ url: '', anonKey: ANON_KEY });
});

it('K1 M uses a hosted backend when two settings name one', () => {
  const env = { PUBLIC_BACKEND_URL: 'https://hosted.example/', ANON_KEY: 'its-public-key' };
  expect(backendAddress(env)).toEqual({ url: 'https://hosted.example', anonKey: 'its-public-key' });
});
