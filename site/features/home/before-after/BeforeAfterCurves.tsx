import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import styles from './BeforeAfterCurves.module.css';
import { CURVE_WIDTH, curvePoints, heightOf, type Side } from './BeforeAfterScale.ts';

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
