/**
 * Fixes the header to the top edge of the screen, by `data-visible`, while the page is scrolled more than 100 px
 * (C1). The top mark is an element that covers the first 100 px of the page.
 */
export function watchHeader(page: Document, Observer: typeof IntersectionObserver): void {
  const header = page.querySelector<HTMLElement>('[data-part="header"]');
  const mark = page.querySelector('[data-part="top-mark"]');
  if (!header || !mark) return;
  new Observer((entries) => {
    header.dataset.visible = String(entries.at(-1)?.isIntersecting === false);
  }).observe(mark);
}
