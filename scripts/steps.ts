import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, dirname, join } from 'node:path';
import { ROOT } from './site-build.ts';

type Env = Readonly<Record<string, string>>;

/** Runs a package's command under this Node, whatever the machine's own is, and waits for it. */
export function runTool(bin: string, args: readonly string[], env: Env = {}): boolean {
  return spawnSync(process.execPath, [toolPath(bin), ...args], toolOptions(env)).status === 0;
}

/**
 * Starts a package's command beside the steps that follow. The returned function waits for its end, then prints what it
 * wrote, and returns whether all went well.
 */
export function runBeside(bin: string, args: readonly string[]): () => Promise<boolean> {
  const child = spawn(process.execPath, [toolPath(bin), ...args], { ...toolOptions({}), stdio: 'pipe' });
  const written: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => written.push(part));
  const ended = once(child, 'close');
  return async () => {
    const [status] = await ended;
    process.stdout.write(Buffer.concat(written));
    return status === 0;
  };
}

/** Starts a package's command that goes on until it is stopped. */
export function startTool(bin: string, args: readonly string[], env: Env = {}): ChildProcess {
  return spawn(process.execPath, [toolPath(bin), ...args], toolOptions(env));
}

function toolPath(bin: string): string {
  return join(ROOT, 'node_modules', bin);
}

function toolOptions(env: Env) {
  const path = [dirname(process.execPath), process.env.PATH].join(delimiter);
  return { cwd: ROOT, stdio: 'inherit', env: { ...process.env, PATH: path, ...env } } as const;
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
