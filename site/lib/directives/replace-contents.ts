import { learnTime } from '#site/ui/server-time.ts';

/** The element of the component in the place of one that the server rendered; null where there is another. */
export type TwinOf = (element: HTMLElement) => HTMLElement | null;

declare global {
  /** Comes with the code of a part that the server renders with figures; see site/lib/directives/figures.ts. */
  var replaceContents: ((island: HTMLElement, hydrate: () => Promise<void>) => Promise<TwinOf>) | undefined;
}

/**
 * Starts the component of an island whose contents the server rendered (N12). It takes their place in one frame and keeps
 * the focus and what is open. It does not hydrate them: texts may have changed since, and each change would be an error.
 */
globalThis.replaceContents = async (island, hydrate) => {
  if (globalThis.timedAnswer) learnTime(...globalThis.timedAnswer);
  await released(island);
  const rendered = [...island.children];
  const focused = island.querySelector<HTMLElement>(':focus');
  const opened = [...island.querySelectorAll<HTMLElement>(':popover-open, details[open]')];
  const isReplaced = changeOf(island);
  const stopWatch = watchPresses(island);
  const directive = island.getAttribute('client') ?? '';
  // Astro then renders the component instead of hydrating the contents.
  island.setAttribute('client', 'only');
  await hydrate();
  island.setAttribute('client', directive);
  // Astro keeps the mark where the code did not load: the contents stay, and the next click tries again.
  const isStarted = !island.hasAttribute('ssr');
  if (isStarted) await isReplaced;
  const pressed = stopWatch();
  if (!isStarted) return (element) => element;
  const twinOf: TwinOf = (element) => {
    const twin = elementAt(island.children, pathFrom(rendered, element));
    const isSame = twin?.tagName === element.tagName && twin.dataset.part === element.dataset.part;
    return isSame ? twin : null;
  };
  const kept = pressed ?? focused;
  if (kept) twinOf(kept)?.focus({ preventScroll: true });
  for (const one of opened) open(twinOf(one));
  const twin = pressed && twinOf(pressed);
  if (twin) clickOnRelease(twin);
  return twinOf;
};

/** What ends a press. Its click, if any, comes after it. */
const RELEASES = ['pointerup', 'pointercancel', 'keyup'];
/** A space bar presses these, a mouse links too. */
const BUTTONS = 'button,summary';
const CONTROLS = `a,${BUTTONS}`;
const LONGEST_PRESS_MS = 2_000;

/**
 * Resolves when no control of the island is being pressed: one that is replaced during a press gets no click from the
 * browser.
 */
function released(island: HTMLElement): Promise<void> | undefined {
  if (!island.querySelector(':active')) return;
  return new Promise((resolve) => {
    const afterClick = () => setTimeout(resolve);
    for (const type of RELEASES) addEventListener(type, afterClick, { capture: true, once: true });
    setTimeout(resolve, LONGEST_PRESS_MS);
  });
}

/** Watches presses until the returned function is called. That returns the control that is still pressed, or null. */
function watchPresses(island: HTMLElement): () => HTMLElement | null {
  let pressed = island.querySelector<HTMLElement>(`:is(${CONTROLS}):active`);
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  const begin = ({ type, target }: Event) => {
    const controls = type === 'keydown' ? BUTTONS : CONTROLS;
    pressed = (target as Element | null)?.closest?.<HTMLElement>(controls) ?? null;
  };
  const end = () => {
    pressed = null;
  };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, begin, options);
  for (const type of RELEASES) addEventListener(type, end, options);
  return () => {
    stop.abort();
    return pressed;
  };
}

/**
 * The browser gives no click to a press that began on an element which is gone. This gives it to the twin, for the mouse
 * and the space bar. After a touch the browser does it itself.
 */
function clickOnRelease(twin: HTMLElement): void {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  const release = (event: Event) => {
    if (!isClick(event) || !twin.contains(event.target as Node)) return stop.abort();
    setTimeout(() => {
      if (stop.signal.aborted) return;
      stop.abort();
      twin.click();
    });
  };
  for (const type of RELEASES) addEventListener(type, release, options);
  // The browser sends the click of another press, and of a held key, which repeats on the twin.
  const another = ({ isTrusted }: Event) => isTrusted && stop.abort();
  addEventListener('pointerdown', another, options);
  twin.addEventListener('click', another, options);
}

/** Whether a press that ends with this event is a plain click. */
function isClick(event: Event): boolean {
  if (!(event instanceof PointerEvent)) return (event as KeyboardEvent).key === ' ';
  const { type, pointerType, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  const isPlain = button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
  return type === 'pointerup' && pointerType === 'mouse' && isPlain;
}

function changeOf(island: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    new MutationObserver((_, watch) => {
      watch.disconnect();
      resolve();
    }).observe(island, { childList: true });
  });
}

/** Indexes of an element and its parents, from the top; empty for an element outside. */
function pathFrom(tops: readonly Element[], element: Element): readonly number[] {
  const top = tops.indexOf(element);
  if (top !== -1) return [top];
  const { parentElement } = element;
  if (!parentElement) return [];
  const path = pathFrom(tops, parentElement);
  return path.length > 0 ? [...path, [...parentElement.children].indexOf(element)] : [];
}

function elementAt(children: HTMLCollection, path: readonly number[]): HTMLElement | null {
  const [first, ...rest] = path;
  const child = first === undefined ? null : (children[first] as HTMLElement | undefined);
  if (!child) return null;
  return rest.length > 0 ? elementAt(child.children, rest) : child;
}

function open(twin: HTMLElement | null): void {
  if (twin instanceof HTMLDetailsElement) twin.open = true;
  else twin?.showPopover();
}
