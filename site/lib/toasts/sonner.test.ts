import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { changeSonner, plainSonner } from './sonner.ts';

const { resolve } = createRequire(import.meta.url);
const installed = readFileSync(resolve('sonner').replace(/\.js$/, '.mjs'), 'utf8');
const sheet = readFileSync(resolve('sonner/dist/styles.css'), 'utf8');

it('J7 K9 the installed toast library adds no style element and asks for a swipe of 20 px', () => {
  const changed = changeSonner(installed);
  expect(changed).not.toMatch(/__insertCSS\("/);
  expect(changed).toContain('SWIPE_THRESHOLD = 20;');
  expect(installed.length - changed.length).toBeGreaterThan(10_000);
});

it('J7 K9 a version that no longer has what we change is refused', () => {
  expect(() => changeSonner('export const toast = 1;')).toThrow('site/lib/toasts/sonner.ts');
});

it('J7 the library keeps where its toasts stand and how they move, not its look', () => {
  const plain = plainSonner(sheet);
  expect(plain).toContain('[data-sonner-toast][data-expanded=');
  expect(plain).toContain('@keyframes swipe-out-right');
  expect(plain).not.toMatch(/data-rich-colors|--success-bg/);
  expect(plain.length).toBeLessThan(sheet.length * 0.7);
  expect(plain.match(/{/g)?.length).toBe(plain.match(/}/g)?.length);
});
