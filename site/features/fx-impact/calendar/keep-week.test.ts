import { expect, it } from 'vitest';
import { keepWeek } from './keep-week.ts';

/** Navigates from one address of the page to another and returns the final address. */
function follow(from: string, to: string): string {
  const view = new EventTarget();
  let href = `https://site.example${to}`;
  const location = {
    get href() {
      return href;
    },
    get hash() {
      return new URL(href).hash;
    },
  };
  const replaceState = (_state: unknown, _title: string, address: URL) => {
    href = address.href;
  };
  keepWeek(Object.assign(view, { location, URL, history: { state: null, replaceState } }) as never);
  view.dispatchEvent(Object.assign(new Event('hashchange'), { oldURL: `https://site.example${from}` }));
  return href.replace('https://site.example', '');
}

it('F1 N10 a link to a place on the page puts the week into the query', () => {
  expect(follow('/fx-impact#week', '/fx-impact#legend')).toBe('/fx-impact?scope=week#legend');
  expect(follow('/fx-impact?view=agenda#semana', '/fx-impact?view=agenda#legend')).toBe(
    '/fx-impact?view=agenda&scope=semana#legend',
  );
});

it('F1 N10 a link to a place on the page keeps the next week, and an earlier one', () => {
  expect(follow('/fx-impact#next', '/fx-impact#legend')).toBe('/fx-impact?scope=next#legend');
  expect(follow('/fx-impact#proxima', '/fx-impact#legend')).toBe('/fx-impact?scope=proxima#legend');
  expect(follow('/fx-impact#week=2026-11-15', '/fx-impact#legend')).toBe(
    '/fx-impact?scope=week%3D2026-11-15#legend',
  );
  expect(follow('/fx-impact#week', '/fx-impact#week=2026-11-15')).toBe('/fx-impact#week=2026-11-15');
});

it('F1 N10 an address that names a period, or never named the week, stays as it is', () => {
  expect(follow('/fx-impact#week', '/fx-impact#hoy')).toBe('/fx-impact#hoy');
  expect(follow('/fx-impact#day', '/fx-impact#legend')).toBe('/fx-impact#legend');
  expect(follow('/fx-impact?scope=week#legend', '/fx-impact?scope=week#glossary')).toBe(
    '/fx-impact?scope=week#glossary',
  );
});
