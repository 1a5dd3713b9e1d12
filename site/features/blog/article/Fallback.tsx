import { ARTICLES } from '#content/articles/articles.ts';
import type { Topic } from '#content/articles/schema.ts';
import { FIRST_OFFER } from '#content/offers.ts';
import { href } from '#content/routes.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { topicAnchor } from '#site/features/blog/list/topics.ts';
import { CheckoutCall, FreeCall, Renewal } from '#site/lib/calls.tsx';
import { inlineCall } from '#site/shell/inline.ts';
import { Calls } from '#site/ui/Calls.tsx';
import styles from './Fallback.module.css';

const hasTopic = (topic: Topic) => ARTICLES.some(({ topics }) => topics.includes(topic));

interface FallbackProps {
  readonly locale: Locale;
  readonly title: string;
  readonly heading: 'h1' | 'h2';
}

/** Replaces an article that cannot be shown (G15). */
export function Fallback({ locale, title, heading: Heading }: FallbackProps) {
  return (
    <>
      <section className="stack" data-part="article-fallback">
        <Heading className="size-3">
          {translate(locale, hasTopic('cases') ? 'blog.title' : 'blog.titleGuides')}
        </Heading>
        <p>{translate(locale, 'blog.failed', { title })}</p>
        <h3 className="size-1">{translate(locale, 'blog.failedTopics')}</h3>
        <ul className={styles.topics}>
          {(['cases', 'method'] as const).filter(hasTopic).map((topic) => (
            <li key={topic}>
              <a className="panel stack gap-1" href={`${href('blog')}#${topicAnchor(topic)}`}>
                <strong>{translate(locale, `blog.topic.${topic}`)}</strong>
                {translate(locale, topic === 'cases' ? 'blog.failedCases' : 'blog.failedMethod')}
              </a>
            </li>
          ))}
        </ul>
        <Calls risk={translate(locale, 'shell.risk')}>
          <CheckoutCall tier={FIRST_OFFER.id} locale={locale} />
          <FreeCall kind="quiet" locale={locale} />
          <Renewal locale={locale} />
        </Calls>
      </section>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own function as text, allowed by its hash */}
      <script dangerouslySetInnerHTML={{ __html: inlineCall(logFailed) }} />
    </>
  );
}

/** Says in the console that this article could not be shown (G15). Runs inline: uses nothing but its argument. */
function logFailed(view: Window & Pick<typeof globalThis, 'console'>): void {
  view.console.error(`Article could not be shown: ${view.location.pathname}`);
}
