import { useId } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { Badge } from '#site/ui/Badge.tsx';
import { tradeScale } from '#site/ui/trade-scale.ts';
import { POSTER_CLOSES, POSTER_PLAN } from './VideoPlan.ts';
import styles from './VideoPoster.module.css';

const WIDTH = 640;
const HEIGHT = 360;
// Below the badge and above the button, on a phone too.
const scale = tradeScale(POSTER_PLAN, 92, 238);
const y = {
  entry: scale.at(POSTER_PLAN.entry),
  stop: scale.at(POSTER_PLAN.stop),
  target: scale.at(POSTER_PLAN.target),
};
const stride = WIDTH / (POSTER_CLOSES.length + 2);
const bars = POSTER_CLOSES.slice(1).map((close, index) => ({
  x: Math.round(stride * (index + 1.5)),
  open: Math.round(scale.at(POSTER_CLOSES[index] ?? close)),
  close: Math.round(scale.at(close)),
}));
/** How far a wick reaches beyond its bar, in the drawing's units. */
const WICK = 7;

const bodies = (some: typeof bars) => some.map(({ x, open, close }) => `M${x} ${open}V${close}`).join('');
const wicks = bars
  .map(({ x, open, close }) => `M${x} ${Math.min(open, close) - WICK}V${Math.max(open, close) + WICK}`)
  .join('');

/** Shown until the video plays: a planned trade and the bars that followed it, drawn from our data (D7, A6). */
export function VideoPoster({ locale }: { readonly locale: Locale }) {
  const hatch = useId();
  return (
    <>
      <svg
        className={styles.poster}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <pattern id={hatch} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className={styles.hatch} width="2.5" height="8" />
        </pattern>
        <rect className={styles.target} y={y.entry} width={WIDTH} height={y.target - y.entry} />
        <rect y={y.stop} width={WIDTH} height={y.entry - y.stop} fill={`url(#${hatch})`} />
        <path className={styles.wicks} d={wicks} />
        <path className={styles.up} d={bodies(bars.filter(({ open, close }) => close < open))} />
        <path className={styles.down} d={bodies(bars.filter(({ open, close }) => close >= open))} />
        <path className={styles.stopLine} d={`M0 ${y.stop}H${WIDTH}`} />
        <path className={styles.entryLine} d={`M0 ${y.entry}H${WIDTH}`} />
        <path className={styles.targetLine} d={`M0 ${y.target}H${WIDTH}`} />
      </svg>
      <span className={styles.example}>
        <Badge tone="caution">{translate(locale, 'video.poster')}</Badge>
      </span>
    </>
  );
}
