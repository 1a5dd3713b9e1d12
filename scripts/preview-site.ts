import { watch } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { StartRefused } from '#server/env.ts';
import { ARTICLES, listArticles } from './desk/documents.ts';
import { ROOT } from './dist.ts';
import { startPreviewFunctions } from './preview-functions.ts';
import { startTool } from './steps.ts';
import { stopOnSignal } from './stop-signals.ts';

/**
 * Astro's development server, which shows the files as they are, and functions of its own behind it: for `npm run dev` and the
 * desk. Both answer on this machine only. Returns its origin.
 */
export async function startPreviewSite(): Promise<string> {
  const { PORT = '4321' } = process.env;
  // Astro takes the next port by itself when its own is taken.
  (await listenOn('PORT', PORT)).close();
  const functions = await startPreviewFunctions(process.env);
  stopOnSignal(async () => {
    astro.kill();
    await functions.stop();
  });
  const startAstro = () => {
    const started = startTool('astro/bin/astro.mjs', ['dev', '--port', PORT, '--host', '127.0.0.1'], {
      ...{ PORT_API: new URL(functions.url).port, ASTRO_TELEMETRY_DISABLED: '1' },
      // The pages ask these functions, not those of the live site.
      PUBLIC_BACKEND_URL: '',
    });
    return started.on('exit', (code) => void functions.stop().finally(() => process.exit(code ?? 0)));
  };
  let astro = startAstro();
  process.once('exit', () => astro.kill());
  // Astro shows an article that was added without its text, and one that was deleted as if it were there.
  await followArticles(ROOT, () => {
    astro.removeAllListeners('exit').on('exit', () => {
      astro = startAstro();
    });
    astro.kill();
  });
  return `http://127.0.0.1:${PORT}`;
}

/** A new article is a folder and then its files. */
const SETTLED_MS = 500;

/** Calls `onChange` when articles were added or deleted below `root`. Returns a function that stops it. */
export async function followArticles(root: string, onChange: () => void): Promise<() => void> {
  const read = async () => (await listArticles(root)).sort();
  let known = await read();
  let timer: NodeJS.Timeout | undefined;
  const compare = async () => {
    const found = await read();
    if (isDeepStrictEqual(found, known)) return;
    known = found;
    onChange();
  };
  const watcher = watch(join(root, ARTICLES), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => compare().catch(console.error), SETTLED_MS);
  });
  watcher.on('error', console.error);
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}

/** Throws in plain words where another program has the port. */
export async function listenOn(setting: string, port: string, listener?: RequestListener): Promise<Server> {
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
