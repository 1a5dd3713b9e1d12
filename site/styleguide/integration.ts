import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const PAGE = fileURLToPath(new URL('./pages/[locale]/styleguide.astro', import.meta.url));
const ENGRAVING = fileURLToPath(new URL('../pages/figures/[engraving].svg.ts', import.meta.url));

/** Adds the files of the engravings to the built styleguide; the site has them as a page of its own. */
export function engravings(): AstroIntegration {
  return {
    name: 'engravings',
    hooks: {
      'astro:config:setup': ({ injectRoute }) =>
        injectRoute({ pattern: '/figures/[engraving].svg', entrypoint: ENGRAVING }),
    },
  };
}

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
