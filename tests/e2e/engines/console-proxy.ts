import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Address of the script, which the pages' content security policy allows as one of their own. */
const RECORDER = '/console-recorder.js';

/** Runs in the page before its own scripts. Keeps what the console would show until a test takes it. */
function record(): void {
  const lines: string[] = [];
  Object.assign(window, { consoleLines: lines });
  for (const level of ['log', 'info', 'warn', 'error'] as const) {
    console[level] = (...parts: unknown[]) => {
      const line = parts.join(' ');
      // The page only logs a failed refresh when it has older figures (E4).
      if (!/^Could not refresh /.test(line)) lines.push(`${level}: ${line}`);
    };
  }
  addEventListener('unhandledrejection', ({ reason }) => lines.push(`uncaught: ${reason}`));
  addEventListener(
    'error',
    ({ message, target }) => {
      const file =
        target instanceof Element ? (target.getAttribute('src') ?? target.getAttribute('href')) : null;
      lines.push(file === null ? `uncaught: ${message}` : `not loaded: ${file}`);
    },
    true,
  );
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    lines.push(`content security policy: ${violatedDirective} ${blockedURI}`),
  );
}

/** An expression that returns the recorded lines, and forgets them. */
export const TAKE_LINES = 'window.consoleLines.splice(0)';

/**
 * The site with one script before those of its pages. WebKitGTK's WebDriver neither reads the console nor runs a
 * script before the page's.
 */
export async function recordingProxy(siteUrl: string) {
  const server = createServer(async (request, response) => {
    if (request.url === RECORDER) {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(`(${record})();`);
      return;
    }
    const { host: _own, 'accept-encoding': _none, connection: _kept, ...headers } = request.headers;
    const body = request.method === 'GET' ? null : await text(request);
    const answer = await fetch(siteUrl + request.url, {
      method: request.method ?? 'GET',
      headers: { ...(headers as Record<string, string>), 'accept-encoding': 'identity' },
      body,
      redirect: 'manual',
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    const sent = isPage
      ? Buffer.from(String(bytes).replace('<head>', `<head><script src="${RECORDER}"></script>`))
      : bytes;
    const own = [...answer.headers].filter(
      ([name]) => !/^(content-(length|encoding)|connection|transfer-)/.test(name),
    );
    response
      .writeHead(answer.status, { ...Object.fromEntries(own), 'content-length': sent.length })
      .end(sent);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
