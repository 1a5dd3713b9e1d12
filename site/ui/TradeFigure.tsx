import { useId } from 'react';
import styles from './TradeFigure.module.css';
import { type TradeScale, tradeScale } from './trade-scale.ts';

interface Level {
  readonly price: number;
  /** Name of the level, and its price in the format of the language. */
  readonly name: string;
  readonly text: string;
}

interface TradeFigureProps {
  /** Formats a price of the axis with this number of decimals. */
  readonly write: (price: number, decimals: number) => string;
  readonly entry: Level;
  readonly stop: Level;
  readonly target: Level;
  /** Distances in pips as numbers and in words. */
  readonly risk: { readonly pips: number; readonly text: string };
  readonly reward: { readonly pips: number; readonly text: string };
  /** Reward for a risk of 1. */
  readonly ratio: number;
  /** Price at which the stop moves to the entry, with its name; drawn dashed (G9). */
  readonly breakeven?: { readonly price: number; readonly name: string };
  /** The drawing in one sentence. */
  readonly description: string;
}

const WIDTH = 400;
const TOP = 34;
const BOTTOM = 410;
const HEIGHT = 446;
/** Width beside the axis for its long ticks, and for each character of its longest price. */
const TICK_ROOM = 20;
const LETTER_ROOM = 8.4;
/** Height that the price at the entry line takes on the side of the target, plus half the height of a mark's name. */
const LABEL_ROOM = 40;

/**
 * A planned trade drawn to scale from its prices: entry, stop zone, target zone, and a mark at each multiple of the
 * risk (G12).
 */
export function TradeFigure(props: TradeFigureProps) {
  const { write, entry, stop, target, risk, reward, ratio, breakeven, description } = props;
  const isShort = target.price < entry.price;
  const scale = tradeScale({ entry: entry.price, stop: stop.price, target: target.price }, TOP, BOTTOM);
  const ticks = scale.major.map((price) => ({ price, text: write(price, scale.decimals) }));
  const longest = Math.max(...ticks.map(({ text }) => text.length));
  const axis = Math.round(TICK_ROOM + LETTER_ROOM * longest);
  return (
    <svg
      className={styles.trade}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={description}
      data-part="trade"
      data-entry={entry.price}
      data-stop={stop.price}
      data-target={target.price}
      data-pips={reward.pips}
      data-ratio={ratio}
    >
      <Zone
        axis={axis}
        side="target"
        from={scale.at(entry.price)}
        to={scale.at(target.price)}
        text={reward.text}
      />
      <Zone axis={axis} side="stop" from={scale.at(entry.price)} to={scale.at(stop.price)} text={risk.text} />
      <Axis scale={scale} x={axis} ticks={ticks} />
      <Multiples scale={scale} start={scale.at(entry.price)} end={scale.at(target.price)} />
      {breakeven && <Breakeven axis={axis} y={scale.at(breakeven.price)} name={breakeven.name} />}
      {(['target', 'stop', 'entry'] as const).map((kind) => (
        <LevelLine
          key={kind}
          kind={kind}
          axis={axis}
          y={scale.at(props[kind].price)}
          level={props[kind]}
          below={kind === 'stop' ? !isShort : isShort}
        />
      ))}
    </svg>
  );
}

interface ZoneProps {
  readonly axis: number;
  readonly side: 'target' | 'stop';
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The stop zone is hatched, so that the sides differ without colour. */
function Zone({ axis, side, from, to, text }: ZoneProps) {
  const hatch = useId();
  const y = Math.min(from, to);
  const height = Math.abs(to - from);
  return (
    <g className={styles[side]}>
      {side === 'stop' && (
        <pattern id={hatch} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className={styles.hatch} width="2" height="7" />
        </pattern>
      )}
      <rect className={styles.ground} x={axis} y={y} width={WIDTH - axis} height={height} />
      {side === 'stop' && (
        <rect x={axis} y={y} width={WIDTH - axis} height={height} fill={`url(#${hatch})`} />
      )}
      <path className={styles.span} d={`M${axis + 11} ${from}V${to}`} />
      <text className={styles.distance} x={axis + 24} y={(from + to) / 2} dominantBaseline="central">
        {text}
      </text>
    </g>
  );
}

interface AxisProps {
  readonly scale: TradeScale;
  readonly x: number;
  /** The long ticks, each with its price in the format of the language. */
  readonly ticks: readonly { readonly price: number; readonly text: string }[];
}

function Axis({ scale, x, ticks }: AxisProps) {
  const marks = scale.minor.map(
    (price) => `M${x} ${scale.at(price)}h${scale.major.includes(price) ? -12 : -6}`,
  );
  return (
    <g className={styles.axis}>
      <path d={`M${x} ${TOP}V${BOTTOM}${marks.join('')}`} />
      {ticks.map(({ price, text }) => (
        <text key={price} x={x - 17} y={scale.at(price)} dominantBaseline="central" textAnchor="end">
          {text}
        </text>
      ))}
    </g>
  );
}

interface MultiplesProps {
  readonly scale: TradeScale;
  readonly start: number;
  readonly end: number;
}

function Multiples({ scale, start, end }: MultiplesProps) {
  const clear = scale.multiples.filter(({ price }) => Math.abs(scale.at(price) - end) > 14);
  return (
    <g className={styles.multiples}>
      {clear.map(({ r, price }) => (
        <g key={r}>
          <path d={`M${WIDTH} ${scale.at(price)}h-14`} />
          {Math.abs(scale.at(price) - start) > LABEL_ROOM && (
            <text x={WIDTH - 20} y={scale.at(price)} dominantBaseline="central" textAnchor="end">
              {r}R
            </text>
          )}
        </g>
      ))}
    </g>
  );
}

interface BreakevenProps {
  readonly axis: number;
  readonly y: number;
  readonly name: string;
}

function Breakeven({ axis, y, name }: BreakevenProps) {
  return (
    <g className={styles.breakeven}>
      <path d={`M${axis} ${y}H${WIDTH - 56}`} />
      <text x={axis + 24} y={y - 8}>
        {name}
      </text>
    </g>
  );
}

interface LevelLineProps {
  readonly axis: number;
  readonly kind: 'entry' | 'stop' | 'target';
  readonly y: number;
  readonly level: Level;
  /** Whether the words are below the line. */
  readonly below: boolean;
}

function LevelLine({ axis, kind, y, level, below }: LevelLineProps) {
  const base = below ? y + 22 : y - 10;
  return (
    <g className={styles[kind]}>
      <path className={styles.line} d={`M${axis} ${y}H${WIDTH}`} />
      <text className={styles.name} x={axis + 24} y={base}>
        {level.name}
      </text>
      <text className={styles.price} x={WIDTH - 2} y={base} textAnchor="end">
        {level.text}
      </text>
    </g>
  );
}
