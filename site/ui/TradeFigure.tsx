import { useId } from 'react';
import styles from './TradeFigure.module.css';
import { type TradeScale, tradeScale } from './trade-scale.ts';

interface Level {
  readonly price: number;
  /** Name of the level, and its price as the language writes it. */
  readonly name: string;
  readonly text: string;
}

interface TradeFigureProps {
  readonly entry: Level;
  readonly stop: Level;
  readonly target: Level;
  /** Distances in pips as numbers and in words. */
  readonly risk: { readonly pips: number; readonly text: string };
  readonly reward: { readonly pips: number; readonly text: string };
  /** What is won for each 1 risked. */
  readonly ratio: number;
  /** Price at which the stop goes to the entry, with its name; drawn dashed (SPEC G9). */
  readonly breakeven?: { readonly price: number; readonly name: string };
  /** The drawing in one sentence. */
  readonly description: string;
}

const WIDTH = 400;
const TOP = 34;
const BOTTOM = 410;
const HEIGHT = 446;
const AXIS = 58;
/** What the price beside the entry's line takes of the side of the target, and half a mark's name. */
const LABEL_ROOM = 34;

/** A planned trade drawn to scale from its prices: entry, stop zone, target zone, and a mark at each multiple of the risk (SPEC G12). */
export function TradeFigure(props: TradeFigureProps) {
  const { entry, stop, target, risk, reward, ratio, breakeven, description } = props;
  const scale = tradeScale({ entry: entry.price, stop: stop.price, target: target.price }, TOP, BOTTOM);
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
      <Zone side="target" from={scale.at(entry.price)} to={scale.at(target.price)} text={reward.text} />
      <Zone side="stop" from={scale.at(entry.price)} to={scale.at(stop.price)} text={risk.text} />
      <Axis scale={scale} />
      <Multiples scale={scale} start={scale.at(entry.price)} end={scale.at(target.price)} />
      {breakeven && <Breakeven y={scale.at(breakeven.price)} name={breakeven.name} />}
      <LevelLine kind="target" y={scale.at(target.price)} level={target} below={target.price < entry.price} />
      <LevelLine kind="stop" y={scale.at(stop.price)} level={stop} below={stop.price < entry.price} />
      <LevelLine kind="entry" y={scale.at(entry.price)} level={entry} below={target.price < entry.price} />
    </svg>
  );
}

interface ZoneProps {
  readonly side: 'target' | 'stop';
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The stop zone is hatched, so that the sides differ without colour. */
function Zone({ side, from, to, text }: ZoneProps) {
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
      <rect className={styles.ground} x={AXIS} y={y} width={WIDTH - AXIS} height={height} />
      {side === 'stop' && (
        <rect x={AXIS} y={y} width={WIDTH - AXIS} height={height} fill={`url(#${hatch})`} />
      )}
      <path className={styles.span} d={`M${AXIS + 11} ${from}V${to}`} />
      <text className={styles.distance} x={AXIS + 24} y={(from + to) / 2} dominantBaseline="central">
        {text}
      </text>
    </g>
  );
}

function Axis({ scale }: { readonly scale: TradeScale }) {
  const tick = (price: number, length: number) => `M${AXIS} ${scale.at(price)}h${-length}`;
  const ticks = scale.minor.map((price) => tick(price, scale.major.includes(price) ? 12 : 6));
  return (
    <g className={styles.axis}>
      <path d={`M${AXIS} ${TOP}V${BOTTOM}${ticks.join('')}`} />
      {scale.major.map((price) => (
        <text key={price} x={AXIS - 17} y={scale.at(price)} dominantBaseline="central" textAnchor="end">
          {price}
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

function Breakeven({ y, name }: { readonly y: number; readonly name: string }) {
  return (
    <g className={styles.breakeven}>
      <path d={`M${AXIS} ${y}H${WIDTH - 56}`} />
      <text x={AXIS + 24} y={y - 8}>
        {name}
      </text>
    </g>
  );
}

interface LevelLineProps {
  readonly kind: 'entry' | 'stop' | 'target';
  readonly y: number;
  readonly level: Level;
  /** Whether the words stand below the line. */
  readonly below: boolean;
}

function LevelLine({ kind, y, level, below }: LevelLineProps) {
  const base = below ? y + 22 : y - 10;
  return (
    <g className={styles[kind]}>
      <path className={styles.line} d={`M${AXIS} ${y}H${WIDTH}`} />
      <text className={styles.name} x={AXIS + 24} y={base}>
        {level.name}
      </text>
      <text className={styles.price} x={WIDTH - 2} y={base} textAnchor="end">
        {level.text}
      </text>
    </g>
  );
}
