import type { ReactNode } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { NoteMark } from '#site/features/blog/article/NoteMark.tsx';
import type { Reading } from '#site/features/blog/article/reading.ts';
import { leadTrade } from '#site/features/blog/trades/lead-trade.ts';
import { feedPath } from '#site/seo/feed.ts';
import { RiskLine } from '#site/ui/RiskLine.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import styles from './Index.module.css';
import { TopicFilter } from './TopicFilter.tsx';

interface IndexProps {
  readonly locale: Locale;
  /** Newest first. */
  readonly readings: readonly Reading[];
  /** The search field. */
  readonly children: ReactNode;
}

/** All articles, newest first. The topic filter works with and without scripts (G1). */
export function Index({ locale, readings, children }: IndexProps) {
  const drawn = new Set(
    readings.flatMap(({ article }) => (leadTrade(article, locale) ? article.topics : [])),
  );
  return (
    <div className={styles.index}>
      <header className={`page stack ${styles.head}`}>
        <h1>{translate(locale, 'blog.title')}</h1>
        <p className="measure muted" data-part="self-reported">
          {translate(locale, 'blog.intro')}
          <NoteMark locale={locale} />
        </p>
        <RiskLine text={translate(locale, 'shell.risk')} />
      </header>
      <div className={`page stack gap-5 ${styles.tools}`}>
        {children}
        <TopicFilter locale={locale} />
      </div>
      <div className="page">
        <p className={`small muted ${styles.key}`} data-topics={[...drawn].join(' ')}>
          {translate(locale, 'blog.stripKey')}
        </p>
        <ul className="ledger" aria-label={translate(locale, 'blog.list')} data-part="articles">
          {readings.map((reading) => (
            <ArticleCard key={reading.article.id} reading={reading} />
          ))}
        </ul>
        <p className={`cluster flush gap-4 muted ${styles.feeds}`}>
          {translate(locale, 'blog.feeds')}{' '}
          <a className="tap strong" href={feedPath('atom', locale)}>
            Atom
          </a>{' '}
          <a className="tap strong" href={feedPath('rss', locale)}>
            RSS
          </a>
        </p>
      </div>
    </div>
  );
}
