import { type ReactNode, useEffect, useRef } from 'react';
import { CloseButton } from '#site/ui/CloseButton.tsx';
import styles from './Sheet.module.css';

interface SheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Name of the button with the cross. */
  readonly close: string;
  readonly part: string;
  readonly children: ReactNode;
  /** Stays in view at the foot. */
  readonly foot?: ReactNode;
}

/** A dialog that covers the page: from below on a phone, at the side on a desktop. The focus returns to what opened it. */
export function Sheet({ isOpen, onClose, title, close, part, children, foot }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    if (!isOpen || !current) return;
    const opener = document.activeElement as HTMLElement | null;
    current.showModal();
    return () => {
      current.close();
      opener?.focus({ preventScroll: true });
    };
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button close it too
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-label={title}
      data-part={part}
      onCancel={(cancel) => {
        cancel.preventDefault();
        onClose();
      }}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div className={styles.head}>
        <p className="size-1 strong" aria-hidden="true">
          {title}
        </p>
        <CloseButton label={close} data-part={`${part}-close`} onClick={onClose} />
      </div>
      <div className={`stack gap-4 ${styles.body}`}>{children}</div>
      {foot && <div className={`cluster apart gap-2 ${styles.foot}`}>{foot}</div>}
    </dialog>
  );
}
