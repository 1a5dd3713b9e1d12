import { expect, it } from 'vitest';
import { linkHere } from './page-link.ts';

const linkOf = (rest: string) => linkHere({ href: `https://site.example/fx-impact${rest}` }).href;

it('F2 the link of a page keeps what is open on it and names no language', () => {
  expect(linkOf('')).toBe('https://site.example/fx-impact');
  expect(linkOf('?lang=es')).toBe('https://site.example/fx-impact');
  expect(linkOf('?lang=en#week')).toBe('https://site.example/fx-impact#week');
  expect(linkOf('?impact=high,medium&lang=en&event=us%7Ccpi#week=2026-11-15')).toBe(
    'https://site.example/fx-impact?impact=high,medium&event=us%7Ccpi#week=2026-11-15',
  );
  expect(linkOf('?source=investing-portal&lang=es&lang=en')).toBe(
    'https://site.example/fx-impact?source=investing-portal',
  );
});
