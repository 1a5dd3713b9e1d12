import { href, ROUTES, type Route } from '#content/routes.ts';
import { type MessageKey, translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import closing from '#site/ui/Closing.module.css';
import styles from './InternalLinks.module.css';

interface InternalLink {
  readonly href: string;
  readonly name: Extract<MessageKey, `index.${string}`> | Route['nav'];
}

/** The parts of the home page that are worth finding again (D14). */
const HERE = [
  { href: '#services', name: 'index.services' },
  { href: '#educational-simulator', name: 'index.simulator' },
  { href: '#features', name: 'index.features' },
  { href: '#roadmap', name: 'index.roadmap' },
  { href: '#roi-calculator', name: 'index.calculator' },
  { href: '#faq', name: 'index.faq' },
  { href: '#social', name: 'index.social' },
] as const satisfies readonly InternalLink[];

/** Every other page; the list before holds the anchors of this one (D14, B26). */
function otherPages(): InternalLink[] {
  return Object.values(ROUTES)
    .filter(({ path }) => path !== href('home') && !path.startsWith('/#'))
    .map(({ path, nav }) => ({ href: path, name: nav }));
}

/** An index of the site, before the footer (D14). */
export function InternalLinks({ locale }: { readonly locale: Locale }) {
  return (
    <nav
      className={`page ${closing.closing} ${styles.index}`}
      id="internal-links"
      aria-labelledby="index-title"
    >
      <h2 className={styles.title} id="index-title">
        {translate(locale, 'index.title')}
      </h2>
      <Links {...{ locale }} heading="index.here" links={HERE} />
      <Links {...{ locale }} heading="index.pages" links={otherPages()} />
    </nav>
  );
}

interface LinksProps {
  readonly locale: Locale;
  readonly heading: 'index.here' | 'index.pages';
  readonly links: readonly InternalLink[];
}

function Links({ locale, heading, links }: LinksProps) {
  return (
    <div>
      <h3 className={styles.heading}>{translate(locale, heading)}</h3>
      <ul className={styles.links}>
        {links.map(({ href, name }) => (
          <li key={href}>
            <a href={href}>{translate(locale, name)}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
