import '#site/styles/tokens.css';
import './desk.css';
import { showFindings } from './findings.ts';
import { nameButtons } from './names.ts';
import { completed } from './phrases.ts';
import { preview, SAVED } from './preview.tsx';
import { askEditor, type Start } from './start.ts';
import { linesOf, openWindow } from './window.ts';

// Starts the editor with the configuration that the server made from the schemas, and adds what the editor lacks: the list of
// what is left to do, and a window with each reason for which a save was refused.

const start = await askStart();
const { words, config, previews } = start;
const say = (key: string) => words[`desk.${key}`] ?? key;

const read: Record<string, string> = {};
let hasSaved = false;
showReasons();
window.addEventListener('hashchange', ({ oldURL, newURL }) => {
  // The editor keeps the number of the next article from its start, and the fields of a document when the next one follows
  // without a list between them: it starts again.
  const isNext = hasSaved && location.hash === '#/collections/articles/new';
  if (isNext || (isDocument(oldURL) && isDocument(newURL) && !hasChanges())) location.reload();
});
nameButtons(say);
// The own machine needs no account: the editor starts as if signed in.
localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: 'proxy' }));
const editor = askEditor();
editor.registerLocale(start.locale, completed(editor.getLocale(start.locale) ?? {}, say));
// Nothing takes a picture here: the button of the library would only fail.
editor.registerMediaLibrary({ name: 'none', init: () => ({ enableStandalone: () => false }) });
editor.registerPreviewStyle('/desk.css');
editor.registerPreviewTemplate(
  'articles',
  preview(start, ({ id }) => articleAddress(String(id))),
);
for (const [name, address] of Object.entries(previews.files))
  editor.registerPreviewTemplate(
    name,
    preview(start, () => address),
  );
editor.init({ config });
const findings = `/findings?lang=${start.locale}`;
await showFindings(say, findings);

/** Throws once it has shown why: without its words the desk has no language yet, and the server's reason is in English. */
async function askStart(): Promise<Start> {
  const response = await fetch(`/start${location.search}`);
  if (response.ok) return response.json();
  const { error } = (await response.json()) as { error: string };
  document.body.append(Object.assign(document.createElement('pre'), { role: 'alert', textContent: error }));
  throw new Error(error);
}

function isDocument(address: string): boolean {
  return address.includes('/entries/');
}

/** The editor says to the browser that leaves the page whether something is not saved. */
function hasChanges(): boolean {
  const leaving = document.createEvent('BeforeUnloadEvent');
  leaving.initEvent('beforeunload', false, true);
  window.dispatchEvent(leaving);
  return String(leaving.returnValue) !== '';
}

/** An article that was never saved has no page yet. */
function articleAddress(id: string): string | null {
  const slug = previews.articles[id];
  const own = typeof slug === 'object' ? slug[start.locale] : slug;
  return own === undefined ? null : `/blog/${own.replace('{{slug}}', start.slug)}`;
}

/** The editor's own message is gone after seconds, and a refusal has reasons to read. */
function showReasons(): void {
  const send = window.fetch.bind(window);
  window.fetch = async (...args) => {
    const address = args[0] instanceof Request ? args[0].url : String(args[0]);
    if (new URL(address, location.href).pathname !== '/api') return send(...args);
    const [asked, options] = args;
    const response = await send(asked, { ...options, body: withRead(options?.body) }).catch((error) => {
      openWindow(say('stopped'), say('close'), linesOf(say('stoppedAdvice')));
      throw error;
    });
    if (response.status === 404) return response;
    if (response.ok) remember(await response.clone().json());
    if (!response.ok) {
      const { error } = (await response.clone().json()) as { error: string };
      const refused = response.status === 409 ? 'changed' : 'refused';
      openWindow(say(isChange(args[1]?.body) ? refused : 'unreadable'), say('close'), linesOf(error));
    } else if (isChange(args[1]?.body)) {
      window.dispatchEvent(new Event(SAVED));
      hasSaved = true;
      void showFindings(say, `${findings}&saved`);
    }
    return response;
  };
}

/** What the editor opened or saved last, so that the server can tell when the file is another by now. */
function remember(answer: { readonly file?: { path: string; id: string }; readonly read?: object }): void {
  if (answer.file) read[answer.file.path] = answer.file.id;
  Object.assign(read, answer.read);
}

function withRead(body: BodyInit | null | undefined): BodyInit | null {
  return isChange(body) ? JSON.stringify({ ...JSON.parse(String(body)), read }) : (body ?? null);
}

function isChange(body: unknown): boolean {
  return /"action":"(persistEntry|deleteFiles)"/.test(String(body));
}
