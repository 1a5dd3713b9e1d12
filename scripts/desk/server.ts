import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';
import * as z from 'zod/mini';
import { BrandError } from '#brand/parse.ts';
import { isLocale } from '#contracts/locale.ts';
import { DATA_SCHEMAS } from './collections.ts';
import {
  articleChange,
  articleIn,
  articleRemoval,
  type Change,
  dataChange,
  listArticles,
  readArticle,
  readableArticles,
  readData,
  writeChange,
} from './documents.ts';
import { refusalIn } from './refusals.ts';

export interface DeskOptions {
  /** The folder of the project. */
  readonly root: string;
  /** What is wrong with the project after a change; a line each. */
  readonly problemsAfter: (change: Change) => Promise<readonly string[]>;
  /** Origin of the development server, which the editor shows in a frame. */
  readonly preview: string;
}

/** Most bytes of a request. The longest article with both texts has 60 kB. */
const MOST_BYTES = 1_000_000;

/** What the browser says of a request by the desk's page, or by a person who types the address. */
const OWN_PAGE: readonly string[] = ['same-origin', 'none'];

/** A save that the rules refuse; the message has a line for each file and field. */
class Refused extends Error {
  override readonly name = 'Refused';
}

/** The editor asks for the article that it is about to add. */
class Missing extends Error {
  override readonly name = 'Missing';
}

/** A save whose content is not an object of JSON. */
class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** The files are others than those that the page had read: saving over them would undo a change. */
class Changed extends Error {
  override readonly name = 'Changed';
}

const pathSchema = z.string().check(z.regex(/^[\w-]+(\/[\w-]+)*\.json$/));

/** Of each document that the page has opened, the `id` that it was answered with. Ours: the editor's protocol has none. */
const readSchema = z._default(z.record(pathSchema, z.string()), {});

// The part of the protocol of decap-server that its proxy backend uses here (MIT, decap-cms-backend-proxy).
const requestSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('info') }),
  z.object({ action: z.literal('entriesByFolder'), params: z.object({ folder: z.string() }) }),
  z.object({
    action: z.literal('entriesByFiles'),
    params: z.object({ files: z.array(z.object({ path: pathSchema, label: z.optional(z.string()) })) }),
  }),
  z.object({ action: z.literal('getEntry'), params: z.object({ path: pathSchema }) }),
  z.object({
    action: z.literal('persistEntry'),
    read: readSchema,
    params: z.object({
      dataFiles: z.array(z.object({ path: pathSchema, newPath: z.optional(pathSchema), raw: z.string() })),
    }),
  }),
  z.object({
    action: z.literal('deleteFiles'),
    read: readSchema,
    params: z.object({ paths: z.array(pathSchema) }),
  }),
  z.object({ action: z.enum(['getMedia', 'getNotes', 'getDeployPreview', 'getPRMetadata']) }),
]);
type Request = z.infer<typeof requestSchema>;
type Seen = Readonly<Record<string, string>>;

/**
 * The functions of the desk: what the editor reads and saves. A save is first tried on a copy of the project; what the rules
 * refuse is answered with file, field and reason, and the file stays as it was (N6).
 */
