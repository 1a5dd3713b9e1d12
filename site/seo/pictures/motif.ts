import type { PlanMeasures } from '#domain/trade-plan.ts';
import { guilloche } from '#site/ui/guilloche.ts';
import { PALETTE } from './palette.ts';

/** Size of a social picture, px (B). */
export const PICTURE = { width: 1200, height: 630 } as const;

/** Place of the motif in the picture, px. */
const BOX = { left: 800, right: 1128, top: 118, bottom: 512 } as const;

/** A trade in multiples of its risk. When its side is not on record, it has no direction. */
export interface TradeMotif extends Pick<PlanMeasures, 'ratio'> {
  readonly side: PlanMeasures['side'] | null;
}

/**
 * The tape at the top edge and, on the right, the trade to scale: stop zone, entry, target zone, a mark for each R.
 * Without a trade, a price scale only.
 */
export function drawMotif(motif: TradeMotif | null): string {
  return `<g>${drawTape()}${motif ? drawn(motif) : scale()}</g>`;
}

/** The engraved ground of a picture, behind its motif and past its right edge. */
export function drawEngraving(seed: string): string {
  const place = 'translate(560 -110) scale(0.85)';
  return `<path transform="${place}" d="${guilloche(seed)}" fill="none" stroke="${PALETTE.gold}" stroke-opacity="0.16" stroke-width="1.6"/>`;
}

function drawn({ side, ratio }: TradeMotif): string {
  return side ? trade(side, ratio) : strip(ratio);
}

/** The tape at the top edge of a picture. */
export function drawTape(): string {
  const ticks = (step: number, height: number, colour: string) =>
    `<path d="${Array.from({ length: Math.ceil(PICTURE.width / step) }, (_, index) => `M${index * step + 0.5} 0v${height}`).join('')}" stroke="${colour}"/>`;
  return ticks(12, 12, PALETTE.line) + ticks(60, 22, PALETTE.muted);
}

/** Ticks from top to bottom and one level, without zones, so that it does not look like a trade plan. */
function scale(): string {
  const { left, right, top, bottom } = BOX;
  const ticks = Array.from({ length: Math.floor((bottom - top) / 14) + 1 }, (_, index) => {
    const long = index % 5 === 0;
    return `M${right} ${top + index * 14}h${long ? -64 : -30}`;
  });
  return [
    `<path d="M${right} ${top}V${bottom}${ticks.join('')}" fill="none" stroke="${PALETTE.muted}" stroke-width="2"/>`,
    `<path d="M${left} ${(top + bottom) / 2}H${right + 28}" stroke="${PALETTE.gold}" stroke-width="5"/>`,
  ].join('');
}

function trade(side: PlanMeasures['side'], ratio: number): string {
  const step = (BOX.bottom - BOX.top) / (ratio + 1);
  const up = side === 'buy';
  /** Distance of this many R from the entry, px. */
  const at = (r: number) => (up ? BOX.bottom - step - r * step : BOX.top + step + r * step);
  const marks = Array.from({ length: Math.floor(ratio) }, (_, index) => index + 1);
  return [
    zone(at(ratio), at(0), PALETTE.long, 0.2),
    zone(at(-1), at(0), PALETTE.short, 0.22),
    hatch(between(at(-1), at(0)), PALETTE.short),
    level(at(ratio), PALETTE.long),
    level(at(-1), PALETTE.short),
    `<path d="M${BOX.left - 28} ${at(0)}H${BOX.right + 28}" stroke="${PALETTE.gold}" stroke-width="5"/>`,
    ...marks.map(
      (r) => `<path d="M${BOX.right - 18} ${at(r)}H${BOX.right}" stroke="${PALETTE.text}" stroke-width="2"/>`,
    ),
  ].join('');
}

/**
 * The ratio only, drawn horizontally: risk hatched, target plain, a mark for each R. Position and colour show neither
 * direction nor gain or loss.
 */
function strip(ratio: number): string {
  const [left, right] = [BOX.left, BOX.right];
  const [top, bottom] = [(BOX.top + BOX.bottom) / 2 - 46, (BOX.top + BOX.bottom) / 2 + 46];
  const step = (right - left) / (ratio + 1);
  const marks = Array.from({ length: Math.floor(ratio) }, (_, index) => left + (index + 1) * step);
  return [
    `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" fill="${PALETTE.gold}" fill-opacity="0.16"/>`,
    hatch({ left, right: left + step, top, bottom }, PALETTE.gold),
    ...marks.map(
      (x, index) =>
        `<path d="M${x} ${bottom}v${index === 0 ? top - bottom : -20}" stroke="${PALETTE.text}" stroke-width="2"/>`,
    ),
    `<path d="M${left} ${bottom}H${right}" stroke="${PALETTE.gold}" stroke-width="5"/>`,
  ].join('');
}

function zone(from: number, to: number, colour: string, opacity: number): string {
  const { left, right } = BOX;
  return `<rect x="${left}" y="${Math.min(from, to)}" width="${right - left}" height="${Math.abs(to - from)}" fill="${colour}" fill-opacity="${opacity}"/>`;
}

type Area = Record<keyof typeof BOX, number>;

function between(from: number, to: number): Area {
  return { ...BOX, top: Math.min(from, to), bottom: Math.max(from, to) };
}

/** Risk has a pattern as well as a colour. */
function hatch({ left, right, top, bottom }: Area, colour: string): string {
  const height = bottom - top;
  const lines = Array.from({ length: Math.ceil((right - left + height) / 14) }, (_, index) => {
    const start = left - height + index * 14;
    const [x1, x2] = [Math.max(start, left), Math.min(start + height, right)];
    return x2 > x1 ? `M${x1} ${bottom - (x1 - start)}L${x2} ${bottom - (x2 - start)}` : '';
  });
  return `<path d="${lines.join('')}" stroke="${colour}" stroke-opacity="0.6" stroke-width="2"/>`;
}

function level(y: number, colour: string): string {
  return `<path d="M${BOX.left} ${y}H${BOX.right}" stroke="${colour}" stroke-width="2"/>`;
}
