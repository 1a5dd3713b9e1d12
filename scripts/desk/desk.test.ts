import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DATA_FILES } from '#brand/data-files.ts';
import { deskFields } from '#content/words/desk-fields.ts';
import { BASE_LOCALES } from '#contracts/locale.ts';
import { CASE_ID, PLAIN_ID } from '#tests/example.ts';
import { ROOT } from '../dist.ts';
import { configuration, DATA_SCHEMAS } from './collections.ts';
import {
  articleChange,
  articleIn,
  type Change,
  dataChange,
  listArticles,
  readArticle,
  readData,
} from './documents.ts';
import { servePages } from './editor-files.ts';
import type { PlacedGroup } from './places.ts';
import { createDesk } from './server.ts';
import { problemsAfter } from './try-change.ts';

const HOST = '127.0.0.1:4322';
let root = '';

/** The desk writes into a copy. The rules of the project check it, as those of the copy would. */
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'desk-test-'));
  for (const folder of ['brand', 'content'])
    await cp(join(ROOT, folder), join(root, folder), { recursive: true });
});
afterAll(() => rm(root, { recursive: true, force: true }));

const desk = (check = (change: Change) => problemsAfter(ROOT, change)) =>
  createDesk({
    root,
    problemsAfter: check,
    preview: 'http://127.0.0.1:4321',
  });

