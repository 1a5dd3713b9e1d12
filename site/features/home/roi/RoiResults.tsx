import { type ReactNode, useId } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatNumber, formatShare } from '#domain/format.ts';
import { lossesUntil } from '#domain/risk/losing-streak.ts';
import { lossesLink } from '#site/lib/risk-links.ts';
import styles from './RoiCalculator.module.css';
import { monthlyRate, projectGain, projectLoss, ROI_TIERS, type RoiInputs } from './roi.ts';
import { roiScale } from './roi-scale.ts';

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
        <path className={styles.gainArea} d={`M${AXIS} ${start}L${WIDTH} ${TOP}V${start}z`} />
        <path d={`M${AXIS} ${start}L${WIDTH} ${BOTTOM}V${start}z`} fill={`url(#${hatch})`} />
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

interface RoiOutcomesProps {
  readonly inputs: RoiInputs;
  readonly locale: Locale;
}

/** The gain and the loss, with the same layout (D10, N5). */
export function RoiOutcomes({ inputs, locale }: RoiOutcomesProps) {
  const gain = projectGain(inputs);
  const loss = projectLoss(inputs);
  const money = (value: number) => ({ value, text: formatNumber(value, 2, locale), unit: ' USD' });
  const share = (value: number) => ({ value, text: formatShare(value, locale) });
  return (
    <div className={`stack gap-5 figures ${styles.outcomes}`}>
      <Outcome
        kind="gain"
        title={translate(locale, 'roi.gain')}
        figure={<Figure part="roi-result" {...money(gain.result)} />}
      >
        <Row name={translate(locale, 'roi.initial')} part="roi-initial" {...money(inputs.amount)} />
        <Row name={translate(locale, 'roi.profit')} part="roi-profit" {...money(gain.profit)} />
        <Row name={translate(locale, 'roi.percent')} part="roi-percent" {...share(gain.percent)} />
      </Outcome>
      <Outcome
        kind="loss"
        title={translate(locale, 'roi.loss')}
        figure={<Figure part="roi-loss-result" {...money(loss.result)} />}
        note={assumption(inputs, locale)}
        link={{ href: lossesLink(ROI_TIERS[inputs.tier].risk), text: translate(locale, 'roi.streakLink') }}
      >
        <Row name={translate(locale, 'roi.lost')} part="roi-loss" {...money(-loss.profit)} />
        <Row
          name={translate(locale, 'roi.lostPercent')}
          part="roi-loss-percent"
          value={loss.percent}
          text={signedShare(loss.percent, locale)}
        />
        <Row
          name={translate(locale, 'roi.recovery')}
          part="roi-recovery"
          value={loss.recovery}
          text={signedShare(loss.recovery, locale)}
        />
      </Outcome>
    </div>
  );
}

function assumption({ tier }: RoiInputs, locale: Locale): string {
  const rate = monthlyRate(tier);
  const { risk } = ROI_TIERS[tier];
  return translate(locale, 'roi.lossWhy', {
    rate: formatShare(rate * 100, locale),
    risk: formatShare(risk * 100, locale),
    losses: lossesUntil(1 - rate, risk),
  });
}

interface OutcomeProps {
  readonly kind: 'gain' | 'loss';
  readonly title: string;
  readonly figure: ReactNode;
  readonly note?: string;
  readonly link?: { readonly href: string; readonly text: string };
  /** Rows of the list. */
  readonly children: ReactNode;
}

function Outcome({ kind, title, figure, note, link, children }: OutcomeProps) {
  const heading = useId();
  return (
    <section className={`${styles.outcome} ${styles[kind]}`} aria-labelledby={heading}>
      <h3 className={`subtitle ${styles.title}`} id={heading}>
        {title}
      </h3>
      <p className={`size-3 ${styles.total}`}>{figure}</p>
      <dl className={`ledger small ${styles.rows}`}>{children}</dl>
      {note && <p className="small muted">{note}</p>}
      {link && (
        <a className="tap small" href={link.href}>
          {link.text}
        </a>
      )}
    </section>
  );
}

interface FigureProps {
  readonly part: string;
  readonly value: number;
  readonly text: string;
  readonly unit?: string;
}

function Row({ name, ...figure }: FigureProps & { readonly name: string }) {
  return (
    <div className="cluster apart">
      <dt className="muted">{name}</dt>
      <dd className="strong">
        <Figure {...figure} />
      </dd>
    </div>
  );
}

function Figure({ part, value, text, unit }: FigureProps) {
  return (
    <>
      <span data-part={part} data-value={value}>
        {text}
      </span>
      {unit && <small>{unit}</small>}
    </>
  );
}

/** A percentage with its sign: "+50%", "−37.4%". */
function signedShare(percent: number, locale: Locale): string {
  const text = formatShare(Math.abs(percent), locale);
  if (percent === 0) return text;
  return `${percent > 0 ? '+' : '−'}${text}`;
}
