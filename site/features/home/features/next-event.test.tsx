import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { translate } from '#content/words/translate.ts';
import type { EventsProblem, EventsResponse } from '#contracts/events.ts';
import { NextEvent } from './NextEvent.tsx';

const state = vi.hoisted(() => ({ data: undefined as EventsResponse | undefined, hasFailed: false }));
vi.mock('#site/lib/query/useQuery.ts', () => ({ useQuery: () => state }));
vi.mock('#site/ui/useHydrated.ts', () => ({ useHydrated: () => true }));

function textOf(code: EventsProblem['code'] | null | undefined, hasFailed = false): string {
  const error = code ? { code, message: 'why' } : null;
  state.data = code === undefined ? undefined : { events: [], source: 'forex-community', error };
  state.hasFailed = hasFailed;
  const address = { url: '', anonKey: 'a public key' };
  return load(renderToStaticMarkup(<NextEvent locale="en" address={address} calendar="/fx-impact" />)).text();
}

it('D1 F9 the week has no event of high impact left only where its whole list says so', () => {
  const none = translate('en', 'next.none');
  expect(textOf(null)).toContain(none);
  for (const code of ['stale', 'incomplete', 'unavailable'] as const)
    expect(textOf(code)).not.toContain(none);
  expect(textOf(null, true)).not.toContain(none);
  expect(textOf(undefined, true)).toContain(translate('en', 'next.unknown'));
  expect(textOf(undefined)).toContain(translate('en', 'next.waiting'));
});
