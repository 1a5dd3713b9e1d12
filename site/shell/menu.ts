const CONTROLS = 'a[href], button';

/**
 * The script part of the menu, a popover that opens without script. While it is open, the body has a class,
 * everything behind it is inert and the focus stays inside. It closes on a downward swipe or on choosing an item, and
 * the button gets the focus back (C6). CSS stops the page behind from scrolling.
 */
export function watchMenu(page: Document, menu: HTMLElement, opener: HTMLElement): void {
  const behind: Element[] = [];
  const settle = (isOpen: boolean) => {
    page.body.classList.toggle('menu-open', isOpen);
    if (isOpen)
      behind.push(...[...page.body.children].filter((one) => one !== menu && !one.hasAttribute('inert')));
    // Runs before the popover returns the focus: an inert element cannot take it.
    for (const one of behind) one.toggleAttribute('inert', isOpen);
    if (!isOpen) behind.length = 0;
  };
  menu.addEventListener('beforetoggle', (event) => settle((event as ToggleEvent).newState === 'open'));
  menu.addEventListener('toggle', (event) => {
    if ((event as ToggleEvent).newState === 'open') enter(menu);
    // Some browsers do not focus a clicked button, so the popover does not return the focus there.
    else if (page.activeElement === page.body) opener.focus();
  });
  menu.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) menu.hidePopover();
  });
  menu.addEventListener('keydown', (event) => keepFocus(event, menu, page.activeElement));
  closeOnSwipe(menu);
  if (!menu.matches(':popover-open')) return;
  settle(true);
  enter(menu);
}

function enter(menu: HTMLElement): void {
  menu.querySelector<HTMLElement>(CONTROLS)?.focus();
}

/** Tab moves from the last control to the first, and Shift+Tab back. */
function keepFocus(event: KeyboardEvent, menu: HTMLElement, focused: Element | null): void {
  if (event.key !== 'Tab') return;
  const controls = [...menu.querySelectorAll<HTMLElement>(CONTROLS)];
  const [first, last] = [controls[0], controls.at(-1)];
  if (focused !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/** A touch that starts on a menu scrolled to its top pulls it down; otherwise it scrolls. */
function closeOnSwipe(menu: HTMLElement): void {
  let from: Point | null = null;
  const pointOf = ({ changedTouches: [touch] }: TouchEvent): Point | null =>
    touch ? { x: touch.clientX, y: touch.clientY } : null;
  menu.addEventListener(
    'touchstart',
    (event) => {
      from = event.touches.length === 1 && menu.scrollTop <= 0 ? pointOf(event) : null;
    },
    { passive: true },
  );
  menu.addEventListener('touchend', (event) => {
    const to = pointOf(event);
    if (from && to && isDownwardSwipe(from, to)) menu.hidePopover();
    from = null;
  });
}

/** A point on the screen, CSS px from its top left corner. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** A shorter movement of a finger does not count as a swipe (C6). */
const SWIPE_PX = 100;

/** Whether a touch moved down by more than 100 px, and more down than sideways (C6). */
export function isDownwardSwipe(from: Point, to: Point): boolean {
  const down = to.y - from.y;
  return down > SWIPE_PX && down > Math.abs(to.x - from.x);
}
