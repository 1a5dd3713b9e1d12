export const TOAST_KINDS = ['success', 'info', 'warning', 'error', 'loading'] as const;
export type ToastKind = (typeof TOAST_KINDS)[number];

/** A button of a toast; it closes the toast. */
export interface ToastButton {
  readonly label: string;
  readonly onPress: () => void;
}

/** What a toast of the stack says and does; all words in the reader's language (J7). */
export interface StackedToast {
  readonly kind: ToastKind;
  readonly title: string;
  readonly description?: string | undefined;
  /** A toast asked for again under its id changes in place. */
  readonly id?: string | undefined;
  /** Milliseconds in view, 4000 where not given; `Infinity` stays. A `loading` toast stays until it changes. */
  readonly duration?: number | undefined;
  readonly position?:
    | 'top-left'
    | 'top-center'
    | 'top-right'
    | 'bottom-left'
    | 'bottom-center'
    | 'bottom-right'
    | undefined;
  /** False: neither a swipe nor a button takes it away. */
  readonly dismissible?: boolean | undefined;
  readonly action?: ToastButton | undefined;
  readonly cancel?: ToastButton | undefined;
}

/** News of the site itself; a second one takes the place of the first. */
export interface SystemToast {
  readonly title: string;
  readonly description?: string | undefined;
}

/** What the stack is asked for: a toast, or that one goes. */
export type StackMessage =
  | { readonly toast: StackedToast & { readonly id: string } }
  | { readonly dismiss: string };

export type ToastMessages = { readonly stack: StackMessage; readonly system: SystemToast };
export type ToastSlot = keyof ToastMessages;
export type Send = <Slot extends ToastSlot>(slot: Slot, message: ToastMessages[Slot]) => void;

/** The window event by which any script asks; its detail is the slot's message. */
export const askEvent = (slot: ToastSlot) => `toast:${slot}`;
/** The window event by which a slot says that it listens. */
export const readyEvent = (slot: ToastSlot) => `toast:${slot}:ready`;

let asked = 0;

/** Asks for a toast of the stack and returns its id. Loads nothing by itself: the page's toasts wake up on the event. */
export function askToast(toast: StackedToast, send: Send = sendToWindow): string {
  const id = toast.id ?? `toast-${++asked}`;
  send('stack', { toast: { ...toast, id } });
  return id;
}

export function dismissToast(id: string, send: Send = sendToWindow): void {
  send('stack', { dismiss: id });
}

/** Puts news of the site itself into the single slot. */
export function tellSystem(toast: SystemToast, send: Send = sendToWindow): void {
  send('system', toast);
}

/** Listens for a slot's messages, says so, and returns what ends it. */
export function onToast<Slot extends ToastSlot>(
  slot: Slot,
  show: (message: ToastMessages[Slot]) => void,
  view: EventTarget = window,
): () => void {
  const listener = (event: Event) => show((event as CustomEvent<ToastMessages[Slot]>).detail);
  view.addEventListener(askEvent(slot), listener);
  view.dispatchEvent(new Event(readyEvent(slot)));
  return () => view.removeEventListener(askEvent(slot), listener);
}

const sendToWindow: Send = (slot, detail) => {
  window.dispatchEvent(new CustomEvent(askEvent(slot), { detail }));
};
