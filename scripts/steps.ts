import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { ROOT } from './dist.ts';

type Env = Readonly<Record<string, string>>;

/** Runs a package's command under this Node, whatever the machine's own is, and waits for it. */
export function runTool(bin: string, args: readonly string[], env: Env = {}): boolean {
  return spawnSync(process.execPath, [toolPath(bin), ...args], toolOptions(env)).status === 0;
}

/** Of two programs that want the processor, the one beside gets a quarter of it: tests of time limits keep their time. */
const BESIDE_PRIORITY = 5;

/** Starts a package's command beside the steps that follow: see `runBeside`. */
export function runToolBeside(bin: string, args: readonly string[]): () => Promise<boolean> {
  return runBeside(process.execPath, [toolPath(bin), ...args]);
}

/**
 * Starts a program beside the steps that follow. The returned function waits for its end, then prints what it wrote, and
 * returns whether all went well.
 */
export function runBeside(program: string, args: readonly string[]): () => Promise<boolean> {
  // A file takes all that is written while a step keeps this process from reading.
  const folder = mkdtempSync(join(tmpdir(), 'beside-'));
  const file = join(folder, 'output');
  const output = openSync(file, 'w');
  const options = { ...toolOptions({}), stdio: ['ignore', output, output] } satisfies SpawnOptions;
  const child = spawn(program, args, options);
  if (child.pid !== undefined) setPriority(child.pid, BESIDE_PRIORITY);
  const ended = once(child, 'exit');
  return async () => {
    const [status] = await ended;
    closeSync(output);
    process.stdout.write(readFileSync(file));
    rmSync(folder, { recursive: true });
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

/** Processor seconds of all programs that this one has started and that have ended; null where the system does not say. */
export function processorSeconds(): number | null {
  if (!existsSync(OWN_TIMES)) return null;
  const times = readFileSync(OWN_TIMES, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(times[13]) + Number(times[14])) / TICKS_PER_S;
}

/** Linux: the fields after the name are those of proc_pid_stat(5) from the third on. */
const OWN_TIMES = '/proc/self/stat';
const TICKS_PER_S = 100;

/** Runs every step although one failed, says which did, and returns their names. */
export async function runSteps(
  steps: Readonly<Record<string, () => boolean | Promise<boolean>>>,
): Promise<readonly string[]> {
  const failed: string[] = [];
  for (const [name, step] of Object.entries(steps)) {
    const [began, usedBefore] = [Date.now(), processorSeconds()];
    console.log(`\n── ${name}`);
    const ok = await step();
    const took = `${((Date.now() - began) / 1000).toFixed(1)} s`;
    const used =
      usedBefore === null ? '' : `, ${((processorSeconds() ?? 0) - usedBefore).toFixed(0)} s of a core`;
    console.log(`── ${name}: ${ok ? 'ok' : 'FAILED'} (${took}${used})`);
    if (!ok) failed.push(name);
  }
  if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
  return failed;
}