export function createDesk({ root, problemsAfter, preview }: DeskOptions): Hono {
  const app = new Hono();
  // Two saves at once would be checked without each other.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };

  // A page of another site could reach this machine under a name of its own (DNS rebinding), or ask for its addresses as
  // pictures: each question about what is left to do starts a process.
  app.use(async (c, next) => {
    const { host, protocol } = new URL(c.req.url);
    if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host) || c.req.header('host') !== host)
      return c.json({ error: 'The desk answers on this machine only.' }, 403);
    if (!OWN_PAGE.includes(c.req.header('sec-fetch-site') ?? 'none'))
      return c.json({ error: 'The desk answers its own page only: type its address into the browser.' }, 403);
    const origin = c.req.header('origin');
    const isOwn = origin === `${protocol}//${host}`;
    if (c.req.method !== 'GET' && (!isOwn || !c.req.header('content-type')?.startsWith('application/json')))
      return c.json({ error: 'The desk takes changes from its own page only.' }, 403);
    return next();
  });
  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        // The editor builds its checks of its configuration at run time (ajv), and its styles too.
        scriptSrc: ["'self'", "'unsafe-eval'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", 'blob:', preview],
        frameSrc: ["'self'", 'blob:', preview],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
      },
      crossOriginResourcePolicy: 'same-origin',
      strictTransportSecurity: false,
    }),
  );

  const tooLong = `The desk takes at most ${MOST_BYTES} bytes.`;
  app.use(bodyLimit({ maxSize: MOST_BYTES, onError: (c) => c.json({ error: tooLong }, 413) }));
  app.post('/api', async (c) => {
    const parsed = requestSchema.safeParse(await c.req.json().catch(() => null));
    if (!parsed.success) return c.json({ error: 'The desk does not know this request.' }, 400);
    return c.json((await answer(parsed.data)) as object);
  });

  app.onError((error, c) => {
    const locale = c.req.query('lang');
    const said = { error: isLocale(locale) ? refusalIn(locale, error.message) : error.message };
    if (error instanceof Unreadable) return c.json(said, 400);
    if (error instanceof Changed) return c.json(said, 409);
    if (error instanceof Missing) return c.json(said, 404);
    if (error instanceof Refused || error instanceof BrandError) return c.json(said, 422);
    console.error(error);
    return c.json(said, 500);
  });

  async function answer(asked: Request): Promise<unknown> {
    switch (asked.action) {
      case 'info':
        return { repo: 'files', publish_modes: ['simple'], type: 'local_fs' };
      case 'entriesByFolder':
        return Promise.all((await readableArticles(root)).files.map(entryAt));
      case 'entriesByFiles':
        return Promise.all(asked.params.files.map((one) => entryAt(one.path)));
      case 'getEntry':
        return entryAt(asked.params.path);
      case 'persistEntry':
        return inTurn(() => save(asked.params.dataFiles, asked.read));
      case 'deleteFiles':
        return inTurn(() => remove(asked.params.paths, asked.read));
      case 'getNotes':
        return { notes: [] };
      case 'getMedia':
        return [];
      default:
        return {};
    }
  }

  async function entryAt(file: string) {
    const data = JSON.stringify(await documentAt(file));
    const id = createHash('sha256').update(data).digest('hex');
    return { data, file: { path: file, label: null, id } };
  }

  async function documentAt(file: string) {
    const id = articleIn(file);
    if (id === null) return readData(root, file, schemaOf(file));
    if (!(await listArticles(root)).includes(file)) throw new Missing(`${file}: is not there`);
    return readArticle(root, id);
  }

  async function save(
    files: readonly { readonly path: string; readonly newPath?: string | undefined; readonly raw: string }[],
    seen: Seen,
  ) {
    const paths = files.map((one) => one.path);
    const changes = files.map(async (one) => {
      if (one.newPath !== undefined && one.newPath !== one.path)
        throw new Refused(`${one.path}: keeps its name: make a new article, and delete this one`);
      const saved = documentOf(one);
      const id = articleIn(one.path);
      return id === null ? dataChange(one.path, schemaOf(one.path), saved) : articleChange(root, id, saved);
    });
    await apply(Object.assign({}, ...(await Promise.all(changes))), paths, seen);
    const saved = await Promise.all(paths.map(entryAt));
    return { message: 'saved', read: Object.fromEntries(saved.map(({ file }) => [file.path, file.id])) };
  }

  async function remove(files: readonly string[], seen: Seen) {
    const changes = files.map((file) => {
      const id = articleIn(file);
      if (id === null) throw new Refused(`${file}: cannot be deleted: empty its fields instead`);
      return articleRemoval(id);
    });
    await apply(Object.assign({}, ...changes), files, seen);
    // Opened no more: a new article may get the same name.
    return { message: 'deleted', read: Object.fromEntries(files.map((file) => [file, ''])) };
  }

  /** A page that never opened a file may add it, and not write over it. */
  async function refuseChanged(files: readonly string[], seen: Seen): Promise<void> {
    for (const file of files) {
      const current = await entryAt(file).catch((error: Error) => {
        if (error instanceof Missing) return null;
        throw error;
      });
      if ((current?.file.id ?? '') !== (seen[file] ?? ''))
        throw new Changed(
          `${file}: has changed since you opened it, in another tab or by hand. Nothing was saved: copy what you wrote, load this page again and put it in`,
        );
    }
  }

  async function apply(change: Change, files: readonly string[], seen: Seen): Promise<void> {
    // At once what an old page sends, before a check of seconds.
    const opened = files.filter((file) => seen[file]);
    await refuseChanged(opened, seen);
    const problems = await problemsAfter(change);
    if (problems.length > 0) throw new Refused(problems.join('\n'));
    // Again: a file may have been changed by hand during the check.
    await refuseChanged(files, seen);
    await writeChange(root, change);
  }

  return app;
}

function documentOf(sent: { readonly path: string; readonly raw: string }): Record<string, unknown> {
  const parsed = z.record(z.string(), z.unknown()).safeParse(jsonOf(sent.raw));
  if (parsed.success) return parsed.data;
  throw new Unreadable(`${sent.path}: what was sent is no document, and nothing was saved`);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Throws for a file that is none of the owner's. */
function schemaOf(file: string) {
  if (!Object.hasOwn(DATA_SCHEMAS, file)) throw new Refused(`${file}: is not a file of the desk`);
  return DATA_SCHEMAS[file as keyof typeof DATA_SCHEMAS];
}
