import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in the hydrating render, true after that. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
