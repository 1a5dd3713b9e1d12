import { brand } from '#brand/load.ts';
import { type ContactChannel, contactChannels } from '#content/contact.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatHours } from '#domain/format.ts';
import { Badge } from '#site/ui/Badge.tsx';
import { Calls } from '#site/ui/Calls.tsx';
import { LinkButton } from '#site/ui/LinkButton.tsx';
import opening from '#site/ui/Opening.module.css';
import styles from './Hero.module.css';

interface HeroProps {
  readonly locale: Locale;
  /** Anchor of the checker, without "#". */
  readonly check: string;
  /** Anchor of the whole list, without "#". */
  readonly all: string;
}

/** The channels that answer, as a ledger beside what they are for (H4). */
export function Hero({ locale, check, all }: HeroProps) {
  const channels = contactChannels(brand, locale);
  const main = channels.find(({ isMain }) => isMain);
  return (
    <section className={`page stack ${styles.hero}`} aria-labelledby="headline">
      <div>
        <h1 className={`${opening.headline} ${styles.headline}`} id="headline">
          {translate(locale, 'contact.headline', { brand: brand.name })}
        </h1>
        <p className={`measure size-1 ${styles.lead}`}>{translate(locale, 'contact.lead')}</p>
        <Calls risk={translate(locale, 'shell.risk')}>
          {main?.platform && (
            <LinkButton href={main.href} newTab={translate(locale, 'shell.newTab')}>
              {translate(locale, 'contact.write', { channel: main.platform })}
            </LinkButton>
          )}
          <LinkButton href={`#${check}`} kind="quiet">
            {translate(locale, 'contact.toCheck')}
          </LinkButton>
          <LinkButton href={`#${all}`} kind="quiet">
            {translate(locale, 'contact.toAll')}
          </LinkButton>
        </Calls>
      </div>
      <div className={styles.ledger}>
        <h2 className={`size-1 ${styles.title}`}>{translate(locale, 'contact.ledger')}</h2>
        <ul className={styles.channels}>
          {channels.map((channel) => (
            <Channel key={channel.kind} {...{ locale, channel }} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Channel({ locale, channel }: { readonly locale: Locale; readonly channel: ContactChannel }) {
  const { kind, platform, handle, href, wait, isMain } = channel;
  const hours = brand.answerHours?.[wait];
  const away = kind === 'email' ? {} : { target: '_blank', rel: 'noopener' };
  return (
    <li data-part="contact-channel" data-kind={kind} data-wait={wait}>
      <a className={`stack ${styles.channel}`} href={href} {...away}>
        <span className={`cluster strong ${styles.name}`}>
          {platform ?? translate(locale, 'contact.email')}
          {isMain && <Badge>{translate(locale, 'contact.main')}</Badge>}
        </span>
        <span className={styles.handle}>{handle}</span>
        <span className={styles.purpose}>{translate(locale, `contact.for.${kind}`)}</span>
        {hours !== undefined && (
          <span className={`figures ${styles.time}`}>
            {translate(locale, wait === 'vip' ? 'contact.answersVip' : 'contact.answers', {
              hours: formatHours(hours, locale),
            })}
          </span>
        )}
        {kind !== 'email' && <span className="hidden-text"> {translate(locale, 'shell.newTab')}</span>}
      </a>
    </li>
  );
}
