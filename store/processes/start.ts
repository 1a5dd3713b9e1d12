import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

export interface Running {
  readonly child: ChildProcessByStdio<Writable, Readable, null>;
  /** Every whole line the process has said so far. */
  readonly lines: string[];
  /** Resolves with the first line that starts with `word`. */
  said(word: string): Promise<string>;
  /** Resolves when the process is gone and all it said is in `lines`. */
  gone(): Promise<void>;
}

/** Runs one script of this folder as a process of its own, for as long as the running test at most. */
export function start(script: 'claimer.ts' | 'writer.ts', ...args: string[]): Running {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const child = spawn(process.execPath, [path, ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout });
  reader.on('line', (line) => lines.push(line));
  const closed = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await closed;
  });
  return {
    child,
    lines,
    async said(word) {
      const known = () => lines.find((line) => line.startsWith(word));
      while (known() === undefined) {
        const ended = closed.then(() => true);
        const more = once(reader, 'line').then(() => false);
        if ((await Promise.race([ended, more])) && known() === undefined)
          throw new Error(`${script} never said ${word}`);
      }
      return known() ?? '';
    },
    async gone() {
      await closed;
    },
  };
}
