import { type ExternalToast, toast } from 'sonner';
import type { PromiseToast, StackedToast, SystemToast, Toast, ToastButton } from './bus.ts';
import { SystemMessage, type SystemMessageWords } from './SystemMessage.tsx';

/** The sonner id of the single slot's Toaster. */
export const SYSTEM = 'system';
/** The latest moment a message leaves the slot, also when a hidden tab or the focus holds its timer (SPEC J7). */
const REMOVE_MS = 1_000_000;

/** Returns what hands each toast of the bus to sonner: to the stack or to the single slot. */
export function createDelivery(words: SystemMessageWords): (message: Toast) => void {
  const showSystem = createSingleSlot(words);
  return (message) => {
    if (message.kind === 'system') showSystem(message);
    else if (message.kind === 'promise') showPromise(message);
    else showStacked(message);
  };
}

/** A message of the slot closes the one before it. */
function createSingleSlot(words: SystemMessageWords): (message: SystemToast) => void {
  let close = () => {};
  return (message) => {
    close();
    const id = toast.custom(
      (own) => <SystemMessage {...message} words={words} onClose={() => toast.dismiss(own)} />,
      { toasterId: SYSTEM },
    );
    const removal = setTimeout(() => toast.dismiss(id), REMOVE_MS);
    close = () => {
      clearTimeout(removal);
      toast.dismiss(id);
    };
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
