import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { sonnerChanges } from './sonner.ts';

/** Adds the `client:toast` directive and our changes of the toast library to Astro. */
export function toasts(): AstroIntegration {
  return {
    name: 'toasts',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        addClientDirective({
          name: 'toast',
          entrypoint: fileURLToPath(new URL('./directive.ts', import.meta.url)),
        });
        updateConfig({
          // A dependency that is bundled ahead for development never meets the plugin.
          vite: { plugins: [sonnerChanges()], optimizeDeps: { exclude: ['sonner'] } },
        });
      },
    },
  };
}
