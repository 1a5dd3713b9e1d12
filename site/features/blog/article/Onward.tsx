import type { Article } from '#content/articles/articles.ts';
import { neighboursOf, relatedTo } from '#content/articles/neighbours.ts';
import type { Topic } from '#content/articles/schema.ts';
import { href, isOpen } from '#content/routes.ts';
import { translate } from '#content/words/translate.ts';
import { inLocale } from '#contracts/locale.ts';
import styles from './Onward.module.css';
import type { Reading } from './reading.ts';

interface OnwardProps {
  readonly reading: Reading;
  /** All articles in the same language. */
  readonly readings: readonly Reading[];
}

/** The tool of the site that an article's first topic leads to. */
const TOOL_OF = {
  cases: 'calculator',
  method: 'calculator',
  sentiment: 'vsTraders',
  safety: 'contact',
  economy: 'fxImpact',
} as const satisfies Record<Topic, string>;

/** The neighbours of an article in time, one tool, and others on its topics (G2). */
export function Onward({ reading, readings }: OnwardProps) {
  const { article, locale } = reading;
  const titleOf = ({ id }: Article) => readings.find((one) => one.article.id === id)?.title ?? id;
  const { newer } = neighboursOf(article);
  const [topic = 'method'] = article.topics;
  const tool = TOOL_OF[topic];
  const previous = previousOf(reading, titleOf);
  return (
    <div className={`page stack gap-7 ${styles.onward}`}>
      <nav className={styles.pager} aria-label={translate(locale, 'blog.pager')}>
        {previous && (
          <a className="stack gap-1" href={previous.path} rel="prev" data-part="previous">
            <span className="small muted">{translate(locale, 'blog.previous')}</span>
            {previous.title}
          </a>
        )}
        {newer && (
          <a
            className={`stack gap-1 ${styles.next}`}
            href={inLocale(newer.paths, locale)}
            rel="next"
            data-part="next"
          >
            <span className="small muted">{translate(locale, 'blog.next')}</span>
            {titleOf(newer)}
          </a>
        )}
      </nav>
      {isOpen(tool) && (
        <p>
          <a className="tap gold strong" href={href(tool)} data-part="related-tool">
            {translate(locale, `blog.tool.${tool}`)}
          </a>
        </p>
      )}
      <section className="stack" aria-labelledby="related-title">
        <h2 className="size-3" id="related-title">
          {translate(locale, 'blog.related')}
        </h2>
        <ul className={`ledger ${styles.related}`}>
          {relatedTo(article).map((one) => (
            <li key={one.id}>
              <a className="tap strong" href={inLocale(one.paths, locale)}>
                {titleOf(one)}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** The link an article was published with, else the article before it. */
function previousOf({ article, locale }: Reading, titleOf: (article: Article) => string) {
  const { previous } = article;
  if (previous) return { path: `/blog/${previous.slug}`, title: inLocale(previous.title, locale) };
  const { older } = neighboursOf(article);
  return older && { path: inLocale(older.paths, locale), title: titleOf(older) };
}
