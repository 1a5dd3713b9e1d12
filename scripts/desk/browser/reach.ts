import type { Place } from '../places.ts';

const STEP_MS = 100;
const LATEST_MS = 20_000;
// The editor gives a field's element an id that begins with the field's name, and its label points to it.
const FIELD = '[id*="-field-"]';
const ENTRY = '[class*="SortableListItem"]';

/** Opens a document of the editor and goes to a field in it, through lists and objects that are closed. */
export async function reach({ document: name, path }: Pick<Place, 'document' | 'path'>): Promise<void> {
  if (!(await isOpened(`#/collections/${name}`))) return;
  let scope: Element | null = null;
  for (const step of path) {
    const next: Element | null = await appears(() =>
      typeof step === 'number' ? entryOf(scope, step) : fieldIn(scope, step),
    );
    if (next === null) break;
    scope = next;
    open(scope);
  }
  const target = (scope && labelOf(scope)) ?? scope;
  target?.scrollIntoView({ block: 'center' });
  // The editor marks the field that has the focus.
  if (scope instanceof HTMLElement) scope.focus({ preventScroll: true });
}

/**
 * The editor would show the values of one document in the fields of the next: it leaves the open one for its list first. There
 * it asks about changes that are not saved, and stays if the owner wants to.
 */
async function isOpened(hash: string): Promise<boolean> {
  if (location.hash === hash) return true;
  const [list = ''] = hash.split('/entries/');
  location.hash = list;
  const isLeft = await appears(() => (document.querySelector(FIELD) === null ? document.body : null));
  if (isLeft === null) return false;
  location.hash = hash;
  return true;
}

/** The editor draws a document some time after its address is asked for. */
async function appears(find: () => Element | null): Promise<Element | null> {
  for (let waited = 0; waited < LATEST_MS; waited += STEP_MS) {
    const found = find();
    if (found !== null) return found;
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
  return null;
}

/** The field of that name that is directly in `scope`: a field, an entry of a list, or the whole document. */
function fieldIn(scope: Element | null, name: string): Element | null {
  const labels = (scope ?? document).querySelectorAll<HTMLLabelElement>(
    `label[for^="${CSS.escape(name)}-field-"]`,
  );
  const parent = scope?.closest(FIELD) ?? null;
  for (const label of labels)
    if ((label.parentElement?.closest(FIELD) ?? null) === parent)
      return document.getElementById(label.htmlFor);
  return null;
}

function entryOf(list: Element | null, index: number): Element | null {
  const entries = [...(list?.querySelectorAll(ENTRY) ?? [])];
  return entries.filter((entry) => entry.parentElement?.closest(FIELD) === list)[index] ?? null;
}

/** Presses the button that opens a closed entry or object: its fields are there, but hidden. */
function open(scope: Element): void {
  const inner = scope.querySelector(`label[for*="-field-"]`);
  if (inner instanceof HTMLElement && inner.offsetParent === null) scope.querySelector('button')?.click();
}

function labelOf(field: Element): Element | null {
  return field.id ? document.querySelector(`label[for="${CSS.escape(field.id)}"]`) : null;
}
