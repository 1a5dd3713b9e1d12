/** The bar over an entry of a list: a button that opens it, a handle and a button that removes it. */
const BAR = '[class*="ListItemTopBar"]';

/** Gives names to the editor's buttons that have pictures only, each time that it draws. */
export function nameButtons(say: (key: string) => string): void {
  const name = (element: Element | null | undefined, key: string) =>
    element?.setAttribute('aria-label', say(key));
  const look = () => {
    for (const bar of document.querySelectorAll(BAR)) {
      const [open, ...others] = bar.querySelectorAll(':scope > button');
      name(open, 'openEntry');
      name(others.at(-1), 'removeEntry');
      name(bar.querySelector('[role="button"]'), 'moveEntry');
    }
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}
