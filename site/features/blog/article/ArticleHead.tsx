import { brand } from '#brand/load.ts';
import { translate } from '#content/words/translate.ts';
import { formatDate } from '#domain/format.ts';
import { Badges } from '#site/features/blog/list/Badges.tsx';
import { RiskLine } from '#site/ui/RiskLine.tsx';
import styles from './ArticleHead.module.css';
import { Crumbs } from './Crumbs.tsx';
import type { Reading } from './reading.ts';

/** Where the reader is, what the article says in a line or two, who wrote it when, and the loss warning, above every call (G2, A8). */
export function ArticleHead({ reading }: { readonly reading: Reading }) {
  const { article, locale, title, standfirst } = reading;
  const { published, updated } = article;
  return (
    <header className={`page ${styles.head}`}>
      <Crumbs locale={locale} title={title} />
      <Badges {...{ article, locale }} />
      <h1 className={styles.title}>{title}</h1>
      {standfirst && <p className={styles.standfirst}>{standfirst}</p>}
      <p className={styles.byline}>
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
      <div className={styles.risk}>
        <RiskLine text={translate(locale, 'shell.risk')} />
      </div>
    </header>
  );
}

/** How long the article takes: the text alone, after the longer time it was announced with where there is one. */
export function readingTime({ article, locale, minutes }: Reading): string {
  const stated = article.statedMinutes;
  return stated === undefined || stated <= minutes
    ? translate(locale, 'blog.minutes', { minutes })
    : translate(locale, 'blog.statedMinutes', { stated, minutes });
}
