import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './dist.ts';

export const LICENCES_FILE = join(ROOT, 'THIRD_PARTY.md');

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly optional?: boolean;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
  readonly link?: boolean;
}

/** One package as it is locked; `path` below node_modules distinguishes copies of one name. */
export interface Locked extends LockedPackage {
  readonly path: string;
  readonly name: string;
}

/** Every package of the lock file, by path. */
export async function readLock(): Promise<readonly Locked[]> {
  const lock = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, LockedPackage>>;
  };
  return Object.entries(lock.packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({ ...entry, path, name: path.slice(path.lastIndexOf('node_modules/') + 13) }));
}

/** The text of THIRD_PARTY.md: name, version and licence of every package: pages ship parts of what only the build installs. */
export async function licenceList(): Promise<string> {
  const rows = await Promise.all(
    (await readLock()).map(async (one) => ({ ...one, licence: await licenceOf(one) })),
  );
  const lines = rows.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`);
  return [
    '# Third-party software',
    '',
    'What the site runs on, ships, is built from or is tested with, as the lock file pins it.',
    'Written by `node scripts/run.mjs licences`; a test fails when it is not current.',
    '',
    '| package | version | licence |',
    '|---|---|---|',
    ...[...new Set(lines)].sort(),
    '',
  ].join('\n');
}

/** From the lock file, else from the installed package. A build for another platform is not installed, so another one of its family is read. */
async function licenceOf({ path, name, license, optional }: Locked): Promise<string> {
  if (license) return license;
  const manifest = await readFile(join(ROOT, path, 'package.json'), 'utf8').catch(() => null);
  const stated = manifest && (JSON.parse(manifest) as { license?: unknown }).license;
  if (typeof stated === 'string') return stated;
  return optional ? 'as its parent package' : `unknown: look at ${name}`;
}
