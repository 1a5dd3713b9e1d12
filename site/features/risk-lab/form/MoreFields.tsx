import { type ReactNode, useEffect, useState } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import fold from '#site/ui/PhoneFold.module.css';
import styles from '../Lab.module.css';

interface MoreFieldsProps {
  readonly locale: Locale;
  /** One of them is wrong, or the result waits for it. */
  readonly isNeeded: boolean;
  readonly children: ReactNode;
}

/** Fields with a usual value. Phones fold them away, so that few come before the answer; it opens by itself and never closes so (N5). */
export function MoreFields({ locale, isNeeded, children }: MoreFieldsProps) {
  const [isOpen, open] = useState(false);
  useEffect(() => {
    if (isNeeded) open(true);
  }, [isNeeded]);
  return (
    <details
      className={`${fold.phone} ${styles.more}`}
      open={isOpen}
      onToggle={({ currentTarget }) => open(currentTarget.open)}
    >
      <summary className="opens strong">{translate(locale, 'lab.more')}</summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
