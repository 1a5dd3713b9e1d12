import { href, ROUTES } from '#content/routes.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { LinkButton } from '#site/ui/LinkButton.tsx';
import { Section } from '#site/ui/Section.tsx';
import styles from './Onward.module.css';

const LINKS = ['vip', 'freeChannel', 'blog', 'contact', 'risk'] as const;

/** The call to the VIP channel, and links to other pages (E5). */
export function Onward({ locale }: { readonly locale: Locale }) {
  return (
    <Section className="split first-wider last" aria-labelledby="onward-heading">
      <div className="stack">
        <h2 className="size-3" id="onward-heading">
          {translate(locale, 'vsTraders.call.heading')}
        </h2>
        <p className="measure muted">{translate(locale, 'vsTraders.call.text')}</p>
        <p>
          <LinkButton href={href('vip')}>{translate(locale, 'vsTraders.call.vip')}</LinkButton>
        </p>
      </div>
      <Links locale={locale} />
    </Section>
  );
}

function Links({ locale }: { readonly locale: Locale }) {
  return (
    <nav className="stack gap-3" aria-labelledby="links-heading">
      <h3 className="subtitle" id="links-heading">
        {translate(locale, 'vsTraders.links.heading')}
      </h3>
      <ul className={`ledger ${styles.links}`}>
        {LINKS.map((id) => (
          <li key={id}>
            <a className="tap strong" href={href(id)}>
              {translate(locale, ROUTES[id].nav)}
            </a>
            <p className="small muted">{translate(locale, `vsTraders.links.${id}`)}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
