import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { OWNER_PATH } from '#contracts/count-path.ts';
import { LOCALES } from '#contracts/locale.ts';
import { ownerTemplateFile } from './owner-template.ts';

/** Puts the owner's page, which the server fills, where no visitor and no list of pages finds it (N17). */
export function ownerTemplate(): AstroIntegration {
  return {
    name: 'owner-template',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        for (const locale of LOCALES) {
          const folder = join(root, locale, OWNER_PATH);
          const file = join(root, ownerTemplateFile(locale));
          await mkdir(dirname(file), { recursive: true });
          await rename(join(folder, 'index.html'), file);
          await rm(folder, { recursive: true });
        }
      },
    },
  };
}
