import { expect, it, vi } from 'vitest';
import { watchConnection } from './connection.ts';

const NEWS = { lost: { title: 'lost' }, back: { title: 'back' } };

function browser(onLine: boolean) {
  const target = new EventTarget();
  const view = Object.assign(target, { navigator: { onLine } }) as unknown as Window;
  return { view, fire: (type: string) => target.dispatchEvent(new Event(type)) };
}

it('J7 says that the connection is lost and that it is back', () => {
  const { view, fire } = browser(true);
  const tell = vi.fn();
  watchConnection(view, NEWS, tell);
  expect(tell).not.toHaveBeenCalled();
  fire('offline');
  fire('online');
  expect(tell.mock.calls.flat()).toEqual([NEWS.lost, NEWS.back]);
});

it('J7 says at once that there is no connection, and nothing about one that was never lost', () => {
  const { view } = browser(false);
  const tell = vi.fn();
  watchConnection(view, NEWS, tell);
  expect(tell).toHaveBeenCalledExactlyOnceWith(NEWS.lost);

  const online = browser(true);
  const quiet = vi.fn();
  watchConnection(online.view, NEWS, quiet);
  online.fire('online');
  expect(quiet).not.toHaveBeenCalled();
});

it('J7 stops when told to', () => {
  const { view, fire } = browser(true);
  const tell = vi.fn();
  watchConnection(view, NEWS, tell)();
  fire('offline');
  expect(tell).not.toHaveBeenCalled();
});
