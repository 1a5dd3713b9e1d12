import type { SystemToast } from './bus.ts';

/** How long a closed message stays known before it is removed (J7). */
export const REMOVE_MS = 1_000_000;

/** The message in the slot: added open, then dismissed, then removed. */
export interface SlotEntry extends SystemToast {
  readonly id: number;
  readonly isOpen: boolean;
}

export interface SingleSlot {
  readonly current: () => SlotEntry | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes the place of what stands in the slot. */
  readonly add: (toast: SystemToast) => void;
  readonly dismiss: (id: number) => void;
}

/** A store of one message at a time (J7). */
export function createSingleSlot(): SingleSlot {
  let entry: SlotEntry | null = null;
  let removal: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const put = (next: SlotEntry | null) => {
    clearTimeout(removal);
    entry = next;
    for (const listener of listeners) listener();
  };
  let added = 0;
  return {
    current: () => entry,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (toast) => put({ ...toast, id: ++added, isOpen: true }),
    dismiss(id) {
      if (entry?.id !== id || !entry.isOpen) return;
      put({ ...entry, isOpen: false });
      removal = setTimeout(() => put(null), REMOVE_MS);
    },
  };
}
