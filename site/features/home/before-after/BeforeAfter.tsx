import type { ReactNode } from 'react';
import { SIDE_CLAIMS } from '#brand/schema.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { Figure, periodsOf } from '#site/lib/Figure.tsx';
import { Section, SectionHead } from '#site/ui/Section.tsx';
import { Stamp } from '#site/ui/Stamp.tsx';
import styles from './BeforeAfter.module.css';
import { CURVE_WIDTH, curvePoints, heightOf, type Side } from './curve-scale.ts';

interface BeforeAfterProps {
  readonly locale: Locale;
  /** The line to drag, around the curves. */
  readonly children?: ReactNode;
}

/** Without and with the channel: two declared results, and a line between two illustrative curves (D5, A6, A8). */
export function BeforeAfter({ locale, children }: BeforeAfterProps) {
  const periods = periodsOf(Object.values(SIDE_CLAIMS), locale);
  return (
    <Section ground="wide" className="stack" aria-labelledby="before-after-heading">
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
          <SideResult side="without" period={periods.own(SIDE_CLAIMS.without)} locale={locale} />
          <SideResult side="with" period={periods.own(SIDE_CLAIMS.with)} locale={locale} />
          <span className="cluster flush small muted">
            <Stamp text={translate(locale, 'risk.stamp')} /> {periods.note}
          </span>
        </figcaption>
        {children}
      </figure>
    </Section>
  );
}

interface SideResultProps {
  readonly side: Side;
  /** Its period, if the other side has another. */
  readonly period: string | null;
  readonly locale: Locale;
}

function SideResult({ side, period, locale }: SideResultProps) {
  const figure = { id: SIDE_CLAIMS[side], locale };
  return (
    <p className={`stack gap-1 ${styles.side}`} data-side={side}>
      <span className="strong">{translate(locale, `beforeAfter.${side}`)}</span>
      <Figure {...figure} className="big" />
      {period && <span className="small muted">{period}</span>}
    </p>
  );
}

const BOX = `0 0 ${CURVE_WIDTH} 100`;

/** Both curves in outline, and each in full on its side of the line, which is at `--split` (D5). */
export function BeforeAfterCurves({ locale }: { readonly locale: Locale }) {
  const start = heightOf(0);
  return (
    <>
      <svg className={styles.outlines} viewBox={BOX} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.start} d={`M0 ${start}H${CURVE_WIDTH}`} />
        <polyline className={styles.path} id="curve-without" points={curvePoints('without')} />
        <polyline className={styles.path} id="curve-with" points={curvePoints('with')} />
      </svg>
      <Curve side="without" />
      <Curve side="with" />
      <span className={`smaller muted ${styles.startName}`} style={{ insetBlockStart: `${start}%` }}>
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
      <polygon points={`${curvePoints(side)} ${CURVE_WIDTH},${heightOf(0)}`} />
      <use href={`#curve-${side}`} />
    </svg>
  );
}
