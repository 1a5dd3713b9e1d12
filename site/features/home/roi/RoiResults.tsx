import { useId } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatNumber, formatShare, formatSigned } from '#domain/format.ts';
import { lossesUntil } from '#domain/risk/losing-streak.ts';
import answer from '#site/lib/Answer.module.css';
import { Answer } from '#site/lib/Answer.tsx';
import { lossesLink } from '#site/lib/risk-links.ts';
import styles from './RoiCalculator.module.css';
import { monthlyRate, projectGain, projectLoss, ROI_CURRENCY, type RoiInputs, tierFacts } from './roi.ts';
import { roiScale } from './roi-scale.ts';

interface RoiFigureProps {
  readonly inputs: RoiInputs;
  readonly locale: Locale;
}

const WIDTH = 400;
const HEIGHT = 220;
const TOP = 32;
const BOTTOM = 188;
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
  const ticks = scale.ticks.map((tick) => `M${AXIS} ${scale.at(1 + tick / 100)}h-10`);
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
        <path className={styles.gainArea} d={`M${AXIS} ${start}L${WIDTH} ${TOP}V${start}z`} />
        <path d={`M${AXIS} ${start}L${WIDTH} ${BOTTOM}V${start}z`} fill={`url(#${hatch})`} />
        <path className={styles.axis} d={`M${AXIS} ${TOP}V${BOTTOM}${ticks.join('')}`} />
        {scale.ticks.map((tick) => (
          <text key={tick} className={styles.tick} x={AXIS - 15} y={scale.at(1 + tick / 100)}>
            {signed(tick)}
          </text>
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

/** The two results beside each other (D10). */
export function RoiTotals({ inputs, locale }: RoiFigureProps) {
  const results = { gain: projectGain(inputs).result, loss: projectLoss(inputs).result };
  const parts = { gain: 'roi-result', loss: 'roi-loss-result' } as const;
  return (
    <Answer
      parts={(['gain', 'loss'] as const).map((side) => ({
        side,
        name: translate(locale, `roi.${side}`),
        part: parts[side],
        value: results[side],
        text: formatNumber(results[side], 2, locale),
        unit: ROI_CURRENCY,
      }))}
    />
  );
}

/** What makes up the gain and, with the same layout, the loss (D10, N5). */
export function RoiOutcomes({ inputs, locale }: RoiFigureProps) {
  const gain = projectGain(inputs);
  const loss = projectLoss(inputs);
  const money = (value: number) => ({ value, text: formatNumber(value, 2, locale), unit: ROI_CURRENCY });
  return (
    <div className="stack gap-2">
      <dl className={`figures small ${styles.rows}`}>
        <Row
          side="gain"
          part="roi-initial"
          name={translate(locale, 'roi.initial')}
          {...money(inputs.amount)}
        />
        <Row side="gain" part="roi-profit" name={translate(locale, 'roi.profit')} {...money(gain.profit)} />
        <Row
          side="gain"
          part="roi-percent"
          name={translate(locale, 'roi.percent')}
          value={gain.percent}
          text={formatShare(gain.percent, locale)}
        />
        <Row side="loss" part="roi-loss" name={translate(locale, 'roi.lost')} {...money(-loss.profit)} />
        <Row
          side="loss"
          part="roi-loss-percent"
          name={translate(locale, 'roi.lostPercent')}
          value={loss.percent}
          text={signedShare(loss.percent, locale)}
        />
        <Row
          side="loss"
          part="roi-recovery"
          name={translate(locale, 'roi.recovery')}
          value={loss.recovery}
          text={signedShare(loss.recovery, locale)}
        />
      </dl>
      <p className="small muted">{assumption(inputs, locale)}</p>
      <a className="tap small" href={lossesLink(tierFacts(inputs.tier).risk)}>
        {translate(locale, 'roi.streakLink')}
      </a>
    </div>
  );
}

function assumption({ tier }: RoiInputs, locale: Locale): string {
  const rate = monthlyRate(tier);
  const { risk } = tierFacts(tier);
  return translate(locale, 'roi.lossWhy', {
    rate: formatShare(rate * 100, locale),
    risk: formatShare(risk * 100, locale),
    losses: lossesUntil(1 - rate, risk),
  });
}

interface RowProps {
  readonly side: 'gain' | 'loss';
  readonly part: string;
  readonly name: string;
  readonly value: number;
  readonly text: string;
  readonly unit?: string;
}

function Row({ side, part, name, value, text, unit }: RowProps) {
  return (
    <div className={answer.side} data-side={side}>
      <dt className="muted">{name}</dt>
      <dd className="strong">
        <span data-part={part} data-value={value}>
          {text}
        </span>{' '}
        {unit}
      </dd>
    </div>
  );
}

/** A percentage with its sign: "+50%", "−37.4%". */
function signedShare(percent: number, locale: Locale): string {
  return formatSigned(percent / 100, locale, { style: 'percent', maximumFractionDigits: 1 });
}
