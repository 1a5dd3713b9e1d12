import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { Button } from '#site/ui/Button.tsx';
import styles from './OldPage.module.css';

/** Says that the page is of an earlier build, once old-page.ts moves it out of its template. It needs no code to load. */
export function OldPage({ locale }: { readonly locale: Locale }) {
  return (
    <div data-part="old-page">
      <template>
        <div className={styles.line} role="alert">
          <div className="page cluster apart">
            <p>{translate(locale, 'shell.oldPage')}</p>
            <Button kind="primary">{translate(locale, 'shell.reload')}</Button>
          </div>
        </div>
      </template>
    </div>
  );
}
