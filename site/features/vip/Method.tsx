import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Candle } from '#domain/candle.ts';
import { Badge } from '#site/ui/Badge.tsx';
import { Section } from '#site/ui/Section.tsx';
import { type CandleScale, candleScale } from './candle-scale.ts';
import styles from './Method.module.css';
import { type Mark, type MethodFigure, methodFigures } from './method-figures.ts';

interface MethodProps {
  readonly locale: Locale;
  readonly anchor: string;
}

/** The Smart Money method: break of structure, liquidity, fair value gap, each drawn (H1, A6). */
export function Method({ locale, anchor }: MethodProps) {
  return (
    <Section id={anchor} aria-labelledby="method-title">
      <h2 className={`title ${styles.title}`} id="method-title">
        {translate(locale, 'vipMethod.title')}
      </h2>
      <p className={`measure muted ${styles.lead}`}>{translate(locale, 'vipMethod.lead')}</p>
      <ol className={styles.ideas}>
        {methodFigures(locale).map((figure) => (
          <Idea key={figure.key} figure={figure} locale={locale} />
        ))}
      </ol>
      <p className={`size-1 ${styles.not}`}>{translate(locale, 'vipMethod.not')}</p>
    </Section>
  );
}

function Idea({ figure, locale }: { readonly figure: MethodFigure; readonly locale: Locale }) {
  const { key, candles, marks, named, reading } = figure;
  return (
    <li className={`split line-below ${styles.idea}`} data-part="method" data-idea={key}>
      <div className={styles.words}>
        <p className="gold strong">{translate(locale, `vipMethod.${key}.name`)}</p>
        <h3>{translate(locale, `vipMethod.${key}.title`)}</h3>
        <p className={`measure muted ${styles.text}`}>{translate(locale, `vipMethod.${key}.text`)}</p>
      </div>
      <figure>
        <CandleFigure candles={candles} marks={marks} named={named} description={reading} />
        <figcaption className={`line-above small ${styles.caption}`}>
          <Badge tone="caution">{translate(locale, 'vipMethod.badge')}</Badge> <span>{reading}</span>
        </figcaption>
      </figure>
    </li>
  );
}

interface CandleFigureProps {
  readonly candles: readonly Candle[];
  readonly marks: readonly Mark[];
  /** Places of the candles that the words name by number: each has its number, counted from 1, below. */
  readonly named: readonly number[];
  /** The drawing in words. */
  readonly description: string;
}

const WIDTH = 400;
const HEIGHT = 316;
const TOP = 44;
const BOTTOM = 252;

/** Candles with what a rule found on them; it prints itself from left to right as the reader scrolls (H1). */
function CandleFigure({ candles, marks, named, description }: CandleFigureProps) {
  const scale = candleScale(candles, { width: WIDTH, top: TOP, bottom: BOTTOM });
  return (
    <svg
      className={`figures ${styles.figure}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={description}
      data-part="candles"
    >
      <g className={styles.marks}>
        {marks.map((mark) => mark.kind === 'zone' && <Zone key={mark.label} {...{ mark, scale }} />)}
      </g>
      <g className={styles.candles}>
        {candles.map(({ open, high, low, close }, index) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a candle is its place in time
            key={index}
            className={close >= open ? styles.up : styles.down}
            d={candlePath(scale, index, { open, high, low, close })}
          />
        ))}
      </g>
      <g className={styles.marks}>
        {named.map((index) => (
          <text key={index} className={styles.number} x={scale.x(index)} y={HEIGHT - 4} textAnchor="middle">
            {index + 1}
          </text>
        ))}
        {marks.map((mark) => {
          if (mark.kind === 'level') return <Level key={mark.label} {...{ mark, scale }} />;
          return mark.kind === 'point' && <Point key={mark.label} {...{ mark, scale }} />;
        })}
      </g>
    </svg>
  );
}

/** Body, and the wicks that reach out of it. */
function candlePath({ x, y, body }: CandleScale, index: number, { open, high, low, close }: Candle): string {
  const middle = x(index);
  const [top, bottom] = [y(Math.max(open, close)), y(Math.min(open, close))];
  const height = Math.max(1, bottom - top).toFixed(1);
  const left = (middle - body / 2).toFixed(1);
  return `M${left} ${top}h${body}v${height}h${-body}zM${middle} ${y(high)}V${top}M${middle} ${bottom}V${y(low)}`;
}

type Of<Kind extends Mark['kind']> = {
  readonly mark: Extract<Mark, { kind: Kind }>;
  readonly scale: CandleScale;
};

function Level({ mark, scale: { x, y, step } }: Of<'level'>) {
  const height = y(mark.price);
  return (
    <g>
      <path className={styles.level} d={`M${x(mark.from)} ${height}H${x(mark.to)}`} />
      <text x={x(mark.from) + step * 0.8} y={mark.side === 'above' ? height - 8 : height + 20}>
        {mark.label}
      </text>
    </g>
  );
}

function Zone({ mark, scale: { x, y, step } }: Of<'zone'>) {
  const [left, right, top, bottom] = [x(mark.from), x(mark.to), y(mark.high), y(mark.low)];
  return (
    <g>
      <rect className={styles.zone} x={left} y={top} width={right - left} height={bottom - top} />
      <text x={left + step * 0.5} y={(top + bottom) / 2} dominantBaseline="central">
        {mark.label}
      </text>
    </g>
  );
}

/** Length of the arrow, and how far it keeps from the wick. */
const ARROW = 14;
const CLEAR = 5;

function Point({ mark, scale: { x, y } }: Of<'point'>) {
  const sign = mark.side === 'above' ? -1 : 1;
  const tip = y(mark.price) + sign * CLEAR;
  return (
    <g>
      <path
        className={styles.arrow}
        d={`M${x(mark.index)} ${tip}v${sign * ARROW}m-5 ${-sign * (ARROW - 6)}l5 ${-sign * 6}l5 ${sign * 6}`}
      />
      <text
        className={styles.strong}
        x={x(mark.index)}
        y={tip + sign * (ARROW + (sign < 0 ? 5 : 18))}
        textAnchor="middle"
      >
        {mark.label}
      </text>
    </g>
  );
}
