import { CloseIcon } from './ToastIcon.tsx';

export type SystemMessageWords = Readonly<Record<'toasts.systemName' | 'toasts.close', string>>;

interface SystemMessageProps {
  readonly title: string;
  readonly description?: string | undefined;
  readonly words: SystemMessageWords;
  readonly onClose: () => void;
}

/** The single slot's card. */
export function SystemMessage({ title, description, words, onClose }: SystemMessageProps) {
  return (
    <div className="toast system-toast" data-part="system-toast">
      <div className="toast-content">
        <span className="toast-prefix">{words['toasts.systemName']}</span>
        <div className="toast-title">{title}</div>
        {description && <div className="toast-text">{description}</div>}
      </div>
      <button type="button" className="toast-close" aria-label={words['toasts.close']} onClick={onClose}>
        <CloseIcon />
      </button>
    </div>
  );
}
