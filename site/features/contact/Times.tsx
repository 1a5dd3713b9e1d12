import { brand } from '#brand/load.ts';
import { contactChannels } from '#content/contact.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatHours } from '#domain/format.ts';
import { Section } from '#site/ui/Section.tsx';
import styles from './Times.module.css';

const { answerHours = {} } = brand;
const WAITS = (['vip', 'email', 'social'] as const).flatMap((wait) => {
  const hours = answerHours[wait];
  return hours === undefined ? [] : [{ wait, hours }];
});
const LONGEST = Math.max(...WAITS.map(({ hours }) => hours));

/** How soon each channel that the brand has answers, each as long as its wait; nothing where the brand promises none (H4). */
export function Times({ locale }: { readonly locale: Locale }) {
  const channels = contactChannels(brand, locale);
  const waits = WAITS.filter((one) => channels.some(({ wait }) => wait === one.wait));
  if (waits.length === 0) return null;
  return (
    <Section className="split" aria-labelledby="times-title">
      <div>
        <h2 className="size-3" id="times-title">
          {translate(locale, 'contact.times.title')}
        </h2>
        <p className={`measure muted ${styles.text}`}>{translate(locale, 'contact.times.text')}</p>
      </div>
      <dl>
        {waits.map(({ wait, hours }) => (
          <div
            key={wait}
            className={`stack ${styles.wait}`}
            data-part="response-time"
            data-wait={wait}
            data-hours={hours}
          >
            <dt>{translate(locale, `contact.times.${wait}`)}</dt>
            <dd>{formatHours(hours, locale)}</dd>
            <dd className={styles.bars}>
              <svg viewBox="0 0 480 12" preserveAspectRatio="none" aria-hidden="true">
                <path className={styles.rest} d="M0 6H480" />
                <path className={styles.bar} d={`M0 6H${(480 * hours) / LONGEST}`} />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
