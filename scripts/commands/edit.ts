import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { runCommand } from '../command.ts';
import { ROOT } from '../dist.ts';
import { printedJson } from '../printed-json.ts';

/** The desk, in which an owner edits the site, beside the development server that shows it. Both answer on this machine only. */
await runCommand(async () => {
  const { bundleDesk } = await import('../desk/bundle.ts');
  const { servePages } = await import('../desk/editor-files.ts');
  const { listenOn, startPreviewSite } = await import('../preview-site.ts');
  const { createDesk } = await import('../desk/server.ts');
  const { problemsAfter } = await import('../desk/try-change.ts');
  const { DESK_PORT = '4322' } = process.env;
  // Before anything starts that a fault here would leave behind.
  let answer: RequestListener = (_, response) => void response.writeHead(503).end();
  const server = await listenOn('DESK_PORT', DESK_PORT, (asked, response) => answer(asked, response));
  const bundle = await bundleDesk();
  const preview = await startPreviewSite();
  const desk = createDesk({ root: ROOT, preview, problemsAfter: (change) => problemsAfter(ROOT, change) });
  servePages(desk, {
    ...{ root: ROOT, preview, bundle, now: () => new Date() },
    listFindings: (signal) => printedJson(ROOT, 'scripts/commands/doctor.ts', ['--json'], signal),
  });
  answer = getRequestListener(desk.fetch);
  const { port } = server.address() as AddressInfo;
  console.log(`The desk: http://127.0.0.1:${port}/ (in English: /?lang=en)`);
});
