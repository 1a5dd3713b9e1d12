import { useSyncExternalStore } from 'react';
import { renderMoment } from './render-moment.ts';

const never = () => () => undefined;

/** False in the build and in the hydrating render, true after that and where the server renders with figures. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => renderMoment() !== null,
  );
}
