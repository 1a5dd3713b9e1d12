import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { getManifest, type ManifestTransform } from 'workbox-build';
import { href } from '#content/routes.ts';
import { LOCALES } from '#contracts/locale.ts';
import { backendAddress } from '#site/lib/backend/address.ts';
import { filesOfPage } from '#site/worker/kept.ts';
import { nameIn } from '#site/worker/words-in-page.ts';

// Builds the service worker and the one that removes it, each one file at the root of the site: a worker serves what is
// below its own address. The argument is the folder of the built site. A program of its own: see build-live.ts.
const dist = process.argv[2] ?? '';
const moduleAt = (name: string) => fileURLToPath(new URL(`../site/worker/${name}`, import.meta.url));

/** Pages that every visitor has after the first visit. */
const PAGES = LOCALES.flatMap((locale) =>
  ['/offline', href('risk')].map((path) => ({ locale, path, file: `${locale}${path}/index.html` })),
);

/** Files of those pages, as their places below the folder. */
async function filesOf({ locale, file }: (typeof PAGES)[number]): Promise<readonly string[]> {
  const read = (script: string) => readFile(join(dist, script), 'utf8').catch(() => null);
  const html = await readFile(join(dist, file), 'utf8');
  return [file, ...(await filesOfPage(html, locale, read)).map((path) => path.slice(1))];
}

/** A page is asked for by its address in its language. */
const asAddresses: ManifestTransform = (entries) => ({
  manifest: entries.map((entry) => {
    const page = PAGES.find(({ file }) => file === entry.url);
    return { ...entry, url: page ? `${page.path}?lang=${page.locale}` : `/${entry.url}` };
  }),
});

/** The version changes with every page of the build, and so with every file that one names. */
async function readPages() {
  const hash = createHash('sha256');
  const names: Record<string, Record<string, string>> = {};
  for (const locale of LOCALES) {
    const folder = join(dist, locale);
    const named: Record<string, string> = {};
    for (const file of globSync('**/index.html', { cwd: folder }).sort()) {
      const html = await readFile(join(folder, file), 'utf8');
      hash.update(html);
      named[`/${file.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`] = nameIn(html);
    }
    names[locale] = named;
  }
  return { version: hash.digest('base64url').slice(0, 12), names };
}

const { manifestEntries: precached, warnings } = await getManifest({
  globDirectory: dist,
  globPatterns: (await Promise.all(PAGES.map(filesOf))).flat(),
  dontCacheBustURLsMatching: /^(?:_astro|figures)\//,
  manifestTransforms: [asAddresses],
});
if (warnings.length > 0) throw new Error(warnings.join('\n'));

const { url, anonKey } = backendAddress();
const site = { ...(await readPages()), precached, anonKey: url === '' ? anonKey : null };

for (const [file, source] of [
  ['sw.js', 'worker.ts'],
  ['sw-off.js', 'off.ts'],
] as const)
  await build({
    input: moduleAt(source),
    platform: 'browser',
    logLevel: 'warn',
    transform: { define: { 'process.env.NODE_ENV': '"production"', SITE: JSON.stringify(site) } },
    output: { file: join(dist, file), format: 'iife', minify: true },
  });
