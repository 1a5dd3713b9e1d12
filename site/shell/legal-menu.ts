/** The entry to which an arrow, Home or End leads from the one at `index` of `count`; −1 is the button. */
const MOVES: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (Math.max(index, 0) - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * Arrow keys for the list of legal documents: on its buttons they open it, inside they move. The list closes when the
 * focus leaves it. The popover itself handles Escape, an outside click and the focus on close (C3).
 */
export function watchLegalMenu(panel: HTMLElement, openers: readonly HTMLElement[]): void {
  const links = [...panel.querySelectorAll('a')];
  const move = (event: KeyboardEvent) => {
    const opener = openers.find((one) => one === event.currentTarget);
    const to = MOVES[event.key];
    if (!to || (opener && !event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    if (opener && !panel.matches(':popover-open')) opener.click();
    links[to(links.indexOf(event.target as HTMLAnchorElement), links.length)]?.focus();
  };
  for (const one of [panel, ...openers]) one.addEventListener('keydown', move);
  panel.addEventListener('focusout', ({ relatedTarget: next }) => {
    if (next instanceof Node && !panel.contains(next) && !openers.some((one) => one.contains(next))) {
      panel.hidePopover();
    }
  });
}
