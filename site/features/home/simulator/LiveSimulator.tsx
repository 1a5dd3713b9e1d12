import { claimText, shownClaims } from '#brand/claims.ts';
import { brand } from '#brand/load.ts';
import { brandRoutes } from '#brand/routes.ts';
import type { Claim } from '#brand/schema.ts';
import { translate } from '#content/words/translate.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
import { ClaimFigure } from '#site/ui/ClaimFigure.tsx';
import { LinkButton } from '#site/ui/LinkButton.tsx';
import { Reveal } from '#site/ui/Reveal.tsx';
import { SectionTitle } from '#site/ui/Section.tsx';
import styles from './LiveSimulator.module.css';

const CLAIMS = ['live-simulator-uptime', 'live-simulator-users', 'live-simulator-assets'] as const;

/** The external simulator: its description, three declared figures, and the link (D8, A5, J6). */
export function LiveSimulator({ locale }: { readonly locale: Locale }) {
  const claims = shownClaims(CLAIMS);
  return (
    <section
      className="tape band"
      id={brandRoutes(brand.slug).liveSection}
      aria-labelledby="live-simulator-heading"
    >
      <div className="page split first-wider">
        <div className="stack start">
          <SectionTitle
            id="live-simulator-heading"
            eyebrow={translate(locale, 'eyebrow.practice')}
            register="tool"
          >
            {translate(locale, 'liveSimulator.title')}
          </SectionTitle>
          <p className="measure">{translate(locale, 'liveSimulator.lead')}</p>
          <LinkButton href={brand.simulator} kind="quiet" newTab={translate(locale, 'shell.newTab')}>
            {translate(locale, 'liveSimulator.open')}
          </LinkButton>
          <p className="small muted">
            {translate(locale, 'liveSimulator.host', { host: new URL(brand.simulator).host })}
          </p>
        </div>
        {claims.length > 0 && (
          <ul className={`ledger ${styles.figures}`}>
            {claims.map((claim) => (
              <Figure key={claim.id} claim={claim} locale={locale} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function Figure({ claim, locale }: { readonly claim: Claim; readonly locale: Locale }) {
  return (
    <li className={`cluster ${styles.row}`}>
      <span className="big">
        <ClaimFigure
          id={claim.id}
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
        <span className={`small muted ${styles.period}`}>
          {translate(locale, 'shell.claimPeriod', { period: inLocale(claim.period, locale) })}
        </span>
      </span>
    </li>
  );
}
