import { shownClaims } from '#brand/claims.ts';
import { brand } from '#brand/load.ts';
import { brandRoutes } from '#brand/routes.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { Figure, figureWords, periodsOf } from '#site/lib/Figure.tsx';
import { LinkButton } from '#site/ui/LinkButton.tsx';
import { SectionTitle } from '#site/ui/Section.tsx';
import styles from './LiveSimulator.module.css';

const CLAIMS = ['live-simulator-uptime', 'live-simulator-users', 'live-simulator-assets'] as const;

/** The external simulator: its description, three declared figures, and the link; empty without a simulator (D8, A5, J6). */
export function LiveSimulator({ locale }: { readonly locale: Locale }) {
  const { simulator } = brand;
  if (simulator === undefined) return null;
  const claims = shownClaims(CLAIMS);
  return (
    <section
      className={`tape band ${styles.section}`}
      id={brandRoutes(brand.slug).liveSection}
      aria-labelledby="live-simulator-heading"
    >
      <div className="page split first-wider">
        <div className="stack gap-3 start">
          <SectionTitle
            id="live-simulator-heading"
            eyebrow={translate(locale, 'eyebrow.practice')}
            register="tool"
          >
            {translate(locale, 'liveSimulator.title')}
          </SectionTitle>
          <p className="measure">{translate(locale, 'liveSimulator.lead')}</p>
          <LinkButton href={simulator} kind="quiet" newTab={translate(locale, 'shell.newTab')}>
            {translate(locale, 'liveSimulator.open')}
          </LinkButton>
          <p className="small muted">
            {translate(locale, 'liveSimulator.host', { host: new URL(simulator).host })}
          </p>
        </div>
        {claims.length > 0 && <DeclaredList ids={claims.map(({ id }) => id)} locale={locale} />}
      </div>
    </section>
  );
}

function DeclaredList({ ids, locale }: { readonly ids: readonly string[]; readonly locale: Locale }) {
  const periods = periodsOf(ids, locale);
  return (
    <div className="stack gap-2">
      <ul className={`ledger ${styles.figures}`}>
        {ids.map((id) => (
          <li key={id} className={`cluster ${styles.row}`}>
            <span className="big">
              <Figure {...{ id, locale }} rolls />
            </span>
            <span>
              {figureWords({ id, locale })}
              <span className={`small muted ${styles.period}`}>{periods.own(id)}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="small muted">{periods.note}</p>
    </div>
  );
}
