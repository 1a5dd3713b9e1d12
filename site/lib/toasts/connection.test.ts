import { expect, it, vi } from 'vitest';
import { watchConnection } from './connection.ts';

function browser(onLine: boolean) {
  const target = new EventTarget();
  const view = Object.assign(target, { navigator: { onLine } }) as unknown as Window;
  return { view, fire: (type: string) => target.dispatchEvent(new Event(type)) };
}

it('J7 reports when the connection is lost and when it is back', () => {
  const { view, fire } = browser(true);
  const onChange = vi.fn();
  watchConnection(view, onChange);
  expect(onChange).not.toHaveBeenCalled();
  fire('offline');
  fire('online');
  expect(onChange.mock.calls.flat()).toEqual(['lost', 'back']);
});

it('J7 reports a connection that is lost at the start, and nothing when it never was', () => {
  const { view } = browser(false);
  const onChange = vi.fn();
  watchConnection(view, onChange);
  expect(onChange).toHaveBeenCalledExactlyOnceWith('lost');

  const online = browser(true);
  const quiet = vi.fn();
  watchConnection(online.view, quiet);
  online.fire('online');
  expect(quiet).not.toHaveBeenCalled();
});

it('J7 N4 leaves a lost connection to a page that says it itself, and reports its return', () => {
  const { view, fire } = browser(false);
  const onChange = vi.fn();
  watchConnection(view, onChange, true);
  expect(onChange).not.toHaveBeenCalled();
  fire('online');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('back');
});

it('J7 reports nothing after the watch stops', () => {
  const { view, fire } = browser(true);
  const onChange = vi.fn();
  watchConnection(view, onChange)();
  fire('offline');
  expect(onChange).not.toHaveBeenCalled();
});
