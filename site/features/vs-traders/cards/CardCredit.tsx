import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { ageInWords, ageOf } from '#domain/age.ts';
import { formatInstant } from '#domain/format.ts';
import { useClock } from '#site/ui/countdown-clock.ts';
import { useHydrated } from '#site/ui/useHydrated.ts';
import styles from './CardCredit.module.css';
import { figuresOf } from './card-state.ts';
import type { Sentiment } from './useSentiment.ts';

interface CardCreditProps {
  readonly sentiment: Sentiment | null;
  readonly locale: Locale;
}

/** The foot of a card: how old its figures are, whose they are, and what the card is doing about it (E3, E4). */
export function CardCredit({ sentiment, locale }: CardCreditProps) {
  const state = sentiment?.state ?? 'loading';
  const isExample = sentiment?.response?.dataSource === 'error_fallback';
  const isSilent = state === 'loading' || state === 'empty' || sentiment?.hasNothing;
  return (
    <footer className={`line-above muted smaller ${styles.foot}`}>
      <p className={styles.origin}>
        {sentiment && figuresOf(sentiment.response) && <Origin sentiment={sentiment} locale={locale} />}
      </p>
      <p key={state} className={styles.state} role={state === 'error' && !isSilent ? 'alert' : undefined}>
        {isSilent || (isExample && state === 'fresh') ? '' : translate(locale, `sentiment.state.${state}`)}
      </p>
    </footer>
  );
}

interface OriginProps extends CardCreditProps {
  readonly sentiment: Sentiment;
}

/** Age and credit; an example has no age. */
function Origin(props: OriginProps) {
  const { sentiment, locale } = props;
  const isExample = sentiment.response?.dataSource === 'error_fallback';
  return (
    <>
      {isExample ? <span>{translate(locale, 'sentiment.example')}</span> : <AgeText {...props} />}
      <span>
        {translate(locale, isExample ? 'sentiment.exampleBy' : 'sentiment.credit')}{' '}
        <a href={sentiment.response?.credit.url} target="_blank" rel="noopener nofollow">
          {sentiment.response?.credit.name}
          <span className="hidden-text"> {translate(locale, 'sentiment.newTab')}</span>
        </a>
      </span>
    </>
  );
}

function AgeText({ sentiment: { response, receivedAt }, locale }: OriginProps) {
  const observed = response?.observedAt ? Date.parse(response.observedAt) : null;
  const instant = observed ?? receivedAt;
  const age = useClock((now) => ageInWords(ageOf(instant, now), locale), '');
  const iso = new Date(instant).toISOString();
  const utc = formatInstant(instant, locale, 'UTC');
  // The server does not know the visitor's zone, and React does not compare attributes when it hydrates.
  const exact = { utc, local: useHydrated() ? formatInstant(instant, locale) : utc };
  return (
    <time
      data-part="sentiment-age"
      data-value={iso}
      dateTime={iso}
      title={translate(locale, 'sentiment.exact', exact)}
    >
      {translate(locale, observed === null ? 'sentiment.ageReceived' : 'sentiment.age', { age })}
    </time>
  );
}
