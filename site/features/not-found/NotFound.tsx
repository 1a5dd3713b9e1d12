import { href, routes } from '#content/routes.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { BrandCoin } from '#site/shell/BrandMark.tsx';
import { inlineCall } from '#site/shell/inline.ts';
import { NavLinks } from '#site/shell/NavLinks.tsx';
import { Engraving } from '#site/ui/Engraving.tsx';
import { LinkButton } from '#site/ui/LinkButton.tsx';
import opening from '#site/ui/Opening.module.css';
import styles from './NotFound.module.css';

interface NotFoundProps {
  readonly locale: Locale;
  /** The newest articles, for an address like no other. */
  readonly latest: readonly { readonly path: string; readonly title: string }[];
}

const TOOLS = routes(['vsTraders', 'fxImpact']);

/** What the visitor reads where no page is, and the ways on (H10). */
export function NotFound({ locale, latest }: NotFoundProps) {
  return (
    <>
      <section className={`page ${styles.missing}`} aria-labelledby="headline">
        <Engraving seed="not-found" className={styles.ground} />
        <BrandCoin />
        <div className={`gold title ${styles.gap}`} aria-hidden="true">
          404
        </div>
        <h1 className={opening.headline} id="headline">
          {translate(locale, 'pages.notFoundTitle')}
        </h1>
        <p className={`measure size-1 ${styles.text}`}>{translate(locale, 'pages.notFoundText')}</p>
        <LinkButton href={href('home')}>{translate(locale, 'pages.notFoundHome')}</LinkButton>
        <div className={`muted ${styles.tools}`}>
          <p>{translate(locale, 'pages.notFoundTools')}</p>
          <NavLinks locale={locale} pages={TOOLS} path="/404" className={styles.links} />
        </div>
        <nav className={`line-above ${styles.near}`} aria-labelledby="near-title" data-part="near" hidden>
          <h2 id="near-title">{translate(locale, 'notFound.near')}</h2>
          <ul className={styles.list} data-part="near-all" />
        </nav>
        <nav className={`line-above ${styles.near}`} aria-labelledby="latest-title" data-part="latest">
          <h2 id="latest-title">{translate(locale, 'notFound.latest')}</h2>
          <ul className={styles.list}>
            {latest.map(({ path, title }) => (
              <li key={path}>
                <a href={path}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </section>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own function as text, allowed by its hash */}
      <script dangerouslySetInnerHTML={{ __html: inlineCall(logMissing) }} />
    </>
  );
}

/** Writes the address that was not found to the console (B26, H10). Runs inline: uses nothing but its argument. */
function logMissing(view: Window & Pick<typeof globalThis, 'console'>): void {
  view.console.error(`404: ${view.location.pathname}`);
}
