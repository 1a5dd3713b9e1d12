import { RELOADED_KEYS } from '#contracts/storage.ts';
import { IMPORT_FAILURE, LOAD_FAILURE, MAY_RETRY } from './load-failure.ts';

/** How long a check waits for an answer. */
const CHECK_MS = 8000;
/** The address of a built file in the words of an error; Safari names none. */
const BUILT_FILE = /\/_astro\/[\w.-]+/;
/** The file will not come back. A lost connection has no status, and a fault of the server another one. */
const isGoneFor = (status: number) => status === 404 || status === 410;

type Failure = Event & { readonly payload?: unknown; readonly detail?: { readonly error?: unknown } | null };

/**
 * Distinguishes a page of an earlier build, whose code is gone, from a lost connection: after a failed load it asks for the failed
 * file and for those that the page names, which are renamed with each change of what they import. The page of an earlier
 * build reloads, once for each page and build, but not when the visitor typed something; else it says that it is old and
 * offers to reload. After any other failure the island may be tried again (N10).
 */
export function watchOldPage(view: Window): void {
  const { document, location, navigator } = view;
  let hasTyped = false;
  let isOld = false;
  let check: Promise<boolean> | undefined;

  const onFailure = async ({ type, target, detail, payload }: Failure) => {
    if (isOld) return;
    check ??= isGone(String(payload ?? detail?.error)).finally(() => {
      check = undefined;
    });
    const settle = await check;
    if (settle) return void (isOld || onOld());
    if (type !== LOAD_FAILURE) return;
    (target as HTMLElement).dataset.failed = '';
    target?.dispatchEvent(new Event(MAY_RETRY, { bubbles: true }));
  };

  const isGone = async (error: string) => {
    if (!navigator.onLine) return false;
    const files = new Set([...filesOf(document), ...(BUILT_FILE.exec(error) ?? [])]);
    return (await Promise.all([...files].map(statusOf))).some(isGoneFor);
  };

  const onOld = async () => {
    isOld = true;
    // A click would try a failed island again.
    for (const island of document.querySelectorAll<HTMLElement>('[data-failed]'))
      delete island.dataset.failed;
    const isThere = (await statusOf(location.href)) === 200;
    if (isThere && !hasTyped && !hasChangedField(document) && isFirstReload(view)) location.reload();
    else showLine(view);
  };

  view.addEventListener('input', () => {
    hasTyped = true;
  });
  view.addEventListener(LOAD_FAILURE, onFailure);
  view.addEventListener(IMPORT_FAILURE, onFailure);
}

/** Reports an `import()` that failed in code where Vite does not see it. Not with the constants: the shell's script would become a file. */
export function reportImportFailure(error: unknown): void {
  dispatchEvent(Object.assign(new Event(IMPORT_FAILURE), { payload: error }));
}

/** The built files that the page names: another build has others. */
function filesOf(page: Document): string[] {
  return [...page.querySelectorAll('astro-island')].flatMap((island) =>
    ['component-url', 'renderer-url'].flatMap((name) => island.getAttribute(name) ?? []),
  );
}

/** Status of an address; 0 without an answer. */
async function statusOf(address: string): Promise<number> {
  try {
    const signal = AbortSignal.timeout(CHECK_MS);
    return (await fetch(address, { method: 'HEAD', cache: 'no-store', signal })).status;
  } catch {
    return 0;
  }
}

/** Fields whose text the visitor types. */
const FIELDS = 'textarea,input:not([type=checkbox],[type=radio])';

/** True where the visitor typed before this code ran. */
function hasChangedField(page: Document): boolean {
  return [...page.querySelectorAll<HTMLInputElement>(FIELDS)].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );
}

/** True once for each page and build, and never when it could not be remembered. */
function isFirstReload({ document, location, sessionStorage }: Window): boolean {
  const key = `${RELOADED_KEYS}${location.pathname}`;
  const build = filesOf(document).join();
  try {
    if (sessionStorage.getItem(key) === build) return false;
    sessionStorage.setItem(key, build);
    return true;
  } catch {
    return false;
  }
}

function showLine({ document, location }: Window): void {
  const line = document.querySelector('[data-part="old-page"]');
  const template = line?.querySelector('template');
  if (!line || !template) return;
  // A screen reader announces an alert that comes into the page.
  line.append(template.content);
  line.querySelector('button')?.addEventListener('click', () => location.reload());
}
