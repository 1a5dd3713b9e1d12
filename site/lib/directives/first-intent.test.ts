import { beforeEach, expect, it, vi } from 'vitest';
import { createFirstIntent, type IntentView, type Island } from './first-intent.ts';

type Listener = (event: Event) => void;

/** A window whose events a test fires by hand. */
function openWindow() {
  const listeners = new Map<string, Set<Listener>>();
  const view: IntentView = {
    addEventListener: (type, listener) => {
      listeners.set(type, (listeners.get(type) ?? new Set()).add(listener));
    },
    removeEventListener: (type, listener) => listeners.get(type)?.delete(listener),
    setTimeout: (task, delay) => setTimeout(task, delay),
  };
  const fire = (type: string, event: object = {}) => {
    for (const listener of [...(listeners.get(type) ?? [])]) listener(event as Event);
  };
  const count = () => [...listeners.values()].reduce((sum, one) => sum + one.size, 0);
  return { view, fire, count };
}

function island() {
  const hydrate = vi.fn(async () => {});
  const load = vi.fn(async () => hydrate);
  return { hydrate, load, element: { contains: () => false } satisfies Island };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('MouseEvent', function click(this: object, type: string, { clientX }: { clientX: number }) {
    Object.assign(this, { type, clientX });
  });
});

it.each(['scroll', 'pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'])(
  'N10 hydrates every island and removes every listener at the first %s',
  async (type) => {
    const { view, fire, count } = openWindow();
    const intend = createFirstIntent(view);
    const islands = [island(), island()];
    for (const { load, element } of islands) intend(load, element);
    await settled();
    for (const { load } of islands) expect(load).not.toHaveBeenCalled();
    fire(type);
    await settled();
    for (const { hydrate } of islands) expect(hydrate).toHaveBeenCalledOnce();
    expect(count()).toBe(0);
  },
);

it('N10 ignores a part that the page itself scrolls, and follows the scrolling page', async () => {
  const { view, fire } = openWindow();
  const { load, element } = island();
  createFirstIntent(view)(load, element);
  fire('scroll', { type: 'scroll', target: { nodeType: 1 } });
  await settled();
  expect(load).not.toHaveBeenCalled();
  fire('scroll', { type: 'scroll', target: { nodeType: 9 } });
  await settled();
  expect(load).toHaveBeenCalled();
});

it('N10 ignores the event of a pointer that rests where the page appears', async () => {
  const { view, fire } = openWindow();
  const { load, element } = island();
  createFirstIntent(view)(load, element);
  fire('pointermove', { type: 'pointermove', movementX: 0, movementY: 0 });
  await settled();
  expect(load).not.toHaveBeenCalled();
  fire('pointermove', { type: 'pointermove', movementX: 2, movementY: 0 });
  await settled();
  expect(load).toHaveBeenCalledOnce();
});

it('N10 J7 other code of the page waits for the same first sign', async () => {
  const { view, fire } = openWindow();
  createFirstIntent(view);
  const onSign = vi.fn();
  void view.firstSign?.then(onSign);
  await settled();
  expect(onSign).not.toHaveBeenCalled();
  fire('pointerdown');
  await settled();
  expect(onSign).toHaveBeenCalledOnce();
});

it('N10 uses one set of listeners for a hundred islands', () => {
  const { view, count } = openWindow();
  const intend = createFirstIntent(view);
  intend(island().load, island().element);
  const alone = count();
  for (let index = 0; index < 99; index++) intend(island().load, island().element);
  expect(count()).toBe(alone);
});

it('N10 hydrates islands 20 s after load without a sign of intent', async () => {
  const { view, fire, count } = openWindow();
  const { load, hydrate, element } = island();
  createFirstIntent(view)(load, element);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(hydrate).not.toHaveBeenCalled();
  fire('load');
  await vi.advanceTimersByTimeAsync(19_999);
  expect(hydrate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(hydrate).toHaveBeenCalledOnce();
  expect(count()).toBe(0);
});

it('N10 hydrates an island at once when it starts after the first sign', async () => {
  const { view, fire } = openWindow();
  const intend = createFirstIntent(view);
  intend(island().load, island().element);
  fire('keydown');
  await settled();
  const late = island();
  intend(late.load, late.element);
  await settled();
  expect(late.hydrate).toHaveBeenCalledOnce();
});

it('N10 repeats a click on a scripted control while its code loads, once and at its place', async () => {
  const { view, fire, count } = openWindow();
  const control = { dispatchEvent: vi.fn() };
  const target = { closest: () => control };
  const { hydrate } = island();
  let arrive = () => {};
  const load = () =>
    new Promise<typeof hydrate>((resolve) => {
      arrive = () => resolve(hydrate);
    });
  createFirstIntent(view)(load, { contains: (node) => (node as unknown) === control });
  fire('pointerdown');
  await settled();
  fire('click', { target, clientX: 120 });
  expect(control.dispatchEvent).not.toHaveBeenCalled();
  arrive();
  await settled();
  expect(hydrate).toHaveBeenCalledBefore(control.dispatchEvent);
  expect(control.dispatchEvent).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ type: 'click', clientX: 120 }),
  );
  expect(count()).toBe(0);
});

it('N10 repeats a click that comes before an island that starts without a sign', async () => {
  const { view, fire, count } = openWindow();
  const control = { dispatchEvent: vi.fn() };
  const { load, hydrate } = island();
  const { promise: after, resolve } = Promise.withResolvers<void>();
  createFirstIntent(view)(load, { contains: () => true }, after);
  fire('click', { target: { closest: () => control } });
  await settled();
  expect(load).not.toHaveBeenCalled();
  resolve();
  await settled();
  expect(hydrate).toHaveBeenCalledBefore(control.dispatchEvent);
  expect(control.dispatchEvent).toHaveBeenCalledOnce();
  fire('pointerdown');
  expect(count()).toBe(0);
});

it('N10 repeats a click that retries a failed island after the first sign', async () => {
  const { view, fire, count } = openWindow();
  const control = { dispatchEvent: vi.fn() };
  const target = { closest: () => control };
  const element = { contains: (node: Node | null) => (node as unknown) === control };
  const intend = createFirstIntent(view);
  // Astro passes an empty hydrate function after a failed load.
  intend(async () => async () => {}, element);
  fire('pointerdown');
  await settled();
  const { load, hydrate } = island();
  intend(load, element);
  fire('click', { target });
  await settled();
  expect(hydrate).toHaveBeenCalledBefore(control.dispatchEvent);
  expect(control.dispatchEvent).toHaveBeenCalledOnce();
  expect(count()).toBe(0);
});

it('N10 does not repeat a click outside the island or on a control that works without script', async () => {
  const { view, fire } = openWindow();
  const control = { dispatchEvent: vi.fn() };
  const { load, element } = island();
  createFirstIntent(view)(load, element);
  fire('pointerdown');
  await Promise.resolve();
  fire('click', { target: { closest: () => control } });
  fire('click', { target: { closest: () => null } });
  await settled();
  expect(control.dispatchEvent).not.toHaveBeenCalled();
});
