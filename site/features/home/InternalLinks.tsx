import { roadmap } from '#content/roadmap.ts';
import { href, isOn, openRoutes, type Route } from '#content/routes.ts';
import { type MessageKey, translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { FOOTER_DOCUMENTS, footerParts } from '#site/shell/footer-parts.ts';
import { PhoneFold } from '#site/ui/PhoneFold.tsx';
import styles from './InternalLinks.module.css';

interface InternalLink {
  readonly href: string;
  readonly name: Extract<MessageKey, `index.${string}`> | Route['nav'];
}

/** The parts of the home page that are worth finding again (D14). */
const HERE: readonly (InternalLink & Pick<Route, 'off'>)[] = [
  { href: '#services', name: 'index.services' },
  { href: '#educational-simulator', name: 'index.simulator', off: 'educationalSimulator' },
  { href: '#features', name: 'index.features', off: 'comparison' },
  ...(roadmap.length > 0 ? [{ href: '#roadmap', name: 'index.roadmap' } as const] : []),
  { href: '#roi-calculator', name: 'index.calculator', off: 'calculator' },
  { href: '#faq', name: 'index.faq', off: 'faq' },
  { href: '#social', name: 'index.social', off: 'social' },
];

/** The pages that the footer right below does not link to; the list before holds the anchors of this one (D14). */
function otherPages(locale: Locale): InternalLink[] {
  const below = [
    ...footerParts(locale).flatMap((part) => ('links' in part ? part.links : [])),
    ...FOOTER_DOCUMENTS,
  ];
  return openRoutes()
    .filter(({ path }) => path !== href('home') && !path.startsWith('/#'))
    .filter(({ path }) => !below.some((link) => link.path === path))
    .map(({ path, nav }) => ({ href: path, name: nav }));
}

/** An index of the site, before the footer (D14). */
export function InternalLinks({ locale }: { readonly locale: Locale }) {
  return (
    <nav className={`page stack ${styles.index}`} id="internal-links" aria-labelledby="index-title">
      <h2 className="size-1" id="index-title">
        {translate(locale, 'index.title')}
      </h2>
      <Links
        {...{ locale }}
        heading="index.here"
        links={HERE.filter(({ off }) => off === undefined || isOn(off))}
      />
      <Links {...{ locale }} heading="index.pages" links={otherPages(locale)} />
    </nav>
  );
}

interface LinksProps {
  readonly locale: Locale;
  readonly heading: 'index.here' | 'index.pages';
  readonly links: readonly InternalLink[];
}

function Links({ locale, heading, links }: LinksProps) {
  const title = translate(locale, heading);
  return (
    <div>
      <PhoneFold
        summary={title}
        heading={<h3 className={`subtitle small muted ${styles.heading}`}>{title}</h3>}
      >
        <div className={styles.links}>
          {links.map(({ href, name }) => (
            <a key={href} className="tap" href={href}>
              {translate(locale, name)}
            </a>
          ))}
        </div>
      </PhoneFold>
    </div>
  );
}
