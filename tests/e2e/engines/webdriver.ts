import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { WebKit } from '../../../scripts/machine.ts';
import { recordingProxy, TAKE_LINES } from './console-proxy.ts';
import { type DrivenPage, START_MS } from './driven.ts';

/** A phone; WebKitGTK's window is not narrower than about 450 px. */
const SCREEN = { width: 360, height: 800 };
const END_MS = 5_000;
/** Name of an element's id in WebDriver: https://www.w3.org/TR/webdriver2/#elements */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Opens a page in WebKitGTK through WebDriver, on a screen that is only in memory. */
export async function openByWebDriver({ driver, browser }: WebKit, siteUrl: string): Promise<DrivenPage> {
  const proxy = await recordingProxy(siteUrl);
  const base = `http://127.0.0.1:${await freePort()}`;
  // A group of its own: xvfb-run, the screen, the driver and the browser end together.
  const started = spawn('xvfb-run', ['-a', driver, `--port=${new URL(base).port}`], {
    detached: true,
    stdio: 'ignore',
  });
  const end = () => {
    if (started.pid) process.kill(-started.pid, 'SIGKILL');
  };
  // Also when the run is stopped: a browser that is left paints on.
  process.once('exit', end);
  await answers(`${base}/status`);
  const options = { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } };
  const { sessionId } = await send<{ sessionId: string }>(`${base}/session`, {
    capabilities: { alwaysMatch: options },
  });
  const session = `${base}/session/${sessionId}`;
  await send(`${session}/window/rect`, SCREEN);
  const read = <Value>(expression: string) =>
    send<Value>(`${session}/execute/sync`, { script: `return (${expression});`, args: [] });
  const find = async (selector: string) => {
    // The driver of WebKit does not wait until the page has moved to a place out of view.
    const script = `
      const found = [...document.querySelectorAll(arguments[0])].find((one) => one.checkVisibility());
      const { top = 0, bottom = 0 } = found?.getBoundingClientRect() ?? {};
      if (top < 0 || bottom > innerHeight) found.scrollIntoView({ block: 'center', behavior: 'instant' });
      return found;`;
    const found = await send<Record<string, string> | null>(`${session}/execute/sync`, {
      script,
      args: [selector],
    });
    if (found === null) throw new Error(`${selector} is not visible`);
    return `${session}/element/${Object.values(found)[0]}`;
  };
  return {
    async goto(url) {
      await send(`${session}/url`, { url: url.replace(siteUrl, proxy.url) });
    },
    read,
    async press(selector) {
      await send(`${await find(selector)}/click`, {});
    },
    async hold(selector) {
      const id = (await find(selector)).split('/').at(-1);
      const act = (...actions: readonly object[]) =>
        send(`${session}/actions`, {
          actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
        });
      const origin = { [ELEMENT]: id };
      await act({ type: 'pointerMove', origin, x: 0, y: 0 }, { type: 'pointerDown', button: 0 });
      return () => act({ type: 'pointerUp', button: 0 });
    },
    takeProblems: () => read<string[]>(TAKE_LINES),
    async close() {
      // A browser that hangs does not answer.
      await fetch(session, { method: 'DELETE', signal: AbortSignal.timeout(END_MS) }).catch(() => {});
      process.off('exit', end);
      end();
      await proxy.close();
    },
  };
}

/** Sends one command of the WebDriver protocol and returns its value. */
async function send<Value>(url: string, body: unknown): Promise<Value> {
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: Value & { message?: string } };
  if (!answer.ok) throw new Error(`${url}: ${value.message}`);
  return value;
}

async function answers(url: string): Promise<void> {
  for (const began = Date.now(); Date.now() - began < START_MS; await wait(100)) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
  }
  throw new Error(`${url} does not answer within ${START_MS} ms`);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
