/**
 * Shows the fixed header while the page is scrolled more than 100 px or the focus is in it, by `data-visible`
 * (C1). The top mark is an element that covers the first 100 px of the page.
 */
export function watchHeader(page: Document, Observer: typeof IntersectionObserver): void {
  const header = page.querySelector<HTMLElement>('[data-part="header"]');
  const mark = page.querySelector('[data-part="top-mark"]');
  if (!header || !mark) return;
  let scrolled = false;
  let focused = false;
  const show = () => {
    header.dataset.visible = String(scrolled || focused);
  };
  const follow = (holder: EventTarget | null) => {
    focused = header.contains(holder as Node | null);
    show();
  };
  header.addEventListener('focusin', (event) => follow(event.target));
  header.addEventListener('focusout', (event) => follow(event.relatedTarget));
  new Observer((entries) => {
    scrolled = entries.at(-1)?.isIntersecting === false;
    show();
  }).observe(mark);
}
