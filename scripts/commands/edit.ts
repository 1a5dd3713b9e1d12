import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { runCommand } from '../command.ts';
import { ROOT } from '../site-build.ts';
import { startTool } from '../steps.ts';

/** The desk, in which an owner edits the site, beside the development server that shows it. Both answer on this machine only. */
await runCommand(async () => {
  const { serveUntilStopped } = await import('../serve.ts');
  const { bundleDesk } = await import('../desk/bundle.ts');
  const { servePages } = await import('../desk/pages.ts');
  const { createDesk } = await import('../desk/server.ts');
  const { problemsAfter } = await import('../desk/try-change.ts');
  const { DESK_PORT = '4322', PORT = '4321' } = process.env;
  const preview = `http://127.0.0.1:${PORT}`;
  // Before anything starts that a fault here would leave behind.
  const bundle = await bundleDesk();
  const functions = await serveUntilStopped({
    dist: null,
    fixed: { PORT: '0' },
    onStop: () => void astro.kill(),
  });
  const startAstro = () => {
    const started = startTool('astro/bin/astro.mjs', ['dev', '--port', PORT, '--host', '127.0.0.1'], {
      PORT_API: new URL(functions.url).port,
    });
    return started.on('exit', (code) => process.exit(code ?? 0));
  };
  let astro = startAstro();
  const desk = createDesk({
    ...{ root: ROOT, preview, problemsAfter: (change) => problemsAfter(ROOT, change) },
    // It shows an article that was added without its text, and one that was deleted as if it were there.
    onArticlesChanged() {
      astro.removeAllListeners('exit').on('exit', () => {
        astro = startAstro();
      });
      astro.kill();
    },
  });
  servePages(desk, {
    ...{ root: ROOT, preview, bundle, now: () => new Date() },
    listFindings,
  });
  const server = createServer(getRequestListener(desk.fetch));
  server.on('error', (error) => {
    console.error(
      `The desk cannot listen on port ${DESK_PORT} (${error.message}): set another one, DESK_PORT=4333.`,
    );
    process.exit(1);
  });
  server.listen(Number(DESK_PORT), '127.0.0.1', () =>
    console.log(
      `The desk: http://127.0.0.1:${(server.address() as AddressInfo).port}/ (in English: /?lang=en)`,
    ),
  );
});

/** The list of `npm run doctor`, from a process that reads the files as they are now. */
function listFindings(): Promise<never> {
  const child = spawn(process.execPath, [join(ROOT, 'scripts/commands/doctor.ts'), '--json'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let faults = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    faults += text;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', () => {
      if (out.startsWith('[')) resolve(JSON.parse(out) as never);
      else reject(new Error(faults.trim()));
    });
  });
}
