export const TOAST_KINDS = ['success', 'info', 'warning', 'error', 'loading'] as const;
export type ToastKind = (typeof TOAST_KINDS)[number];

/** A button of a toast; it closes the toast. */
export interface ToastButton {
  readonly label: string;
  readonly onPress: () => void;
}

/** A toast of the stack; all texts are in the visitor's language (J7). */
export interface StackedToast {
  readonly kind: ToastKind;
  readonly title: string;
  readonly description?: string | undefined;
  /** A second toast with the same id updates the first in place. */
  readonly id?: string | undefined;
  /** Milliseconds in view, 4000 by default; `Infinity` stays. A `loading` toast stays until it changes. */
  readonly duration?: number | undefined;
  readonly position?:
    | 'top-left'
    | 'top-center'
    | 'top-right'
    | 'bottom-left'
    | 'bottom-center'
    | 'bottom-right'
    | undefined;
  /** False: neither a swipe nor a button closes it. */
  readonly dismissible?: boolean | undefined;
  readonly action?: ToastButton | undefined;
  readonly cancel?: ToastButton | undefined;
}

/** A toast of the single slot, for messages about the site itself; a second one replaces the first. */
export interface SystemToast {
  readonly kind: 'system';
  readonly title: string;
  readonly description?: string | undefined;
}

/** A toast of the stack that follows a call: loading, then success or error. */
export interface PromiseToast {
  readonly kind: 'promise';
  readonly work: Promise<unknown>;
  readonly loading: string;
  readonly success: string;
  readonly error: string;
}

export type Toast = StackedToast | SystemToast | PromiseToast;

/** The window event that carries a toast to the island; its detail is the toast. */
export const TOAST_EVENT = 'toast';
/** The window event that the island fires when it starts to listen. */
export const TOASTS_READY = 'toasts:ready';

/** Shows a toast. Imports no library: the page's island of toasts hydrates on the event. */
export function showToast(toast: Toast, view: EventTarget = window): void {
  view.dispatchEvent(new CustomEvent(TOAST_EVENT, { detail: toast }));
}

/** Calls `listener` with each toast, and fires `TOASTS_READY`. Returns a function that stops it. */
export function onToast(listener: (toast: Toast) => void, view: EventTarget = window): () => void {
  const onEvent = (event: Event) => listener((event as CustomEvent<Toast>).detail);
  view.addEventListener(TOAST_EVENT, onEvent);
  view.dispatchEvent(new Event(TOASTS_READY));
  return () => view.removeEventListener(TOAST_EVENT, onEvent);
}
