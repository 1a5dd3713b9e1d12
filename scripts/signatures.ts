import { spawnSync } from 'node:child_process';
import { ROOT } from './dist.ts';

const PATIENCE_MS = 8_000;
const AUDIT_MS = 180_000;

/** Checks the registry's signature of every installed package; where the registry in use has no keys, says so and passes. */
export async function checkSignatures(): Promise<boolean> {
  const registry = npm(['config', 'get', 'registry']).stdout.trim().replace(/\/*$/, '/');
  const keys = await fetch(new URL('-/npm/v1/keys', registry), {
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => null);
  if (!keys?.ok) {
    console.log(
      `Not checked: ${registry} hands out no signing keys here. Integrity hashes of the lock file are checked at installation.`,
    );
    return true;
  }
  const { status, stdout, stderr } = npm(['audit', 'signatures'], AUDIT_MS);
  console.log(`${stdout}${stderr}`.trim());
  return status === 0;
}

function npm(args: readonly string[], timeout = PATIENCE_MS) {
  const shell = process.platform === 'win32';
  return spawnSync('npm', args, { cwd: ROOT, encoding: 'utf8', timeout, shell });
}
