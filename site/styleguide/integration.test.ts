import { existsSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { styleguide } from './integration.ts';

/** The routes the integration adds when Astro runs that command. */
async function routesAt(command: string): Promise<{ pattern: string; entrypoint: string }[]> {
  const injectRoute = vi.fn();
  const setup = styleguide().hooks['astro:config:setup'] as (options: object) => unknown;
  await setup({ command, injectRoute });
  return injectRoute.mock.calls.map(([route]) => route);
}

it('C11 adds the styleguide to the development server', async () => {
  const [route, ...more] = await routesAt('dev');
  expect(route?.pattern).toBe('/[locale]/styleguide');
  expect(existsSync(route?.entrypoint ?? '')).toBe(true);
  expect(more).toEqual([]);
});

it.each(['build', 'preview', 'sync'])('C11 does not add it at %s', async (command) => {
  expect(await routesAt(command)).toEqual([]);
});