function ask(
  body: object,
  headers: Readonly<Record<string, string>> = {},
  { app = desk(), address = '/api' } = {},
) {
  return app.request(`http://${HOST}${address}`, {
    method: 'POST',
    headers: { host: HOST, origin: `http://${HOST}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

async function open(path: string): Promise<Entry> {
  return (await ask({ action: 'getEntry', params: { path } })).json() as Promise<Entry>;
}

const documentAt = async (path: string) => JSON.parse((await open(path)).data);

/** Opens the file first, as the page does. */
async function save(path: string, document: object) {
  const read = { [path]: (await open(path)).file?.id ?? '' };
  return ask({
    action: 'persistEntry',
    read,
    params: { dataFiles: [{ path, raw: JSON.stringify(document) }] },
  });
}

const onDisk = (file: string) => readFile(join(root, file), 'utf8');
const textIfAny = (file: string) => readFile(file, 'utf8').catch(() => null);

it('N6 writes a price and its currency that the rules allow, and nothing else in the file changes', async () => {
  const before = JSON.parse(await onDisk('brand/offers.json'));
  const document = await documentAt('brand/offers.json');
  Object.assign(document.items[0], { price: 1790, currency: 'MXN' });
  expect((await save('brand/offers.json', document)).status).toBe(200);
  const [first, ...rest] = before;
  expect(JSON.parse(await onDisk('brand/offers.json'))).toEqual([
    { ...first, price: 1790, currency: 'MXN' },
    ...rest,
  ]);
});

it('N6 answers file, field and reason when a value is refused, and leaves the file as it was', async () => {
  const before = await onDisk('brand/offers.json');
  const document = await documentAt('brand/offers.json');
  document.items[0].price = -5;
  const response = await save('brand/offers.json', document);
  expect(response.status).toBe(422);
  expect(((await response.json()) as { error: string }).error).toMatch(
    /^brand\/offers\.json: entry 1 \(\w+\), price takes an amount above 0/,
  );
  expect(await onDisk('brand/offers.json')).toBe(before);
});

it.each(['49,99', '1.000'])(
  'N6 refuses the price %s, which may be two numbers, and leaves the file',
  async (price) => {
    const before = await onDisk('brand/offers.json');
    const document = await documentAt('brand/offers.json');
    document.items[0].price = price;
    const dataFiles = [{ path: 'brand/offers.json', raw: JSON.stringify(document) }];
    const response = await ask(
      { action: 'persistEntry', params: { dataFiles } },
      {},
      { address: '/api?lang=es' },
    );
    expect([response.status, await response.json()]).toEqual([
      422,
      { error: expect.stringMatching(/^brand\/offers\.json: entrada 1 \(\w+\), Precio: .*escribe .*/) },
    ]);
    expect(await onDisk('brand/offers.json')).toBe(before);
  },
);

it('N6 writes a price that was typed as text as a number, and a level too', async () => {
  const document = await documentAt('brand/offers.json');
  document.items[0].price = '1790.5';
  const schema = DATA_SCHEMAS['brand/offers.json'];
  const written = JSON.parse(String(dataChange('brand/offers.json', schema, document)['brand/offers.json']));
  expect(written[0].price).toBe(1790.5);
  const { es, en } = await documentAt(`content/articles/${CASE_ID}.json`);
  es.report.trades[0].stop = '3.400';
  await expect(articleChange(root, CASE_ID, { es, en })).rejects.toThrow(
    `content/articles/${CASE_ID}: report.trades.0.stop has "3.400", which may be two numbers`,
  );
});

it('N6 takes a draft of a title in one language, and asks for the rest before it is published', async () => {
  const { collections } = configuration('es', { number: 99, today: '2026-11-29' });
  const fields = collections.flatMap((one) => ('fields' in one ? (one.fields ?? []) : []));
  const first = Object.fromEntries(fields.map((one) => [one.name, one.default]));
  const filled = { ...first, id: 'oro-en-asia', title: 'Oro en Asia', slug: { es: '', en: '' } };
  const draft = await articleChange(root, 'oro-en-asia', { es: filled, en: {} });
  expect(draft['content/articles/oro-en-asia/article.ts']).toMatch(/"?slug"?: ["']oro-en-asia["']/);
  expect(await problemsAfter(ROOT, draft)).toEqual([]);
  const ready = await articleChange(root, 'oro-en-asia', { es: { ...filled, draft: false }, en: {} });
  const problems = await problemsAfter(ROOT, ready);
  for (const part of ['es.mdx: seoTitle', 'en.mdx: title', 'en.mdx: standfirst', 'words'])
    expect(
      problems.filter((one) => one.includes(part)),
      part,
    ).not.toEqual([]);
});

it('N6 refuses an identifier with capitals or spaces, and says what it takes', async () => {
  const facts = { id: 'Mi Nota Ñ', title: 'Mi nota' };
  await expect(articleChange(root, 'mi-nota-n', { es: facts, en: {} })).rejects.toThrow(
    'content/articles/mi-nota-n: id takes "mi-nota-n" here: small letters and digits joined by hyphens',
  );
});

it('N6 writes a short note, and leaves out of an article the kind that was not chosen', async () => {
  const { es, en } = await documentAt(`content/articles/${PLAIN_ID}.json`);
  const facts = `content/articles/${PLAIN_ID}/article.ts`;
  const change = await articleChange(root, PLAIN_ID, { es: { ...es, kind: 'note' }, en });
  expect(change[facts]).toMatch(/"?kind"?: ["']note["']/);
  expect(await articleChange(root, PLAIN_ID, { es: { ...es, kind: '' }, en })).toEqual({});
});

it('N6 answers a refusal in Spanish to the Spanish desk, by the names of its fields', async () => {
  const document = await documentAt('brand/offers.json');
  document.items[0].currency = 'pesos';
  const dataFiles = [{ path: 'brand/offers.json', raw: JSON.stringify(document) }];
  const asked = configuration('es', { number: 1, today: '2026-11-29' }).backend.proxy_url;
  const response = await ask({ action: 'persistEntry', params: { dataFiles } }, {}, { address: asked });
  expect([response.status, await response.json()]).toEqual([
    422,
    {
      error: expect.stringMatching(/^brand\/offers\.json: entrada 1 \(\w+\), Moneda: lleva las tres letras/),
    },
  ]);
});

it('N6 edits every file of the owner, each as it is written when it is saved without a change', async () => {
  expect(Object.keys(DATA_SCHEMAS)).toEqual([...DATA_FILES]);
  for (const file of DATA_FILES) {
    const schema = DATA_SCHEMAS[file];
    const written = dataChange(file, schema, await readData(ROOT, file, schema))[file];
    expect(JSON.parse(String(written)), file).toEqual(JSON.parse(await readFile(join(ROOT, file), 'utf8')));
  }
});

it.each(BASE_LOCALES)('N6 names every field and choice in plain words, language %s', (locale) => {
  const unnamed: string[] = [];
  const collect = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (const one of value) collect(one, path);
      return;
    }
    const { name, label, widget, options = [], ...rest } = value as Record<string, unknown>;
    const where = name === undefined ? path : `${path}.${name}`;
    // A name without words is the name in the file. Numbers and parts of a list are names enough.
    if (widget !== 'hidden' && label === name && /[a-z]/.test(String(name))) unnamed.push(where);
    for (const one of options as { readonly label: string; readonly value: unknown }[])
      if (typeof one.value === 'string' && one.label === one.value) unnamed.push(`${where} = ${one.value}`);
    for (const inner of Object.values(rest)) collect(inner, where);
  };
  collect(configuration(locale, { number: 1, today: '2026-11-29' }).collections, locale);
  expect(unnamed).toEqual([]);
});

it('N6 has no name for a field that is not there', () => {
  const paths: string[] = [];
  const collect = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const { name, options = [] } = value as { readonly name?: string; readonly options?: readonly object[] };
    // The editor has each list of a file in a field of its own.
    const where = name === undefined || name === 'items' ? path : `${path}.${name}`;
    paths.push(where, ...[options].flat().map((one) => `${where}.${(one as { value?: unknown }).value}`));
    for (const inner of Object.values(value)) collect(inner, where);
  };
  collect(configuration('es', { number: 1, today: '2026-11-29' }).collections, '');
  // The editor asks for these itself, after "Add" and "New" and in its list.
  const asked = ['.one', '.article', '.isDraft', ...paths];
  const names = Object.keys(deskFields).map((key) => key.replace('desk.field', ''));
  expect(names.filter((name) => !asked.some((path) => path.endsWith(name)))).toEqual([]);
});

it('N6 shows what the site takes where a file says nothing, and writes it no more than before', async () => {
  const file = 'brand/brand.json';
  const document = await documentAt(file);
  expect([JSON.parse(await onDisk(file)).countVisits, document.countVisits]).toEqual([undefined, true]);
  const written = (saved: object) =>
    JSON.parse(String(dataChange(file, DATA_SCHEMAS[file], saved as never)[file]));
  expect(written(document)).not.toHaveProperty('countVisits');
  expect(written({ ...document, countVisits: false }).countVisits).toBe(false);
});

it('N6 refuses an article whose levels make no trade, by article and reason', async () => {
  const articles = await Promise.all((await listArticles(root)).map((path) => documentAt(path)));
  const article = articles.find(({ es }) => es.report?.trades?.[0]?.entry !== undefined);
  const [trade] = article.es.report.trades;
  trade.stop = trade.target;
  const path = `content/articles/${article.es.id}.json`;
  const before = await onDisk(`content/articles/${article.es.id}/article.ts`);
  const response = await save(path, article);
  expect(((await response.json()) as { error: string }).error).toContain(
    `content/articles/${article.es.id}: trade ${trade.id}`,
  );
  expect(await onDisk(`content/articles/${article.es.id}/article.ts`)).toBe(before);
});

it('N6 refuses a text that would end the build, by file and reason', async () => {
  const wrong = [
    ...['<Trade id="nope" />', '<Figure id="nope" />', '<Nope />', 'El {precio} de hoy', '[x](/no-page)'],
    ...[
      'import x from "./nope.ts"',
      'export const x = 1',
      '![x](./nope.png)',
      '<Trade id={x} />',
      '<Results />',
    ],
  ];
  const file = `content/articles/${PLAIN_ID}/es.mdx`;
  const text = await onDisk(file);
  const problems = await problemsAfter(ROOT, { [file]: `${text}\n${wrong.join('\n\n')}\n` });
  const says = (part: string) => problems.filter((one) => one.startsWith(`${file}: `) && one.includes(part));
  for (const part of [
    ...['no trade "nope"', 'no figure "nope"', 'no <Nope>', '{precio}', '"/no-page"'],
    ...['import or export', '"./nope.png"', '<Trade> takes its values', 'its text draws a day'],
  ])
    expect(says(part), `${part} in ${problems.join('\n')}`).not.toEqual([]);
});

it('N6 names the file when the front matter of a text cannot be read, at opening it and at a save', async () => {
  const file = `content/articles/${PLAIN_ID}/es.mdx`;
  const before = await onDisk(file);
  const broken = before.replace('title: "', 'title: ["');
  const reason = new RegExp(`^${file}: the lines between --- cannot be read: `);
  await writeFile(join(root, file), broken);
  const opened = await ask({
    action: 'getEntry',
    params: { path: `content/articles/${PLAIN_ID}.json` },
  });
  await writeFile(join(root, file), before);
  expect([opened.status, await opened.json()]).toEqual([422, { error: expect.stringMatching(reason) }]);
  expect(await problemsAfter(ROOT, { [file]: broken })).toEqual([expect.stringMatching(reason)]);
});

it('N6 refuses a figure that the home page cannot draw, by claim and reason', async () => {
  const claims = JSON.parse(await onDisk('brand/claims.json'));
  claims.find(({ id }: { id: string }) => id === 'with-vip').figure = { unit: 'count', amount: 5 };
  const problems = await problemsAfter(ROOT, { 'brand/claims.json': JSON.stringify(claims) });
  expect(problems).toEqual([
    expect.stringMatching(/^brand\/claims\.json: entry \d+ \(with-vip\), figure\.unit takes 'percent'/),
  ]);
});

it('N6 asks for no entry in a list that may be empty, and for one in a list that may not', () => {
  const { collections } = configuration('en', { number: 1, today: '2026-11-29' });
  const required = (file: string) => {
    const files = collections.flatMap((one) => ('files' in one ? one.files : []));
    return files.find((one) => one?.name === file)?.fields[0]?.required;
  };
  expect([required('claims'), required('offers')]).toEqual([false, true]);
});

it('N6 refuses a save over a file that has changed since it was opened, and leaves it', async () => {
  const file = 'content/video.json';
  const entry = await open(file);
  const before = await onDisk(file);
  const others = `${JSON.stringify({ ...JSON.parse(before), id: 'dQw4w9WgXcQ' }, null, 2)}\n`;
  await writeFile(join(root, file), others);
  const dataFiles = [{ path: file, raw: entry.data }];
  const stale = { action: 'persistEntry', read: { [file]: entry.file?.id }, params: { dataFiles } };
  const response = await ask(stale);
  expect([response.status, await response.json()]).toEqual([
    409,
    { error: expect.stringMatching(/^content\/video\.json: has changed since you opened it/) },
  ]);
  expect(await onDisk(file)).toBe(others);
  // Opened again, it is saved, and so is the next change of the same page.
  const again = await open(file);
  const first = await ask({ ...stale, read: { [file]: again.file?.id } });
  const { read } = (await first.json()) as { read: Record<string, string> };
  expect([first.status, (await ask({ ...stale, read })).status]).toEqual([200, 200]);
});

interface Entry {
  readonly data: string;
  readonly file?: { readonly id: string };
}

it('N6 refuses a save when the file was changed by hand while the save was checked', async () => {
  const file = 'content/promo.json';
  const entry = await open(file);
  const byHand = `${await onDisk(file)}\n`.replace(/"es": "/, '"es": "A mano: ');
  const slow = desk(async () => {
    await writeFile(join(root, file), byHand);
    return [];
  });
  const dataFiles = [{ path: file, raw: entry.data }];
  const changed = { action: 'persistEntry', read: { [file]: entry.file?.id }, params: { dataFiles } };
  expect((await ask(changed, {}, { app: slow })).status).toBe(409);
  expect(await onDisk(file)).toBe(byHand);
});

it('N6 refuses a save or a removal by a page that never opened the file, and leaves it', async () => {
  const file = 'content/faq.json';
  const before = await onDisk(file);
  const { data } = await open(file);
  const params = { dataFiles: [{ path: file, raw: data }] };
  const article = `content/articles/${PLAIN_ID}.json`;
  const checked = desk(async () => []);
  expect((await ask({ action: 'persistEntry', params }, {}, { app: checked })).status).toBe(409);
  const removal = { action: 'deleteFiles', params: { paths: [article] } };
  expect((await ask(removal, {}, { app: checked })).status).toBe(409);
  expect([await onDisk(file), await listArticles(root)]).toEqual([before, expect.arrayContaining([article])]);
});

it.each(['null', '[]', '"text"', '{ "id": '])(
  'N6 refuses %s, which holds no fields, in plain words',
  async (raw) => {
    const dataFiles = [{ path: 'content/video.json', raw }];
    const response = await ask({ action: 'persistEntry', params: { dataFiles } });
    expect([response.status, await response.json()]).toEqual([
      400,
      { error: 'content/video.json: what was sent is no document, and nothing was saved' },
    ]);
  },
);

it('N6 a new article begins with the day in Mexico City', async () => {
  const app = desk();
  const now = () => new Date('2026-11-30T03:00:00Z');
  const bundle = { script: '', style: '' };
  servePages(app, {
    root: ROOT,
    preview: 'http://127.0.0.1:4321',
    bundle,
    now,
    listFindings: async () => [],
  });
  const start = await app.request(`http://${HOST}/start?lang=en`, { headers: { host: HOST } });
  const { config } = (await start.json()) as { config: ReturnType<typeof configuration> };
  const fields = config.collections.flatMap((one) => ('fields' in one ? (one.fields ?? []) : []));
  expect(fields.find(({ name }) => name === 'published')?.default).toBe('2026-11-29');
});

it('N6 takes every text as it is written', async () => {
  const files = (await listArticles(ROOT)).flatMap((path) =>
    BASE_LOCALES.map((locale) => path.replace(/\.json$/, `/${locale}.mdx`)),
  );
  const texts = files.map(async (file) => [file, await readFile(join(ROOT, file), 'utf8')]);
  expect(await problemsAfter(ROOT, Object.fromEntries(await Promise.all(texts)))).toEqual([]);
});

it('N6 leaves each article as it is written when it is saved without a change', async () => {
  for (const path of await listArticles(ROOT)) {
    const id = articleIn(path) as string;
    const saved = JSON.parse(JSON.stringify(await readArticle(ROOT, id)));
    expect(await articleChange(ROOT, id, saved), id).toEqual({});
  }
});

it('N6 writes no case for an article whose case is left empty, whatever the editor fills in', async () => {
  const empty = {
    basis: 'self-reported',
    trades: [],
    day: { pictures: [{ illustrative: false }], riskPercent: {} },
    sentiment: {},
  };
  const facts = { id: 'new', number: 99, slug: { es: 'new', en: 'new' }, draft: true, report: empty };
  const change = await articleChange(root, 'new', { es: facts, en: {} });
  expect(change['content/articles/new/article.ts']).not.toContain('report');
  // A switch that is off is not the same as none.
  const document = await documentAt('brand/brand.json');
  const schema = DATA_SCHEMAS['brand/brand.json'];
  const written = dataChange('brand/brand.json', schema, { ...document, countVisits: false });
  expect(JSON.parse(String(written['brand/brand.json'])).countVisits).toBe(false);
});

it('N6 takes no change under another host name, as after DNS rebinding', async () => {
  const evil = 'evil.example:4322';
  const headers = { host: evil, origin: `http://${evil}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ action: 'info' });
  const response = await desk().request(`http://${evil}/api`, { method: 'POST', headers, body });
  expect(response.status).toBe(403);
});

it.each([
  ['another host name in the header', { host: 'evil.example' }],
  ['the page of another site', { origin: 'https://evil.example' }],
  ['no page', { origin: '' }],
  ['a form, which needs no permission of the browser', { 'content-type': 'text/plain' }],
])('N6 takes no change from %s', async (_title, headers) => {
  expect((await ask({ action: 'info' }, headers)).status).toBe(403);
});

it.each(['../brand/brand.json', 'package.json', 'content/routes.json', 'content/articles/../faq.json'])(
  'N6 reads and writes no file but those of the owner: %s',
  async (path) => {
    const before = await textIfAny(join(root, path));
    expect([400, 422]).toContain((await save(path, {})).status);
    expect([400, 422]).toContain((await ask({ action: 'getEntry', params: { path } })).status);
    expect(await textIfAny(join(root, path))).toEqual(before);
  },
);

it('N6 says that an article is not there, which the editor asks before it adds one', async () => {
  const path = 'content/articles/not-there.json';
  expect((await ask({ action: 'getEntry', params: { path } })).status).toBe(404);
});

it('N6 takes no request of more than a megabyte', async () => {
  expect((await ask({ action: 'info', more: 'x'.repeat(1_000_000) })).status).toBe(413);
});

it('N6 names file and line when a file is not JSON, at opening it and at a save of another', async () => {
  const before = await onDisk('content/faq.json');
  const video = await documentAt('content/video.json');
  await writeFile(join(root, 'content/faq.json'), '[\n{ "id": "one" \n"text" }]');
  const opened = await ask({ action: 'getEntry', params: { path: 'content/faq.json' } });
  expect([opened.status, await opened.json()]).toEqual([
    422,
    { error: expect.stringMatching(/^content\/faq\.json, line 2: put a comma/) },
  ]);
  // The check of a save reads the other files as they are in the same project.
  const broken = { 'content/faq.json': '[\n{ "id": "one" \n"text" }]' };
  const problems = await problemsAfter(ROOT, { ...broken, ...videoChange(video) });
  expect(problems).toEqual([expect.stringMatching(/^content\/faq\.json, line 2: put a comma/)]);
  await writeFile(join(root, 'content/faq.json'), before);
});

it('N6 deletes an article with the pictures in its folder', async () => {
  const folder = join(root, 'content/articles/with-pictures');
  await cp(join(root, `content/articles/${CASE_ID}`), folder, { recursive: true });
  await mkdir(join(folder, 'results'));
  await writeFile(join(folder, 'results/free.png'), 'picture');
  const path = 'content/articles/with-pictures.json';
  const read = { [path]: (await open(path)).file?.id ?? '' };
  expect((await ask({ action: 'deleteFiles', read, params: { paths: [path] } })).status).toBe(200);
  expect(existsSync(folder)).toBe(false);
});

it('N6 lists the other articles when a crash has left a folder without its facts', async () => {
  const before = await listArticles(root);
  const folder = join(root, 'content/articles/left-over');
  await mkdir(folder);
  await writeFile(join(folder, 'es.mdx'), 'Half of an article');
  expect(await listArticles(root)).toEqual(before);
  await rm(folder, { recursive: true });
});

it('N6 one broken article closes nothing else: it is on the list of what is left, in the desk’s language', async () => {
  const broken = {
    'no-syntax': ['article.ts', 'export const article = {', /no se puede leer: /],
    'no-article': ['article.ts', 'export const articulo = {};', /no se puede leer: /],
    'no-head': ['es.mdx', '---\ntitle: ["x\n---\n', /las líneas entre --- no se pueden leer/],
  } as const;
  const before = await listArticles(root);
  for (const [id, [file, text]] of Object.entries(broken)) {
    await cp(join(root, `content/articles/${PLAIN_ID}`), join(root, 'content/articles', id), {
      recursive: true,
    });
    await writeFile(join(root, 'content/articles', id, file), text);
  }
  const app = desk();
  servePages(app, {
    ...{ root, preview: 'http://127.0.0.1:4321', bundle: { script: '', style: '' }, now: () => new Date() },
    listFindings: () => Promise.reject(new Error('an article is broken')),
  });
  const get = (path: string) => app.request(`http://${HOST}${path}`, { headers: { host: HOST } });
  const listed = await ask(
    { action: 'entriesByFolder', params: { folder: 'content/articles' } },
    {},
    { app },
  );
  const [start, findings] = [await get('/start'), await get('/findings?lang=es')];
  expect((await listed.json()) as object[]).toHaveLength(before.length);
  expect([start.status, findings.status]).toEqual([200, 200]);
  const [group] = (await findings.json()) as PlacedGroup[];
  for (const [id, [file, , reason]] of Object.entries(broken))
    expect(group?.findings.find(({ field }) => field === `content/articles/${id}/${file}`)?.value).toMatch(
      reason,
    );
  for (const id of Object.keys(broken)) await rm(join(root, 'content/articles', id), { recursive: true });
});

it('N6 saves an article while another one is broken, and still refuses what breaks it', async () => {
  const copy = await mkdtemp(join(tmpdir(), 'desk-broken-'));
  for (const name of [
    'brand',
    'content',
    'contracts',
    'domain',
    'scripts',
    'site/features/blog',
    'package.json',
  ])
    await cp(join(ROOT, name), join(copy, name), { recursive: true });
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');
  const file = `content/articles/${CASE_ID}/article.ts`;
  await writeFile(join(copy, file), 'export const article = {');
  const video = await onDisk('content/video.json');
  expect(await problemsAfter(copy, { 'content/video.json': video })).toEqual([]);
  expect(await problemsAfter(copy, { [file]: 'export const article = {' })).not.toEqual([]);
  await rm(copy, { recursive: true });
});

const videoChange = (video: object) =>
  dataChange('content/video.json', DATA_SCHEMAS['content/video.json'], video as Record<string, unknown>);
