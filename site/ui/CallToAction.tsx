import { type ReactNode, useId } from 'react';
import styles from './CallToAction.module.css';
import { SectionHead } from './Section.tsx';

interface CallToActionProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** The links beside the title, or below it on narrow screens. */
  readonly beside: ReactNode;
  /** `even` or `first-wider` changes the columns, which are 5 : 7. */
  readonly className?: string | undefined;
  /** Content after the first paragraph. */
  readonly children?: ReactNode;
}

/** The last section of a page: a title, and links to buy, join or read on. */
export function CallToAction({ title, lead, beside, className = '', children }: CallToActionProps) {
  const id = useId();
  return (
    <section className={`page split ${styles.closing} ${className}`} aria-labelledby={id} data-part="closing">
      <SectionHead id={id} title={title} lead={lead} className={styles.words}>
        {children}
      </SectionHead>
      {beside}
    </section>
  );
}
