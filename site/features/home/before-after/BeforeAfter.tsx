import type { ReactNode } from 'react';
import { claimById, claimText } from '#brand/claims.ts';
import { translate } from '#content/words/translate.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
import { simulatedNote } from '#site/lib/simulated-note.ts';
import { Badge } from '#site/ui/Badge.tsx';
import { ClaimFigure } from '#site/ui/ClaimFigure.tsx';
import { SimulatedNote } from '#site/ui/SimulatedNote.tsx';
import styles from './BeforeAfter.module.css';
import { SIDE_CLAIMS, type Side } from './BeforeAfterScale.ts';

interface BeforeAfterProps {
  readonly locale: Locale;
  /** The line to drag, around the curves. */
  readonly children?: ReactNode;
}

/** Without and with the channel: two declared results, and a line between two illustrative curves (D5, A6, A8). */
export function BeforeAfter({ locale, children }: BeforeAfterProps) {
  return (
    <section className={`page ${styles.section}`} aria-labelledby="before-after-heading">
      <div className={styles.words}>
        <h2 className={styles.heading} id="before-after-heading">
          {translate(locale, 'beforeAfter.title')}
        </h2>
        <p className={styles.lead}>{translate(locale, 'beforeAfter.lead')}</p>
      </div>
      <figure className={styles.figure} data-part="before-after">
        <div className={styles.sides}>
          <SideResult side="without" locale={locale} />
          <SideResult side="with" locale={locale} />
        </div>
        {children}
        <figcaption className={styles.caption}>
          <Badge tone="caution">{translate(locale, 'beforeAfter.badge')}</Badge>
          {translate(locale, 'beforeAfter.example')}
        </figcaption>
      </figure>
      <div className={styles.note}>
        <SimulatedNote {...simulatedNote(locale)} />
      </div>
    </section>
  );
}

function SideResult({ side, locale }: { readonly side: Side; readonly locale: Locale }) {
  const claim = claimById(SIDE_CLAIMS[side]);
  return (
    <p className={styles.side} data-side={side}>
      <span className={styles.name}>{translate(locale, `beforeAfter.${side}`)}</span>
      <span className={styles.result}>
        <ClaimFigure
          id={claim.id}
          figure={claimText(claim, locale)}
          mark={translate(locale, 'shell.claimMark')}
        />
      </span>
      <span className={styles.period}>{inLocale(claim.period, locale)}</span>
    </p>
  );
}
