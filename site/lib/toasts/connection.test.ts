import { beforeEach, expect, it, vi } from 'vitest';
import { watchConnection } from './connection.ts';

function browser(onLine: boolean) {
  const target = new EventTarget();
  const own = { navigator: { onLine }, setTimeout: (work: () => void) => setTimeout(work) };
  const view = Object.assign(target, own) as unknown as Window;
  const fire = (type: string) => {
    target.dispatchEvent(new Event(type));
    vi.runAllTimers();
  };
  return { view, fire };
}
const unsaid = () => false;

beforeEach(() => {
  vi.useFakeTimers();
});

it('J7 reports when the connection is lost and when it is back', () => {
  const { view, fire } = browser(true);
  const onChange = vi.fn();
  watchConnection(view, onChange, unsaid);
  vi.runAllTimers();
  expect(onChange).not.toHaveBeenCalled();
  fire('offline');
  fire('online');
  expect(onChange.mock.calls.flat()).toEqual(['lost', 'back']);
});

it('J7 reports a connection that is lost at the start, and nothing when it never was', () => {
  const { view } = browser(false);
  const onChange = vi.fn();
  watchConnection(view, onChange, unsaid);
  vi.runAllTimers();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('lost');

  const online = browser(true);
  const quiet = vi.fn();
  watchConnection(online.view, quiet, unsaid);
  online.fire('online');
  expect(quiet).not.toHaveBeenCalled();
});

it('J7 N4 leaves a connection that is lost at the start to a page that says it itself, and reports its return', () => {
  const { view, fire } = browser(false);
  const onChange = vi.fn();
  watchConnection(view, onChange, (early) => early);
  vi.runAllTimers();
  expect(onChange).not.toHaveBeenCalled();
  fire('online');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('back');
  fire('offline');
  expect(onChange).toHaveBeenLastCalledWith('lost');
});

it('J7 N4 does not report a loss that the page says in answer to the same event', () => {
  const { view, fire } = browser(true);
  const onChange = vi.fn();
  let isSaid = false;
  watchConnection(view, onChange, () => isSaid);
  view.addEventListener('offline', () => {
    isSaid = true;
  });
  fire('offline');
  expect(onChange).not.toHaveBeenCalled();
});

it('J7 reports nothing after the watch stops', () => {
  const { view, fire } = browser(true);
  const onChange = vi.fn();
  watchConnection(view, onChange, unsaid)();
  fire('offline');
  expect(onChange).not.toHaveBeenCalled();
});
