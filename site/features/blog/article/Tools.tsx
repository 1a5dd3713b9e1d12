import { translate } from '#content/words/translate.ts';
import { articleOrigin } from '#site/seo/article.ts';
import { Button } from '#site/ui/Button.tsx';
import type { Reading } from './reading.ts';
import styles from './Tools.module.css';

/** Links to share, print and return to the top. A script shows the buttons that need one. */
export function Tools({ reading }: { readonly reading: Reading }) {
  const { article, locale, title } = reading;
  const address = articleOrigin(article, locale);
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
  return (
    <section
      className={`cluster line-above ${styles.tools}`}
      aria-label={translate(locale, 'blog.share')}
      data-part="article-tools"
      data-copied={translate(locale, 'blog.copied')}
      data-failed={translate(locale, 'blog.copyFailed')}
    >
      <Button hidden data-part="copy-link">
        {translate(locale, 'blog.copy')}
      </Button>
      <Button hidden data-part="share">
        {translate(locale, 'blog.shareNative')}
      </Button>
      <Button hidden data-part="print">
        {translate(locale, 'blog.print')}
      </Button>
      <span className="cluster flush">
        <a className="tap strong" href={mail}>
          {translate(locale, 'blog.mail')}
        </a>
        <a className="tap strong" href="#main">
          {translate(locale, 'blog.top')}
        </a>
      </span>
      <p className={`small muted ${styles.answer}`} role="status" />
    </section>
  );
}
