import { href, routes } from '#content/routes.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { inlineCall } from '#site/shell/inline.ts';
import { NavLinks } from '#site/shell/NavLinks.tsx';
import { NoPage, OtherPages } from '#site/shell/NoPage.tsx';
import { LinkButton } from '#site/ui/LinkButton.tsx';
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
      <NoPage
        picture={
          <div className={`gold title ${styles.gap}`} aria-hidden="true">
            404
          </div>
        }
        title={translate(locale, 'pages.notFoundTitle')}
        text={translate(locale, 'pages.notFoundText')}
      >
        <LinkButton href={href('home')}>{translate(locale, 'pages.notFoundHome')}</LinkButton>
        <div className={`muted ${styles.tools}`}>
          <p>{translate(locale, 'pages.notFoundTools')}</p>
          <NavLinks locale={locale} pages={TOOLS} path="/404" className={styles.links} />
        </div>
        <OtherPages title={translate(locale, 'notFound.near')} part="near" listPart="near-all" />
        <OtherPages title={translate(locale, 'notFound.latest')} part="latest" pages={latest} />
      </NoPage>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own function as text, allowed by its hash */}
      <script dangerouslySetInnerHTML={{ __html: inlineCall(logMissing) }} />
    </>
  );
}

/** Writes the address that was not found to the console (B26, H10). Runs inline: uses nothing but its argument. */
function logMissing(view: Window & Pick<typeof globalThis, 'console'>): void {
  view.console.error(`404: ${view.location.pathname}`);
}
