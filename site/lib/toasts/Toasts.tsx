import { Fragment, useEffect, useInsertionEffect } from 'react';
import { Toaster } from 'sonner';
import library from 'sonner/dist/styles.css?inline';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { retryFailedIslands } from '#site/lib/lazy/retry-islands.ts';
import { useHydrated } from '#site/ui/useHydrated.ts';
import { onToast, showToast, TOAST_KINDS } from './bus.ts';
import { watchConnection } from './connection.ts';
import { createDelivery, SYSTEM } from './deliver.tsx';
import { addGestures } from './gestures.ts';
import { adoptSheets } from './sheets.ts';
import stackSheet from './stack.css?inline';
import systemSheet from './system.css?inline';
import { CloseIcon, ToastIcon } from './ToastIcon.tsx';
import shared from './toast.css?inline';

/**
 * `duration` in ms (the slot sets its own in deliver.tsx), toasts in view, gap in px, and keys that focus the stack
 * (J7).
 */
const STACK = { duration: 4_000, visibleToasts: 3, gap: 14, hotkey: ['altKey', 'KeyT'] };
const SLOT = { visibleToasts: 1, hotkey: ['F8'] };
/** Keeps toasts away from the header, the bottom banner and the system bars. */
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

/** Both kinds of toast, the stack and the single slot (docs/decisions/012). Renders nothing before it hydrates. */
export function Toasts(props: { readonly locale: Locale }) {
  // Not null: Astro would call the island outside React, which logs a warning (withastro/astro#12283).
  return useHydrated() ? <Toasters {...props} /> : <Fragment />;
}

function Toasters({ locale }: { readonly locale: Locale }) {
  useInsertionEffect(() => adoptSheets(document, [library, shared, stackSheet, systemSheet]), []);
  useEffect(() => addGestures(document), []);
  useEffect(() => onToast(createDelivery(locale)), [locale]);
  useEffect(() => watchSite(locale), [locale]);
  return (
    <>
      <Toaster
        {...STACK}
        position="bottom-right"
        offset={EDGES}
        mobileOffset={EDGES}
        icons={{ ...ICONS, close: <CloseIcon /> }}
        containerAriaLabel={translate(locale, 'toasts.stackLabel')}
        toastOptions={{
          unstyled: true,
          classNames: CLASSES,
          closeButtonAriaLabel: translate(locale, 'toasts.close'),
        }}
      />
      <Toaster
        {...SLOT}
        id={SYSTEM}
        className="system-slot"
        position="top-left"
        offset={EDGES}
        mobileOffset={EDGES}
        swipeDirections={['right']}
        containerAriaLabel={translate(locale, 'toasts.systemLabel')}
        toastOptions={{ unstyled: true }}
      />
    </>
  );
}

/** A page that was opened without a connection says so itself (N4); one that came too late does not. */
const OPENED_OFFLINE = '[data-part="kept-notice"][data-reason="kept"], [data-part="offline"]';

/** Whether the line over live figures says it (ConnectionNote), where the reader sees it. */
function isLineInView(): boolean {
  const line = document.querySelector('[data-part="no-connection"]');
  const { top = 0, bottom = 0 } = line?.getBoundingClientRect() ?? {};
  return top < innerHeight && bottom > 0;
}

/** Shows messages about the site itself: the connection, and islands that failed to load. */
function watchSite(locale: Locale): () => void {
  const show = (name: 'lost' | 'back' | 'unloaded') =>
    showToast({
      kind: 'system',
      title: translate(locale, `toasts.${name}`),
      description: translate(locale, `toasts.${name}Text`),
    });
  const isSaid = (early: boolean) =>
    isLineInView() || (early && document.querySelector(OPENED_OFFLINE) !== null);
  const stops = [watchConnection(window, show, isSaid), retryFailedIslands(window, () => show('unloaded'))];
  return () => {
    for (const stop of stops) stop();
  };
}
