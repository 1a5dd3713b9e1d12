import { brand } from '#brand/load.ts';
import { platformName } from '#brand/official-channels.ts';
import type { Article } from '#content/articles/articles.ts';
import { FIRST_OFFER } from '#content/offers.ts';
import { href, isOpen } from '#content/routes.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { CheckoutCall, FreeCall, Renewal } from '#site/lib/calls.tsx';
import { Calls } from '#site/ui/Calls.tsx';
import { LinkButton } from '#site/ui/LinkButton.tsx';
import styles from './Closing.module.css';

interface ClosingProps {
  readonly locale: Locale;
  readonly article: Article;
}

/** The risk warning, then the next links (A7, G2). */
export function Closing({ locale, article }: ClosingProps) {
  const { report, callsOutside } = article;
  return (
    <section className={`stack ${styles.closing}`} aria-labelledby="warning-title">
      <div className={`panel stack gap-3 ${styles.warning}`} data-part="risk-warning">
        <h2 className="size-2" id="warning-title">
          {translate(locale, 'blog.warningTitle')}
        </h2>
        <p>{translate(locale, 'blog.warning')}</p>
        {report && <p>{translate(locale, 'blog.warningCase')}</p>}
      </div>
      <h2 className={`size-3 ${styles.title}`}>{translate(locale, 'blog.callsTitle')}</h2>
      <Calls>
        {callsOutside ? (
          <>
            <CheckoutCall tier={FIRST_OFFER.id} locale={locale} />
            <FreeCall kind="quiet" locale={locale} />
            <Renewal locale={locale} />
          </>
        ) : (
          article.calls.filter(isOpen).map((id, index) => (
            <LinkButton key={id} href={href(id)} kind={index === 0 ? 'primary' : 'quiet'}>
              {translate(locale, `blog.call.${id}`)}
            </LinkButton>
          ))
        )}
      </Calls>
      {callsOutside && <Profiles locale={locale} />}
    </section>
  );
}

/** Links to the official profiles (G9). */
function Profiles({ locale }: { readonly locale: Locale }) {
  const newTab = translate(locale, 'shell.newTab');
  return (
    <>
      <h3 className={`size-1 ${styles.follow}`}>{translate(locale, 'blog.follow')}</h3>
      <ul className={`cluster flush gap-5 ${styles.profiles}`}>
        {brand.socials.map(({ kind, name, handle, url }) => (
          <li key={kind}>
            <a className="cluster flush gap-2 tap strong" href={url} target="_blank" rel="noopener me">
              {platformName(name, locale)} <span className="muted">{handle}</span>
              <span className="hidden-text"> {newTab}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
