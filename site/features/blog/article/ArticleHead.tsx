import { brand } from '#brand/load.ts';
import { ARTICLES } from '#content/articles/articles.ts';
import { href } from '#content/routes.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatDate } from '#domain/format.ts';
import { Badges } from '#site/features/blog/list/Badges.tsx';
import { Engraving } from '#site/ui/Engraving.tsx';
import { RiskLine } from '#site/ui/RiskLine.tsx';
import styles from './ArticleHead.module.css';
import type { Reading } from './reading.ts';

/** Breadcrumbs, title, summary, author, dates, and the loss warning above every call (G2, A8). */
export function ArticleHead({ reading }: { readonly reading: Reading }) {
  const { article, locale, title, standfirst } = reading;
  const { published, updated } = article;
  return (
    <header className={`page stack ${styles.head}`}>
      <Engraving seed={article.id} className={styles.cover} />
      <Crumbs locale={locale} title={title} />
      {!ARTICLES.some(({ id }) => id === article.id) && (
        <p className="strong" data-part="not-public">
          {translate(locale, 'blog.notPublic')}
        </p>
      )}
      <Badges {...{ article, locale }} />
      <h1 className={styles.title}>{title}</h1>
      {standfirst && <p className={styles.standfirst}>{standfirst}</p>}
      <p className={`cluster flush gap-5 small muted ${styles.byline}`}>
        <span>
          {translate(locale, 'blog.by')} {translate(locale, 'blog.author', { brand: brand.name })}
        </span>
        <time dateTime={published}>{formatDate(published, locale)}</time>
        {updated !== published && (
          <time dateTime={updated}>
            {translate(locale, 'blog.updated', { date: formatDate(updated, locale) })}
          </time>
        )}
        <span data-part="reading-time">{readingTime(reading)}</span>
        <span data-part="level">
          <span className="hidden-text">{translate(locale, 'blog.levelLabel')} </span>
          {translate(locale, `blog.level.${article.level}`)}
        </span>
      </p>
      <RiskLine text={translate(locale, 'shell.risk')} />
    </header>
  );
}

/** Minutes of reading, as announced where the article says so. */
export function readingTime({ article, locale, minutes }: Reading): string {
  return translate(locale, 'blog.minutes', { minutes: article.statedMinutes ?? minutes });
}

interface CrumbsProps {
  readonly locale: Locale;
  readonly title: string;
}

/** Home / Blog / title (G2). */
function Crumbs({ locale, title }: CrumbsProps) {
  return (
    <nav className="small muted" aria-label={translate(locale, 'blog.crumbs')}>
      <ol className={styles.trail}>
        <li>
          <a className="tap" href={href('home')}>
            {translate(locale, 'blog.home')}
          </a>
        </li>
        <li>
          <a className="tap" href={href('blog')}>
            {translate(locale, 'blog.name')}
          </a>
        </li>
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}
