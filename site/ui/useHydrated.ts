import { use, useSyncExternalStore } from 'react';
import { RenderMoment } from './render-moment.ts';

const never = () => () => undefined;

/** False on the server and in the frame that hydrates, true after that: for what only the browser knows. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Whether a part shows figures: after it hydrated, and from its first frame on where the page came with them (N12). */
export function useIsLive(): boolean {
  const moment = use(RenderMoment);
  return useSyncExternalStore(
    never,
    () => true,
    () => moment !== null,
  );
}
