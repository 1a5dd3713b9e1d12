import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

/** @astrojs/react with our own code that starts an island in the browser (see renderer.ts). */
export function reactIslands(): AstroIntegration {
  const { name, hooks } = react();
  return {
    name,
    hooks: {
      ...hooks,
      'astro:config:setup': (options) =>
        hooks['astro:config:setup']?.({
          ...options,
          addRenderer: (renderer) =>
            options.addRenderer({
              ...renderer,
              clientEntrypoint: fileURLToPath(new URL('./renderer.ts', import.meta.url)),
            }),
        }),
    },
  };
}
