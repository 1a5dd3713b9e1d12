import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { runCommand } from '../command.ts';
import { printedJson } from '../printed-json.ts';
import { ROOT } from '../site-build.ts';
import { startTool } from '../steps.ts';

/** The desk, in which an owner edits the site, beside the development server that shows it. Both answer on this machine only. */
await runCommand(async () => {
  const { stopOnSignal } = await import('../stop-signals.ts');
  const { bundleDesk } = await import('../desk/bundle.ts');
  const { servePages } = await import('../desk/editor-files.ts');
  const { startPreviewFunctions } = await import('../desk/preview-functions.ts');
  const { createDesk } = await import('../desk/server.ts');
  const { problemsAfter } = await import('../desk/try-change.ts');
  const { DESK_PORT = '4322', PORT = '4321' } = process.env;
  const preview = `http://127.0.0.1:${PORT}`;
  // Before anything starts that a fault here would leave behind. Astro takes the next port by itself when its own is taken.
  let answer: RequestListener = (_, response) => void response.writeHead(503).end();
  const server = await listenOn('DESK_PORT', DESK_PORT, (asked, response) => answer(asked, response));
  (await listenOn('PORT', PORT)).close();
  const bundle = await bundleDesk();
  const functions = await startPreviewFunctions(process.env);
  stopOnSignal(async () => {
    astro.kill();
    await functions.stop();
  });
  const startAstro = () => {
    const started = startTool('astro/bin/astro.mjs', ['dev', '--port', PORT, '--host', '127.0.0.1'], {
      ...{ PORT_API: new URL(functions.url).port, ASTRO_TELEMETRY_DISABLED: '1' },
      // The pages ask the functions of the desk, not those of the live site.
      PUBLIC_BACKEND_URL: '',
    });
    return started.on('exit', (code) => void functions.stop().finally(() => process.exit(code ?? 0)));
  };
  let astro = startAstro();
  process.once('exit', () => astro.kill());
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
    listFindings: (signal) => printedJson(ROOT, 'scripts/commands/doctor.ts', ['--json'], signal),
  });
  answer = getRequestListener(desk.fetch);
  const { port } = server.address() as AddressInfo;
  console.log(`The desk: http://127.0.0.1:${port}/ (in English: /?lang=en)`);
});

/** Throws in plain words where another program has the port. */
async function listenOn(setting: string, port: string, listener?: RequestListener): Promise<Server> {
  const { StartRefused } = await import('#server/env.ts');
  const server = createServer(listener);
  return new Promise((resolve, reject) => {
    const refuse = (error: Error) =>
      reject(
        new StartRefused(`Port ${port} cannot be used (${error.message}): set another one with ${setting}.`),
      );
    server.once('error', refuse);
    try {
      server.listen(Number(port), '127.0.0.1', () => resolve(server));
    } catch (error) {
      refuse(error as Error);
    }
  });
}
