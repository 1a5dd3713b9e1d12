import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const DIRECTIVES = ['live', 'intent', 'near', 'toast'] as const;

/** Adds the `client:live`, `client:intent`, `client:near` and `client:toast` directives to Astro. */
export function ownDirectives(): AstroIntegration {
  return {
    name: 'own-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of DIRECTIVES)
          addClientDirective({
            name,
            entrypoint: fileURLToPath(new URL(`./${name}.ts`, import.meta.url)),
          });
      },
    },
  };
}
