import { useId } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import styles from './RoiFigure.module.css';
import { projectGain, projectLoss, type RoiInputs } from './roi.ts';
import { roiScale } from './roi-scale.ts';
import { signedShare } from './signed-share.ts';

interface RoiFigureProps {
  readonly inputs: RoiInputs;
  readonly locale: Locale;
}

const WIDTH = 400;
const HEIGHT = 270;
const TOP = 32;
const BOTTOM = 238;
const AXIS = 74;
const ROOM = 26;

/** Gain and loss from the same amount over the same months, on one scale of proportions (D10). */
export function RoiFigure({ inputs, locale }: RoiFigureProps) {
  const hatch = useId();
  const gain = projectGain(inputs);
  const loss = projectLoss(inputs);
  const scale = roiScale(gain.result / inputs.amount, loss.result / inputs.amount, TOP, BOTTOM, ROOM);
  const signed = (percent: number) => signedShare(percent, locale);
  const labels = { months: inputs.months, gain: signed(gain.percent), loss: signed(loss.percent) };
  const start = scale.at(1);
  const month = (WIDTH - AXIS) / inputs.months;
  const marks = Array.from(
    { length: inputs.months },
    (_, index) => `M${AXIS + (index + 1) * month} ${start}v-7`,
  );
  return (
    <figure className={styles.figure}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={translate(locale, 'roi.figure', labels)}>
        <pattern id={hatch} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className={styles.hatch} width="2" height="7" />
        </pattern>
        <path className={styles.gain} d={`M${AXIS} ${start}L${WIDTH} ${TOP}V${start}z`} />
        <path
          className={styles.loss}
          d={`M${AXIS} ${start}L${WIDTH} ${BOTTOM}V${start}z`}
          fill={`url(#${hatch})`}
        />
        <path className={styles.axis} d={`M${AXIS} ${TOP}V${BOTTOM}`} />
        {scale.ticks.map((tick) => (
          <g key={tick}>
            <path className={styles.axis} d={`M${AXIS} ${scale.at(1 + tick / 100)}h-10`} />
            <text className={styles.tick} x={AXIS - 15} y={scale.at(1 + tick / 100)}>
              {signed(tick)}
            </text>
          </g>
        ))}
        <path className={styles.gainLine} d={`M${AXIS} ${start}L${WIDTH} ${TOP}`} />
        <path className={styles.lossLine} d={`M${AXIS} ${start}L${WIDTH} ${BOTTOM}`} />
        <path className={styles.start} d={`M${AXIS} ${start}H${WIDTH}${marks.join('')}`} />
        <text className={styles.gainText} x={WIDTH} y={TOP - 12}>
          {labels.gain}
        </text>
        <text className={styles.lossText} x={WIDTH} y={BOTTOM + 24}>
          {labels.loss}
        </text>
        <text className={styles.month} x={WIDTH} y={start + 20}>
          {translate(locale, 'roi.figureMonth', labels)}
        </text>
      </svg>
      <figcaption className="small muted">{translate(locale, 'roi.figureNote')}</figcaption>
    </figure>
  );
}
