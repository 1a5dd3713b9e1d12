import { Fragment, useEffect, useInsertionEffect } from 'react';
import { type ExternalToast, Toaster, toast } from 'sonner';
import library from 'sonner/dist/styles.css?inline';
import { useHydrated } from '#site/ui/useHydrated.ts';
import { onToast, type StackedToast, type StackMessage, TOAST_KINDS, type ToastButton } from './bus.ts';
import { adoptSheets } from './sheets.ts';
import sheet from './stack.css?inline';
import { CloseIcon, ToastIcon } from './ToastIcon.tsx';
import shared from './toast.css?inline';

/** Milliseconds in view, toasts in view, pixels between them, keys that bring the focus here (J7). */
const STACK = { duration: 4_000, visibleToasts: 3, gap: 14, hotkey: ['altKey', 'KeyT'] };
/** Clear of the header, of the banner at the bottom and of the system's own bar. */
const EDGES = { top: 'var(--toast-top)', bottom: 'var(--toast-bottom)', left: '1rem', right: '1rem' };
const ICONS = Object.fromEntries(TOAST_KINDS.map((kind) => [kind, <ToastIcon key={kind} kind={kind} />]));
const CLASSES = {
  toast: 'toast',
  icon: 'toast-icon',
  content: 'toast-content',
  title: 'toast-title',
  description: 'toast-text',
  actionButton: 'toast-button',
  cancelButton: 'toast-button',
  closeButton: 'toast-close',
};

interface StackedToastsProps {
  /** Name of the place, for screen readers; the keys that lead there are added. */
  readonly label: string;
  readonly close: string;
}

/** The stack of toasts that answer to what a visitor or a live part of the page did; it is empty until it hydrates. */
export function StackedToasts(props: StackedToastsProps) {
  // Not null: Astro would call the island outside React, which logs a warning (withastro/astro#12283).
  return useHydrated() ? <Stack {...props} /> : <Fragment />;
}

function Stack({ label, close }: StackedToastsProps) {
  useInsertionEffect(() => adoptSheets(document, [library, shared, sheet]), []);
  useEffect(() => onToast('stack', deliver), []);
  return (
    <Toaster
      {...STACK}
      position="bottom-right"
      offset={EDGES}
      mobileOffset={EDGES}
      icons={{ ...ICONS, close: <CloseIcon /> }}
      containerAriaLabel={label}
      toastOptions={{ unstyled: true, classNames: CLASSES, closeButtonAriaLabel: close }}
    />
  );
}

function deliver(message: StackMessage): void {
  if ('toast' in message) show(message.toast);
  else toast.dismiss(message.dismiss);
}

/** What a toast leaves out is reset, so that one that changes keeps nothing of before. */
function show({ kind, title, action, cancel, dismissible = true, ...rest }: StackedToast): void {
  const options = {
    description: undefined,
    duration: undefined,
    position: undefined,
    ...rest,
    dismissible,
    closeButton: dismissible,
    action: action && pressed(action),
    cancel: cancel && pressed(cancel),
  };
  toast[kind](title, options as ExternalToast);
}

const pressed = ({ label, onPress }: ToastButton) => ({ label, onClick: onPress });
