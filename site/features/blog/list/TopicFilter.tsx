import { TOPICS } from '#content/articles/schema.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { BLOG_PATH } from '#site/features/blog/article/Crumbs.tsx';
import styles from './TopicFilter.module.css';
import { topicAnchor } from './topics.ts';

/** The choice of a topic. Index.module.css hides the articles of other topics (G1). */
export function TopicFilter({ locale }: { readonly locale: Locale }) {
  return (
    <fieldset className={`cluster gap-2 ${styles.filter}`} data-part="topic-filter">
      <legend className="strong">{translate(locale, 'blog.filter')}</legend>
      <a href={BLOG_PATH} className={`tap ${styles.topic} ${styles.everything}`}>
        {translate(locale, 'blog.topic.all')}
      </a>
      {(['all', ...TOPICS] as const).map((topic) => (
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
