/**
 * Until a view transition is over, in the page or from the last one, a browser gives each press to the root element,
 * whatever is under it: all of the page is a picture (CSS View Transitions 1, "rendering suppression"; Chromium also
 * while it moves). Such a click ends the movement, and is repeated at its place. Browsers without `activeViewTransition`
 * (Chromium 142, Safari 26.2) move nothing in a page, and lose it after a change of pages.
 */
export function keepClicks({ document }: Window): void {
  const root = document.documentElement;
  let pressed: EventTarget | null = root;
  root.addEventListener('mousedown', ({ target }) => {
    // A press before the movement, which is released during it, counts where it is released.
    pressed = document.activeViewTransition ? target : root;
  });
  root.addEventListener('click', (click) => {
    const { activeViewTransition: moved } = document;
    // The second click of a double one would close what the first has opened.
    if (!moved || click.target !== root || pressed !== root || click.detail > 1) return;
    const repeat = () => {
      const under = document.elementFromPoint(click.clientX, click.clientY) as HTMLElement | null;
      if (under === root) return;
      // A press moves the focus into a field, and a click does not.
      under?.focus({ preventScroll: true });
      under?.dispatchEvent(new MouseEvent('click', click));
    };
    // Rejected when the change in the page throws.
    moved.finished.then(repeat, repeat);
    moved.skipTransition();
  });
}
