import { brand } from '#brand/load.ts';
import { translate } from '#content/words/translate.ts';
import { inLocale } from '#contracts/locale.ts';
import { formatDate } from '#domain/format.ts';
import { readingTime } from '#site/features/blog/article/ArticleHead.tsx';
import type { Reading } from '#site/features/blog/article/reading.ts';
import { leadRatio } from '#site/features/blog/trades/lead-ratio.ts';
import { RatioStrip } from '#site/features/blog/trades/RatioStrip.tsx';
import { Badges } from './Badges.tsx';
import styles from './Index.module.css';

/** An article in the list: its date, title, description, and its ratio as a drawing (G1). */
export function ArticleCard({ reading }: { readonly reading: Reading }) {
  const { article, locale, title, description } = reading;
  const { topics, published, level } = article;
  const ratio = leadRatio(article);
  return (
    <li
      className={styles.card}
      data-part="article-card"
      data-article={article.id}
      data-topics={topics.join(' ')}
    >
      <p className={`cluster flush gap-4 small muted ${styles.meta}`}>
        <time className="strong" dateTime={published}>
          {formatDate(published, locale)}
        </time>
        <span>{translate(locale, 'blog.author', { brand: brand.name })}</span>
        <span>{readingTime(reading)}</span>
        <span>{translate(locale, `blog.level.${level}`)}</span>
      </p>
      <div className="stack gap-2">
        <Badges {...{ article, locale }} />
        <h2 className="size-3">{title}</h2>
        <p className="measure muted">{description}</p>
        <a className={`tap gold strong ${styles.read}`} href={inLocale(article.paths, locale)}>
          {translate(locale, topics.includes('cases') ? 'blog.readCase' : 'blog.read')}
          <span className="hidden-text">: {title}</span>
        </a>
      </div>
      {ratio && (
        <div className={styles.ratio}>
          <RatioStrip ratio={Number(ratio)} label={translate(locale, 'blog.stripTitle', { ratio })} />
          <p aria-hidden="true">1:{ratio}</p>
        </div>
      )}
    </li>
  );
}
