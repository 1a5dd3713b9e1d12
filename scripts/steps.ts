import { spawnSync } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { ROOT } from './site-build.ts';

/** A package's command, run under this Node whatever the machine's own is. */
export function runTool(
  bin: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): boolean {
  const path = [dirname(process.execPath), process.env.PATH].join(delimiter);
  const { status } = spawnSync(process.execPath, [join(ROOT, 'node_modules', bin), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PATH: path, ...env },
  });
  return status === 0;
}

/** Runs every step although one failed, says which did, and returns whether all went well. */
export async function runSteps(
  steps: Readonly<Record<string, () => boolean | Promise<boolean>>>,
): Promise<boolean> {
  const failed: string[] = [];
  for (const [name, step] of Object.entries(steps)) {
    const began = Date.now();
    console.log(`\n── ${name}`);
    const ok = await step();
    console.log(`── ${name}: ${ok ? 'ok' : 'FAILED'} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
    if (!ok) failed.push(name);
  }
  if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
  return failed.length === 0;
}
