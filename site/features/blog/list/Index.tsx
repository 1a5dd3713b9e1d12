import type { ReactNode } from 'react';
import { brand } from '#brand/load.ts';
import { isCase } from '#content/articles/articles.ts';
import { TOPICS, type Topic } from '#content/articles/schema.ts';
import { href } from '#content/routes.ts';
import { translate } from '#content/words/translate.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
import { formatDate } from '#domain/format.ts';
import { readingTime } from '#site/features/blog/article/ArticleHead.tsx';
import { NoteMark } from '#site/features/blog/article/NoteMark.tsx';
import type { Reading } from '#site/features/blog/article/reading.ts';
import { leadTrade, type PricedLevels } from '#site/features/blog/trades/lead-trade.ts';
import { feedPath } from '#site/seo/feed.ts';
import { Engraving } from '#site/ui/Engraving.tsx';
import { RiskLine } from '#site/ui/RiskLine.tsx';
import { TradeMark } from '#site/ui/TradeMark.tsx';
import { BadgeWords } from './Badges.tsx';
import styles from './Index.module.css';
import { topicAnchor } from './topics.ts';

interface IndexProps {
  readonly locale: Locale;
  /** Newest first. */
  readonly readings: readonly Reading[];
  /** The search field. */
  readonly children: ReactNode;
}

/** All articles, newest first. The topic filter works with and without scripts (G1). */
export function Index({ locale, readings, children }: IndexProps) {
  const hasCases = readings.some(({ article }) => isCase(article));
  const drawn = new Set(
    readings.flatMap(({ article }) => (leadTrade(article, locale) ? article.topics : [])),
  );
  const inUse = new Set(readings.flatMap(({ article }) => article.topics));
  return (
    <div className={styles.index}>
      <header className={`page stack ${styles.head}`}>
        <h1>{translate(locale, hasCases ? 'blog.title' : 'blog.titleGuides')}</h1>
        {hasCases ? (
          <p className={`measure muted ${styles.intro}`} data-part="self-reported">
            {translate(locale, 'blog.intro')}
            <NoteMark locale={locale} />
          </p>
        ) : (
          <p className={`measure muted ${styles.intro}`}>{translate(locale, 'blog.introGuides')}</p>
        )}
        <RiskLine text={translate(locale, 'shell.risk')} />
      </header>
      <div className={`page ${styles.tools}`}>
        {children}
        <TopicFilter locale={locale} topics={TOPICS.filter((topic) => inUse.has(topic))} />
      </div>
      <div className="page">
        <ul className="ledger" aria-label={translate(locale, 'blog.list')} data-part="articles">
          {readings.map((reading) => (
            <ArticleCard key={reading.article.id} reading={reading} />
          ))}
        </ul>
        {drawn.size > 0 && (
          <p className={`smaller muted ${styles.key}`} data-topics={[...drawn].join(' ')}>
            {translate(locale, 'blog.stripKey')}
          </p>
        )}
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

/** An article in the list: its trade as a drawing, title, description, and what else the card says on one line (G1). */
function ArticleCard({ reading }: { readonly reading: Reading }) {
  const { article, locale, title, description } = reading;
  const { topics, published, level } = article;
  const lead = leadTrade(article, locale);
  return (
    <li
      className={styles.card}
      data-part="article-card"
      data-article={article.id}
      data-topics={topics.join(' ')}
    >
      <div className={styles.ladder}>
        {lead ? (
          <>
            <TradeMark {...lead.plan} label={translate(locale, 'blog.stripTitle', { ratio: lead.ratio })} />
            <p aria-hidden="true">1:{lead.ratio}</p>
          </>
        ) : (
          <Engraving seed={article.id} className={styles.seal} />
        )}
      </div>
      <div>
        <p className={`smaller muted ${styles.meta}`}>
          <time className="strong" dateTime={published}>
            {formatDate(published, locale)}
          </time>
          <BadgeWords {...{ article, locale }} />
        </p>
        <h2>{title}</h2>
        <p className={`muted ${styles.description}`}>{description}</p>
        <p className={`smaller muted ${styles.meta}`}>
          <a className={`gold strong ${styles.read}`} href={inLocale(article.paths, locale)}>
            {translate(locale, topics.includes('cases') ? 'blog.readCase' : 'blog.read')}
            <span className="hidden-text">: {title}</span>
          </a>
          <span>{readingTime(reading)}</span>
          <span>{translate(locale, 'blog.author', { brand: brand.name })}</span>
          <span className={styles.level}>{translate(locale, `blog.level.${level}`)}</span>
        </p>
      </div>
      {lead?.levels && <Levels locale={locale} levels={lead.levels} />}
    </li>
  );
}

/** The prices of a trade from the highest level of a plan to its lowest; where there is room for them. */
function Levels({ locale, levels }: { readonly locale: Locale; readonly levels: PricedLevels }) {
  return (
    <dl className={`smaller figures ${styles.levels}`}>
      {(['target', 'entry', 'stop'] as const).map((name) => (
        <div key={name} className="cluster apart flush" data-level={name}>
          <dt className="muted">{translate(locale, `blog.${name}`)}</dt>
          <dd>{levels[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The choice of a topic that an article has. Index.module.css hides the articles of other topics (G1). */
function TopicFilter({ locale, topics }: { readonly locale: Locale; readonly topics: readonly Topic[] }) {
  return (
    <fieldset className={`cluster gap-2 ${styles.filter}`} data-part="topic-filter">
      <legend className="hidden-text">{translate(locale, 'blog.filter')}</legend>
      <a href={href('blog')} className={`tap ${styles.topic} ${styles.everything}`}>
        {translate(locale, 'blog.topic.all')}
      </a>
      {(['all', ...topics] as const).map((topic) => (
        <label key={topic} className={`tap ${styles.topic}`}>
          <input
            type="radio"
            name="topic"
            value={topic}
            id={topicAnchor(topic)}
            defaultChecked={topic === 'all'}
          />
          {translate(locale, `blog.topic.${topic}`)}
        </label>
      ))}
    </fieldset>
  );
}
