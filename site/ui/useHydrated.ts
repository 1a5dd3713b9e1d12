import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in the render that takes its markup over, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
