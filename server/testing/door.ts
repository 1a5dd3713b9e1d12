import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Hono } from 'hono';
import { inLocale, LOCALES, type Localized } from '#contracts/locale.ts';
import { rememberingLog } from '#functions/testing/fixtures.ts';
import { createFrontDoor } from '../front-door.ts';
import { answerFromMemory } from '../site/direct.ts';
import { loadSite } from '../site/load.ts';
import { compress, packFile } from '../site/pack.ts';
import { readVisitor } from '../visitor.ts';

const page = (lang: string, name: string) =>
  `<!doctype html><html lang="${lang}"><head><style>a{}</style><script>1</script></head><body><p style="--a:&quot;1&quot;">${name}</p> ${'x'.repeat(500)}</body></html>`;

/** The file of a page in each language. */
const inEach = (folder: string, names: Localized<string>) =>
  Object.fromEntries(
    LOCALES.map((locale) => [`${locale}/${folder}index.html`, page(locale, inLocale(names, locale))]),
  );

export const FILES: Readonly<Record<string, string>> = {
  ...inEach('', { es: 'inicio', en: 'home' }),
  ...inEach('vs-traders/', { es: 'vs', en: 'vs' }),
  ...inEach('fx-impact/', { es: 'fx', en: 'fx' }),
  ...inEach('404/', { es: 'perdida', en: 'lost' }),
  '_astro/app.abc123.js': `export default ${JSON.stringify('y'.repeat(400))};`,
  '_server/live.js': 'export const renderPage = 1;',
  'clip.mp4': '0123456789',
  'sw.js': 'addEventListener("fetch", () => {});',
  'sw-off.js': 'registration.unregister();',
  'favicon.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(50)}</svg>`,
};

/** A front door on a small site in the form of a built one, behind a proxy on this machine. */
export async function openDoor(clock?: () => Date) {
  const dir = await mkdtemp(join(tmpdir(), 'front-door-'));
  for (const [path, text] of Object.entries(FILES)) {
    const bytes = Buffer.from(text);
    const file = packFile(path, bytes);
    const bodies = file ? await compress(file.type, bytes) : { identity: bytes };
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), bytes);
    if (bodies.br) await writeFile(join(dir, `${path}.br`), bodies.br);
    if (bodies.gzip) await writeFile(join(dir, `${path}.gz`), bodies.gzip);
  }
  const functions = new Hono()
    .post('/functions/v1/sentiment', (c) => c.json({ ok: true }))
    .get('/healthz', (c) => c.json({ status: 'ok' }));
  const { log, lines } = rememberingLog();
  const site = await loadSite({ dir, backendOrigin: 'https://backend.example' });
  const visitor = readVisitor(['loopback'], () => '127.0.0.1');
  const app = createFrontDoor({
    site,
    functions,
    visitor,
    log,
    ...(clock && { clock }),
  });
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    app.request(path, { headers, method });
  return {
    app,
    dir,
    site,
    answerDirectly: answerFromMemory(site, visitor),
    get,
    lines,
    close: () => rm(dir, { recursive: true }),
  };
}

export const header = (response: Response, name: string) => response.headers.get(name);
