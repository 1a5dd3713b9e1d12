import { brand } from '#brand/load.ts';
import { platformName } from '#brand/official-channels.ts';
import type { BrandValues } from '#brand/schema.ts';
import { href } from '#content/routes.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { Section, SectionHead } from '#site/ui/Section.tsx';
import { SocialIcon } from '#site/ui/SocialIcon.tsx';
import { Address } from '#site/ui/Whole.tsx';
import styles from './Social.module.css';

/** The networks of the home page, in their order; the messaging group follows them (D13). */
const KINDS = ['video', 'shortPost', 'threads', 'photo', 'messaging'] as const;
type SocialKind = (typeof KINDS)[number] | 'group';

interface Card {
  readonly kind: SocialKind;
  readonly name: string;
  /** As people read it: a handle, or an address without its scheme. */
  readonly handle: string;
  readonly url: string;
}

function cardsOf({ socials, freeChannel }: BrandValues, locale: Locale): Card[] {
  const profiles = KINDS.flatMap((kind) =>
    socials
      .filter((social) => social.kind === kind)
      .map(({ name, handle, url }) => ({ kind, name: platformName(name, locale), handle, url })),
  );
  const address = freeChannel.replace('https://', '');
  return [
    ...profiles,
    { kind: 'group', name: translate(locale, 'social.groupName'), handle: address, url: freeChannel },
  ];
}

/** The brand's main profiles, and the way to the list of all of them (D13, A7, N9). */
export function Social({ locale }: { readonly locale: Locale }) {
  const newTab = translate(locale, 'shell.newTab');
  return (
    <Section className={`split ${styles.section}`} id="social" aria-labelledby="social-title">
      <SectionHead
        className="stack gap-1 start"
        id="social-title"
        register="list"
        title={translate(locale, 'social.title')}
        lead={translate(locale, 'social.intro')}
      >
        <p className="cluster flush small">
          <a className="tap gold strong" href={href('contact')}>
            {translate(locale, 'social.list')}
          </a>
          {brand.experienceHub && (
            <a className="tap strong" href={brand.experienceHub} target="_blank" rel="noopener">
              {translate(locale, 'social.hub')}
              <span className="hidden-text"> {newTab}</span>
            </a>
          )}
        </p>
      </SectionHead>
      <ul className={`stack panel ${styles.list}`}>
        {cardsOf(brand, locale).map(({ kind, name, handle, url }) => (
          <li key={url}>
            <a
              className={styles.card}
              href={url}
              target="_blank"
              rel="noopener"
              data-part="social-card"
              data-kind={kind}
            >
              <SocialIcon kind={kind} />
              <span className={`strong ${styles.name}`}>{name}</span>
              <span className={`smaller muted ${styles.handle}`}>
                <Address text={handle} />
              </span>
              <span className="hidden-text"> {newTab}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
