import { brand } from '#brand/load.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatPrice } from '#domain/format.ts';
import { topicAnchor } from '#site/features/blog/list/topics.ts';
import { LinkButton } from '#site/ui/LinkButton.tsx';
import { RiskLine } from '#site/ui/RiskLine.tsx';
import { BLOG_PATH } from './Crumbs.tsx';
import styles from './Fallback.module.css';

interface FallbackProps {
  readonly locale: Locale;
  readonly title: string;
  readonly heading: 'h1' | 'h2';
}

/** Replaces an article that cannot be shown (G15). */
export function Fallback({ locale, title, heading: Heading }: FallbackProps) {
  const newTab = translate(locale, 'shell.newTab');
  const price = formatPrice(brand.prices.VIP_100, locale);
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
      <RiskLine text={translate(locale, 'shell.risk')} />
      <div className="cluster">
        <LinkButton href={brand.checkout.VIP_100} newTab={newTab}>
          {translate(locale, 'blog.call.checkout', { price })}
        </LinkButton>
        <LinkButton href={brand.freeChannel} kind="quiet" newTab={newTab}>
          {translate(locale, 'blog.call.joinFree')}
        </LinkButton>
      </div>
    </section>
  );
}
