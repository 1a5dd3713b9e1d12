import { brand } from '#brand/load.ts';
import { translate } from '#content/words/translate.ts';
import { inLocale } from '#contracts/locale.ts';
import { formatDate } from '#domain/format.ts';
import { readingTime } from '#site/features/blog/article/ArticleHead.tsx';
import type { Reading } from '#site/features/blog/article/reading.ts';
import { leadTrade } from '#site/features/blog/trades/lead-trade.ts';
import { RatioStrip } from '#site/features/blog/trades/RatioStrip.tsx';
import { Badges } from './Badges.tsx';
import styles from './Index.module.css';

/** An article in the list: its date, title, description, and its ratio as a drawing (G1). */
export function ArticleCard({ reading }: { readonly reading: Reading }) {
  const { article, locale, title, description } = reading;
  const { topics, published, level } = article;
  const lead = leadTrade(article, locale);
  const levels = lead?.levels;
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
      {lead && (
        <div className={styles.ratio}>
          <RatioStrip
            ratio={Number(lead.ratio)}
            label={translate(locale, 'blog.stripTitle', { ratio: lead.ratio })}
          />
          <p aria-hidden="true">1:{lead.ratio}</p>
          {levels && (
            <dl className={`smaller figures ${styles.levels}`}>
              {(['target', 'entry', 'stop'] as const).map((name) => (
                <div key={name} className="cluster apart flush" data-level={name}>
                  <dt className="muted">{translate(locale, `blog.${name}`)}</dt>
                  <dd>{levels[name]}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      )}
    </li>
  );
}
