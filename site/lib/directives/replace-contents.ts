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
  if (!island.hasAttribute('ssr')) await isReplaced;
  const pressed = stopWatch();
  if (island.hasAttribute('ssr')) return (element) => element;
  const twinOf: TwinOf = (element) => {
    const twin = elementAt(island.children, pathFrom(rendered, element));
    const isSame = twin?.tagName === element.tagName && twin.dataset.part === element.dataset.part;
    return isSame ? twin : null;
  };
  if (focused) twinOf(focused)?.focus({ preventScroll: true });
  for (const one of opened) open(twinOf(one));
  const twin = pressed && twinOf(pressed);
  if (twin) clickOnRelease(twin);
  return twinOf;
};

/** What ends a press, in this order before its click. */
const RELEASES = ['pointerup', 'pointercancel', 'keyup'];
const CONTROLS = 'a,button,summary';
const PRESSED = `:is(${CONTROLS}):active`;
const LONGEST_PRESS_MS = 2_000;

/** Resolves when no control of the island is being pressed: a control that is replaced during a press gets no click. */
function released(island: HTMLElement): Promise<void> | undefined {
  if (!island.querySelector(':active')) return;
  return new Promise((resolve) => {
    const afterClick = () => setTimeout(resolve);
    for (const type of RELEASES) addEventListener(type, afterClick, { capture: true, once: true });
    setTimeout(resolve, LONGEST_PRESS_MS);
  });
}

/** From now until the returned function is called, which returns the control that is being pressed then. */
function watchPresses(island: HTMLElement): () => HTMLElement | null {
  let pressed = island.querySelector<HTMLElement>(PRESSED);
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  const begin = ({ target }: Event) => {
    pressed = (target as Element).closest<HTMLElement>(CONTROLS);
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
 * A press of a mouse or of the space bar that began on the contents and ends on what took their place gets no click from
 * the browser. A finger's does.
 */
function clickOnRelease(twin: HTMLElement): void {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  const release = (event: Event) => {
    const isOwed = event instanceof PointerEvent ? event.pointerType === 'mouse' : isSpace(event);
    if (!isOwed || event.type === 'pointercancel' || !twin.contains(event.target as Node))
      return stop.abort();
    setTimeout(() => {
      if (!stop.signal.aborted) twin.click();
    });
  };
  for (const type of RELEASES) addEventListener(type, release, options);
  // A key that repeats is a press of the twin too: then its click comes from the browser.
  twin.addEventListener('click', () => stop.abort(), options);
}

const isSpace = (event: Event) => (event as KeyboardEvent).key === ' ';

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
