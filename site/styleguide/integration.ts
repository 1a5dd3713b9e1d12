import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const PAGE = fileURLToPath(new URL('./pages/[locale]/styleguide.astro', import.meta.url));

/** Adds `/styleguide` to the development server; a build of the site never has it. */
export function styleguide(): AstroIntegration {
  return {
    name: 'styleguide',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command === 'dev') injectRoute({ pattern: '/[locale]/styleguide', entrypoint: PAGE });
      },
    },
  };
}
