import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { topicAnchor } from '#site/features/blog/list/topics.ts';
import { CheckoutCall, FreeCall, Renewal } from '#site/lib/calls.tsx';
import { Calls } from '#site/ui/Calls.tsx';
import { BLOG_PATH } from './Crumbs.tsx';
import styles from './Fallback.module.css';

interface FallbackProps {
  readonly locale: Locale;
  readonly title: string;
  readonly heading: 'h1' | 'h2';
}

/** Replaces an article that cannot be shown (G15). */
export function Fallback({ locale, title, heading: Heading }: FallbackProps) {
  return (
    <section className="stack" data-part="article-fallback">
      <Heading className="size-3">{translate(locale, 'blog.title')}</Heading>
      <p>{translate(locale, 'blog.failed', { title })}</p>
      <h3 className="size-1">{translate(locale, 'blog.failedTopics')}</h3>
      <ul className={styles.topics}>
        {(['cases', 'method'] as const).map((topic) => (
          <li key={topic}>
            <a className="panel stack gap-1" href={`${BLOG_PATH}#${topicAnchor(topic)}`}>
              <strong>{translate(locale, `blog.topic.${topic}`)}</strong>
              {translate(locale, topic === 'cases' ? 'blog.failedCases' : 'blog.failedMethod')}
            </a>
          </li>
        ))}
      </ul>
      <Calls risk={translate(locale, 'shell.risk')}>
        <CheckoutCall tier="VIP_100" locale={locale} />
        <FreeCall kind="quiet" locale={locale} />
        <Renewal locale={locale} />
      </Calls>
    </section>
  );
}
