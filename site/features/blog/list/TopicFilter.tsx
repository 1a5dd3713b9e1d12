import { TOPICS } from '#content/articles/schema.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { BLOG_PATH } from '#site/features/blog/article/Crumbs.tsx';
import styles from './TopicFilter.module.css';
import { topicAnchor } from './topics.ts';

/** The choice of a topic; what it leaves of the list is the style sheet's of the index (G1). */
export function TopicFilter({ locale }: { readonly locale: Locale }) {
  return (
    <fieldset className={styles.filter} data-part="topic-filter">
      <legend>{translate(locale, 'blog.filter')}</legend>
      <a href={BLOG_PATH} className={`${styles.topic} ${styles.everything}`}>
        {translate(locale, 'blog.topic.all')}
      </a>
      {(['all', ...TOPICS] as const).map((topic) => (
        <label key={topic} className={styles.topic}>
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
