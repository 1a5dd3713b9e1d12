import { href } from '#content/routes.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import styles from './ArticleHead.module.css';

/** Address of the index. */
export const BLOG_PATH = href('blog');

interface CrumbsProps {
  readonly locale: Locale;
  readonly title: string;
}

/** Home / Blog / title (G2). */
export function Crumbs({ locale, title }: CrumbsProps) {
  return (
    <nav className="small muted" aria-label={translate(locale, 'blog.crumbs')}>
      <ol className={styles.trail}>
        <li>
          <a className="tap" href={href('home')}>
            {translate(locale, 'blog.home')}
          </a>
        </li>
        <li>
          <a className="tap" href={BLOG_PATH}>
            {translate(locale, 'blog.name')}
          </a>
        </li>
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}
