import { RELOADED_KEYS } from '#contracts/storage.ts';
import { IMPORT_FAILURE, LOAD_FAILURE, MAY_RETRY } from './load-failure.ts';

type Failure = Event & { readonly payload?: unknown; readonly detail?: { readonly error?: unknown } | null };

/**
 * Distinguishes a page of an earlier build, whose code is gone, from a lost connection: after a failed load it asks for the
 * file that the error names (Safari names none) and for those that the page names, which are renamed with each change of
 * what they import. 404 means that the page is old: a lost connection has no status, and a fault of the server another one.
 * An old page reloads, once for each page and build, but not when the visitor typed something; else it says that it is old
 * and offers to reload. After any other failure the island may be tried again (N10).
 */
export function watchOldPage(view: Window): void {
  const { document, location } = view;
  const filesOf = (error: unknown) => [
    ...new Set(`${error}${document.body.innerHTML}`.match(/\/_astro\/[\w.-]+\.js/g)),
  ];
  let hasTyped = false;
  let isOld = false;
  let check: Promise<boolean> | undefined;

  const onFailure = async ({ type, target, detail, payload }: Failure) => {
    check ??= Promise.all(filesOf(payload ?? detail?.error).map(statusOf)).then((all) => all.includes(404));
    const isGone = await check;
    check = undefined;
    if (isOld) return;
    isOld = isGone;
    if (isOld) return onOld();
    if (type !== LOAD_FAILURE) return;
    (target as HTMLElement).dataset.failed = '';
    (target as HTMLElement).dispatchEvent(new Event(MAY_RETRY, { bubbles: true }));
  };

  const onOld = async () => {
    const isThere = (await statusOf(location.href)) === 200;
    if (isThere && !hasTyped && isFirstReload(view, filesOf('').join())) location.reload();
    else showLine(view);
  };

  view.addEventListener('input', () => {
    hasTyped = true;
  });
  for (const type of [LOAD_FAILURE, IMPORT_FAILURE]) view.addEventListener(type, onFailure);
}

/** Status of an address; 0 without an answer. */
const statusOf = (address: string): Promise<number> =>
  fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status,
    () => 0,
  );

/** True once for each page and build, and never when it could not be remembered. */
function isFirstReload(view: Window, build: string): boolean {
  const key = `${RELOADED_KEYS}${view.location.pathname}`;
  try {
    if (view.sessionStorage.getItem(key) === build) return false;
    view.sessionStorage.setItem(key, build);
    return true;
  } catch {
    return false;
  }
}

function showLine({ document, location }: Window): void {
  const line = document.querySelector('[data-part="old-page"]') as Element;
  // A screen reader announces an alert that comes into the page.
  line.append((line.firstChild as HTMLTemplateElement).content);
  line.querySelector('button')?.addEventListener('click', () => location.reload());
}
