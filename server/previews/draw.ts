import { type EventEmitter, once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PreviewWords } from '#contracts/preview.ts';
import type { Log } from '#functions/log.ts';
import { RENDERER_FOLDER } from '../live/renderer.ts';

/** Draws a link preview as PNG; null while it is busy, and when it fails. */
export type DrawPreview = (words: PreviewWords) => Promise<Buffer | null>;

/** Pictures that wait for the one that is drawn: more visitors get the built picture. */
const MOST_WAITING = 4;
/** A drawing takes some 200 ms, the first one a second more. */
const PATIENCE_MS = 15_000;
/** The thread and its 80 MB end when no picture was asked for in this time. */
const IDLE_MS = 20_000;

type Answer = { readonly picture: Uint8Array } | { readonly failure: string };

export interface Drawer extends EventEmitter {
  postMessage(words: PreviewWords): void;
  terminate(): unknown;
}

interface DrawOptions {
  /** Starts the thread that draws. */
  readonly start: () => Drawer;
  readonly log: Log;
}

/** Starts the module of the built site that draws (site/live/picture.ts); null for a build without it. */
export function drawerOf(dist: string): (() => Drawer) | null {
  const file = join(dist, RENDERER_FOLDER, 'picture.js');
  if (!existsSync(file)) return null;
  return () => {
    const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: 128 } });
    worker.unref();
    return worker;
  };
}

/** One picture at a time, on a thread of its own that lives while it is needed (N18, N19). */
export function createDrawing({ start, log }: DrawOptions): DrawPreview {
  let drawer: Drawer | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const stop = () => {
    drawer?.terminate();
    drawer = null;
  };
  const drawNow = async (words: PreviewWords): Promise<Buffer | null> => {
    clearTimeout(idle);
    try {
      drawer ??= start();
      return await answerOf(drawer, words);
    } catch (err) {
      log.warn({ title: words.title, err }, 'link preview was not drawn');
      stop();
      return null;
    } finally {
      idle = setTimeout(stop, IDLE_MS);
      idle.unref();
    }
  };
  return (words) => {
    if (waiting > MOST_WAITING) return Promise.resolve(null);
    waiting += 1;
    const drawn = last.then(() => drawNow(words)).finally(() => (waiting -= 1));
    last = drawn;
    return drawn;
  };
}

async function answerOf(drawer: Drawer, words: PreviewWords): Promise<Buffer> {
  const late = new AbortController();
  const limit = setTimeout(() => late.abort(new Error('The drawing took too long.')), PATIENCE_MS);
  try {
    // Rejects when the thread fails. A thread whose listeners are all removed answers no more.
    const answered = once(drawer, 'message', { signal: late.signal });
    drawer.postMessage(words);
    const [answer] = (await answered) as [Answer];
    if ('failure' in answer) throw new Error(answer.failure);
    return Buffer.from(answer.picture);
  } finally {
    clearTimeout(limit);
  }
}
