import type { Finding } from '#brand/doctor.ts';
import '#site/styles/tokens.css';
import './desk.css';
import { preview } from './preview.tsx';
import { askEditor, type Start } from './start.ts';
import { openWindow } from './window.ts';

// Starts the editor with the configuration that the server made from the schemas, and adds what the editor lacks: the list of
// what is left to do, and a window with each reason for which a save was refused.

interface Group {
  readonly title: string;
  readonly findings: readonly Finding[];
}

const start: Start = await (await fetch(`/start${location.search}`)).json();
const { words, config, previews } = start;
const say = (key: string) => words[`desk.${key}`] ?? key;

showReasons();
// The own machine needs no account: the editor starts as if signed in.
localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: 'proxy' }));
const editor = askEditor();
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
await showFindings();

/** An article that was never saved has no page yet. */
function articleAddress(id: string): string | null {
  const slug = previews.articles[id];
  const own = typeof slug === 'object' ? slug.es : slug;
  return own === undefined ? null : `/blog/${own}`;
}

/** The editor's own message is gone after seconds, and a refused save has reasons to read. */
function showReasons(): void {
  const send = window.fetch.bind(window);
  window.fetch = async (...args) => {
    const response = await send(...args);
    const address = args[0] instanceof Request ? args[0].url : String(args[0]);
    if (new URL(address, location.href).pathname !== '/api') return response;
    if (response.status === 422) {
      const { error } = (await response.clone().json()) as { error: string };
      openWindow(say('refused'), say('close'), listOf(error.split('\n').map((line) => [line])));
    } else if (response.ok && isChange(args[1]?.body)) {
      window.dispatchEvent(new Event('desk:saved'));
      void showFindings();
    }
    return response;
  };
}

function isChange(body: unknown): boolean {
  return /"action":"(persistEntry|deleteFiles)"/.test(String(body));
}

/** A button with the number of findings, which opens their list. */
async function showFindings(): Promise<void> {
  const response = await fetch('/findings');
  const found = (await response.json()) as readonly Group[] | { readonly error: string };
  document.querySelector('.desk-findings')?.remove();
  const button = document.createElement('button');
  button.className = 'desk-findings';
  const groups = 'error' in found ? [] : found;
  const count = groups.reduce((sum, { findings }) => sum + findings.length, 0);
  button.textContent = say('findings').replace('{{count}}', 'error' in found ? '?' : String(count));
  button.onclick = () => {
    if ('error' in found)
      return openWindow(
        say('findingsFailed'),
        say('close'),
        listOf(found.error.split('\n').map((line) => [line])),
      );
    const parts = groups.flatMap(({ title, findings }) => {
      const heading = document.createElement('h3');
      heading.textContent = title;
      const lines = findings.map(({ field, value, advice }) => [
        field,
        `${value}: ${advice}`,
        placeOf(title, field),
      ]);
      return [heading, listOf(lines)];
    });
    return openWindow(say(count ? 'findingsTitle' : 'noFindings'), say('close'), ...parts);
  };
  document.body.append(button);
}

/** The document of the editor that holds a finding, and its first field; undefined for what the desk does not edit. */
function placeOf(title: string, field: string): string | undefined {
  const [, name] = /^(?:brand|content)\/(\w+)\.json/.exec(title) ?? [];
  if (name && name in previews.files) return `#/collections/site/entries/${name}?field=${field}`;
  const [, id] = /^(?:content\/articles\/)?([\w-]+)/.exec(field) ?? [];
  return id && id in previews.articles ? `#/collections/articles/entries/${id}` : undefined;
}

function listOf(lines: readonly (readonly (string | undefined)[])[]): HTMLElement {
  const list = document.createElement('ul');
  for (const [first = '', rest, place] of lines) {
    const item = document.createElement('li');
    const name = document.createElement(place ? 'a' : 'strong');
    name.textContent = first;
    if (name instanceof HTMLAnchorElement && place) {
      name.href = place;
      name.onclick = () => {
        name.closest('dialog')?.close();
        showField(first);
      };
    }
    item.append(name, rest ? ` ${rest}` : '');
    list.append(item);
  }
  return list;
}

/** Goes to the field once the editor has drawn it; the editor gives each label the name of its field. */
function showField(path: string): void {
  const [name = ''] = path.split('.');
  const find = () => document.querySelector<HTMLElement>(`label[for^="${CSS.escape(name)}-field"]`);
  const until = Date.now() + 10_000;
  const timer = setInterval(() => {
    const label = find();
    if (label === null && Date.now() < until) return;
    clearInterval(timer);
    label?.scrollIntoView({ block: 'center' });
    label?.classList.add('desk-found');
  }, 200);
}
