import type { ReactNode } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { Figure, figurePeriod } from '#site/lib/Figure.tsx';
import { simulatedNote } from '#site/lib/simulated-note.ts';
import { Badge } from '#site/ui/Badge.tsx';
import { Section, SectionHead } from '#site/ui/Section.tsx';
import { SimulatedNote } from '#site/ui/SimulatedNote.tsx';
import styles from './BeforeAfter.module.css';
import { CURVE_WIDTH, curvePoints, heightOf, SIDE_CLAIMS, type Side } from './curve-scale.ts';

interface BeforeAfterProps {
  readonly locale: Locale;
  /** The line to drag, around the curves. */
  readonly children?: ReactNode;
}

/** Without and with the channel: two declared results, and a line between two illustrative curves (D5, A6, A8). */
export function BeforeAfter({ locale, children }: BeforeAfterProps) {
  return (
    <Section ground="wide" className="stack gap-5" aria-labelledby="before-after-heading">
      <SectionHead
        className="page"
        id="before-after-heading"
        eyebrow={translate(locale, 'eyebrow.beforeAfter')}
        register="statement"
        title={translate(locale, 'beforeAfter.title')}
        lead={translate(locale, 'beforeAfter.lead')}
      />
      <figure className="stack gap-3" data-part="before-after">
        <figcaption className={`page ${styles.sides}`}>
          <SideResult side="without" locale={locale} />
          <SideResult side="with" locale={locale} />
          <Badge tone="caution">{translate(locale, 'beforeAfter.badge')}</Badge>
        </figcaption>
        {children}
      </figure>
      <div className="page">
        <SimulatedNote {...simulatedNote(locale)} />
      </div>
    </Section>
  );
}

function SideResult({ side, locale }: { readonly side: Side; readonly locale: Locale }) {
  const figure = { id: SIDE_CLAIMS[side], locale };
  return (
    <p className={`stack gap-1 ${styles.side}`} data-side={side}>
      <span className="strong">{translate(locale, `beforeAfter.${side}`)}</span>
      <span className="big">
        <Figure {...figure} />
      </span>
      <span className="small muted">{figurePeriod(figure)}</span>
    </p>
  );
}

const START = heightOf(0);
const BOX = `0 0 ${CURVE_WIDTH} 100`;

/** Both curves in outline, and each in full on its side of the line, which is at `--split` (D5). */
export function BeforeAfterCurves({ locale }: { readonly locale: Locale }) {
  return (
    <>
      <svg className={styles.outlines} viewBox={BOX} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.start} d={`M0 ${START}H${CURVE_WIDTH}`} />
        <polyline className={styles.path} id="curve-without" points={curvePoints('without')} />
        <polyline className={styles.path} id="curve-with" points={curvePoints('with')} />
      </svg>
      <Curve side="without" />
      <Curve side="with" />
      <span className={`smaller muted ${styles.startName}`} style={{ insetBlockStart: `${START}%` }}>
        {translate(locale, 'beforeAfter.start')}
      </span>
    </>
  );
}

function Curve({ side }: { readonly side: Side }) {
  return (
    <svg
      className={styles.curve}
      data-side={side}
      viewBox={BOX}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polygon points={`${curvePoints(side)} ${CURVE_WIDTH},${START}`} />
      <use href={`#curve-${side}`} />
    </svg>
  );
}
