import { brand } from '#brand/load.ts';
import { href, isOpen } from '#content/routes.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { FreeCall } from '#site/lib/calls.tsx';
import { Section } from '#site/ui/Section.tsx';
import styles from './Closing.module.css';

const ONWARD = ['vip', 'merch', 'contact'] as const;

/** Repeats the channel link, links the related pages and says that the channel is free (H2, A7). */
export function Closing({ locale }: { readonly locale: Locale }) {
  return (
    <Section className="split even last" aria-labelledby="closing-title" data-part="closing">
      <div>
        <h2 className={`title ${styles.title}`} id="closing-title">
          {translate(locale, 'freeClose.title')}
        </h2>
        <FreeCall locale={locale} />
      </div>
      <div>
        <ul className={styles.links}>
          {ONWARD.filter(isOpen).map((id) => (
            <li key={id}>
              <a href={href(id)}>{translate(locale, `freeClose.${id}`)}</a>
            </li>
          ))}
        </ul>
        <p className={`measure strong ${styles.official}`} data-part="official">
          {translate(locale, 'freeClose.official', { brand: brand.name, domain: brand.domain })}
        </p>
      </div>
    </Section>
  );
}
