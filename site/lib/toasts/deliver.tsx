import { type ExternalToast, toast } from 'sonner';
import type { Locale } from '#contracts/locale.ts';
import type { PromiseToast, StackedToast, SystemToast, Toast, ToastButton } from './bus.ts';
import { SystemMessage } from './SystemMessage.tsx';

/** The sonner id of the single slot's Toaster. */
export const SYSTEM = 'system';
/** Milliseconds in view (J7). */
const SLOT_MS = 5_000;
/**
 * A message leaves the slot after this time at the latest, also when a hidden tab or the focus pauses its timer (J7).
 */
const REMOVE_MS = 1_000_000;

/** Returns a function that passes each toast to sonner: to the stack or to the single slot. */
export function createDelivery(locale: Locale): (message: Toast) => void {
  const showSystem = createSingleSlot(locale);
  return (message) => {
    if (message.kind === 'system') showSystem(message);
    else if (message.kind === 'promise') showPromise(message);
    else showStacked(message);
  };
}

/**
 * Shows one message at a time. A message updates an open toast in place, because sonner can lose the dismissal of a
 * toast before its first render. A closed toast keeps its id until its exit ends, so the next message gets a new id.
 */
function createSingleSlot(locale: Locale): (message: SystemToast) => void {
  let removal: ReturnType<typeof setTimeout> | undefined;
  let closed = 0;
  let shown = 0;
  const onClosed = () => {
    closed += 1;
  };
  return (message) => {
    const id = `${SYSTEM}-${closed}`;
    const close = () => toast.dismiss(id);
    shown += 1;
    toast.custom(() => <SystemMessage {...message} locale={locale} onClose={close} />, {
      id,
      toasterId: SYSTEM,
      // sonner restarts the time of an updated toast in full only when its duration changes.
      duration: SLOT_MS + (shown % 2),
      onAutoClose: onClosed,
      onDismiss: onClosed,
    });
    clearTimeout(removal);
    removal = setTimeout(close, REMOVE_MS);
  };
}

/** Fields that a toast leaves out are reset, because sonner merges an update into the toast it replaces. */
function showStacked({ kind, title, action, cancel, dismissible = true, ...rest }: StackedToast): void {
  const options = {
    description: undefined,
    duration: undefined,
    position: undefined,
    ...rest,
    dismissible,
    closeButton: dismissible,
    action: action && buttonOf(action),
    cancel: cancel && buttonOf(cancel),
  };
  toast[kind](title, options as ExternalToast);
}

const buttonOf = ({ label, onPress }: ToastButton) => ({ label, onClick: onPress });

/** For a response that is not OK, sonner passes the text "HTTP error! status: 503"; for a rejection, its cause. */
function showPromise({ work, loading, success, error }: PromiseToast): void {
  toast.promise(work, {
    loading,
    success,
    error: (reason: unknown) => ({
      message: error,
      description: typeof reason === 'string' ? reason : undefined,
    }),
    closeButton: true,
  });
}
