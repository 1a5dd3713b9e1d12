import { claimById, claimText } from '#brand/claims.ts';
import { brand } from '#brand/load.ts';
import { brandRoutes } from '#brand/routes.ts';
import { translate } from '#content/words/translate.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
import { ClaimFigure } from '#site/ui/ClaimFigure.tsx';
import { LinkButton } from '#site/ui/LinkButton.tsx';
import { Reveal } from '#site/ui/Reveal.tsx';
import styles from './LiveSimulator.module.css';

const CLAIMS = ['live-simulator-uptime', 'live-simulator-users', 'live-simulator-assets'] as const;

/** The external simulator: its description, three declared figures, and the link (D8, A5, J6). */
export function LiveSimulator({ locale }: { readonly locale: Locale }) {
  return (
    <section
      className="tape band"
      id={brandRoutes(brand.slug).liveSection}
      aria-labelledby="live-simulator-heading"
    >
      <div className="page split first-wider">
        <div className="stack start">
          <h2 className="title" id="live-simulator-heading">
            {translate(locale, 'liveSimulator.title')}
          </h2>
          <p className="measure">{translate(locale, 'liveSimulator.lead')}</p>
          <p className="measure muted">{translate(locale, 'liveSimulator.caution')}</p>
          <LinkButton href={brand.simulator} kind="quiet" newTab={translate(locale, 'shell.newTab')}>
            {translate(locale, 'liveSimulator.open')}
          </LinkButton>
          <p className="small muted">
            {translate(locale, 'liveSimulator.host', { host: new URL(brand.simulator).host })}
          </p>
        </div>
        <ul className={`ledger ${styles.figures}`}>
          {CLAIMS.map((id) => (
            <Figure key={id} id={id} locale={locale} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Figure({ id, locale }: { readonly id: string; readonly locale: Locale }) {
  const claim = claimById(id);
  return (
    <li className={`cluster ${styles.row}`}>
      <span className="big">
        <ClaimFigure
          id={id}
          figure={
            <Reveal as="span" kind="roll">
              {claimText(claim, locale)}
            </Reveal>
          }
          mark={translate(locale, 'shell.claimMark')}
        />
      </span>
      <span>
        {inLocale(claim.text, locale)}
        <span className={`small muted ${styles.period}`}>{inLocale(claim.period, locale)}</span>
      </span>
    </li>
  );
}
