import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { CloseIcon } from './ToastIcon.tsx';

interface SystemMessageProps {
  readonly title: string;
  readonly description?: string | undefined;
  readonly locale: Locale;
  readonly onClose: () => void;
}

/** The message in the single slot. */
export function SystemMessage({ title, description, locale, onClose }: SystemMessageProps) {
  return (
    <div className="toast system-toast" data-part="system-toast">
      <div className="toast-content">
        <span className="toast-prefix">{translate(locale, 'toasts.systemName')}</span>
        <div className="toast-title">{title}</div>
        {description && <div className="toast-text">{description}</div>}
      </div>
      <button
        type="button"
        className="toast-close"
        aria-label={translate(locale, 'toasts.close')}
        onClick={onClose}
      >
        <CloseIcon />
      </button>
    </div>
  );
}
