import { type MouseEvent, useEffect } from 'react';
import type { Locale } from '#contracts/locale.ts';
import { reportLoadFailure } from '#site/lib/lazy/load-failure.ts';
import type { Measuring } from './measure.ts';
import styles from './PrivacyChoices.module.css';

interface PrivacyChoicesProps {
  readonly locale: Locale;
  readonly label: string;
  readonly withoutScripts: string;
  /** The brand's analytics service; null when it has none. */
  readonly measured: Measuring | null;
}

/** Opens the dialog with all privacy choices. Without scripts, a sentence explains why there are none (N3). */
export function PrivacyChoices({ locale, label, withoutScripts, measured }: PrivacyChoicesProps) {
  useEffect(() => {
    // Each page has this part, which hydrates at the first sign: with it comes the code that counts calls (N17).
    if (import.meta.env.COUNTS_VISITS)
      import('../calls.ts').then(({ watchCalls }) => watchCalls(window)).catch(() => undefined);
  }, []);
  useEffect(() => {
    // Without this code, nothing is measured and the banner does not open.
    if (measured)
      import('./measure.ts').then(({ measure }) => measure({ locale, measured })).catch(() => undefined);
  }, [locale, measured]);
  const open = ({ currentTarget }: MouseEvent) => {
    import('./ask.ts')
      .then(({ openPreferences }) =>
        openPreferences({ locale, measured: measured?.exempt ? null : measured }),
      )
      .catch(() => reportLoadFailure(currentTarget));
  };
  return (
    <>
      <button
        className={styles.open}
        type="button"
        aria-haspopup="dialog"
        data-part="privacy-choices"
        onClick={open}
      >
        {label}
      </button>
      <span className={styles.without}>{withoutScripts}</span>
    </>
  );
}
