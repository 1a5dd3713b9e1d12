import type { ToastKind } from './bus.ts';

const PATHS: Readonly<Record<ToastKind, string>> = {
  success: 'M3.5 10.5l4.2 4.2 8.8-9.4',
  info: 'M10 9v6M10 5.2v.6M2.5 10a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0',
  warning: 'M10 3L18 17H2zM10 8v4.2M10 14.2v.6',
  error: 'M4.5 4.5l11 11M15.5 4.5l-11 11',
  loading: 'M17.5 10A7.5 7.5 0 1 1 10 2.5',
};

/** The icon of a toast's kind; icons differ in shape, not only in colour. */
export function ToastIcon({ kind }: { readonly kind: ToastKind }) {
  return (
    <svg className="toast-mark" data-kind={kind} viewBox="0 0 20 20" aria-hidden="true">
      <path d={PATHS[kind]} />
    </svg>
  );
}

/** The icon of a close button. */
export function CloseIcon() {
  return (
    <svg className="toast-mark" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M5 5l10 10M15 5L5 15" />
    </svg>
  );
}
