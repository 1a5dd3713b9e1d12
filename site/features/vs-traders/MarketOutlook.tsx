import type { ReactNode } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { VENDORS } from '#contracts/vendors.ts';
import styles from './MarketOutlook.module.css';
import { Note } from './Note.tsx';

interface MarketOutlookProps {
  readonly locale: Locale;
  /** The company's content, which asks before it loads. */
  readonly children?: ReactNode;
}

/** The source's own outlook: closed at first, and loaded only after the reader allows it (E6). */
export function MarketOutlook({ locale, children }: MarketOutlookProps) {
  return (
    <Note part="outlook" heading={translate(locale, 'embed.outlookTitle')}>
      <p className="measure muted">
        {translate(locale, 'embed.outlookLead', { vendor: VENDORS.myfxbook.name })}
      </p>
      <div className={styles.outlook}>{children}</div>
    </Note>
  );
}
