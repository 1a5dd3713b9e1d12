import { href, ROUTES } from '#content/routes.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { LinkButton } from '#site/ui/LinkButton.tsx';
import styles from './Onward.module.css';

const LINKS = ['vip', 'freeChannel', 'blog', 'contact'] as const;

/** The call to the VIP channel, and where else to go from here (E5). */
export function Onward({ locale }: { readonly locale: Locale }) {
  return (
    <section className={`page ${styles.onward}`} aria-labelledby="onward-heading">
      <div>
        <h2 className={styles.heading} id="onward-heading">
          {translate(locale, 'vsTraders.call.heading')}
        </h2>
        <p className={styles.text}>{translate(locale, 'vsTraders.call.text')}</p>
        <LinkButton href={href('vip')}>{translate(locale, 'vsTraders.call.vip')}</LinkButton>
      </div>
      <Links locale={locale} />
    </section>
  );
}

function Links({ locale }: { readonly locale: Locale }) {
  return (
    <nav aria-labelledby="links-heading">
      <h3 className={styles.name} id="links-heading">
        {translate(locale, 'vsTraders.links.heading')}
      </h3>
      <ul className={styles.links}>
        {LINKS.map((id) => (
          <li key={id}>
            <a href={href(id)}>{translate(locale, ROUTES[id].nav)}</a>
            <span>{translate(locale, `vsTraders.links.${id}`)}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
