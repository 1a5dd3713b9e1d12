import { Resvg } from '@resvg/resvg-js';
import type { Article } from '#content/articles/articles.ts';
import { isPriced, type Trade } from '#content/articles/schema.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const LEFT = 150;
const TOP = 70;
const BOTTOM = 560;
/** The dark theme's colours; the renderer knows no custom properties. */
const INK = { ground: '#0c1118', line: '#39414c', long: '#4fc5b0', short: '#f0806f', gold: '#eac35f' };

/** The picture of an article, 1200 × 630: its main trade to scale, or a bare price tape. Without words, so one for both languages (SPEC G14). */
export function articlePicture({ report }: Pick<Article, 'report'>): Buffer {
  const [main] = report?.trades ?? [];
  const drawing = main ? ladder(main) : tape();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${INK.ground}"/>${drawing}</svg>`;
  return new Resvg(svg).render().asPng();
}

/** Entry, stop zone and target zone in multiples of the risk; a sell hangs the other way. */
function ladder(trade: Trade): string {
  const ratio = isPriced(trade)
    ? (trade.target - trade.entry) / (trade.entry - trade.stop)
    : Number(trade.ratio);
  const isSell = trade.order === 'sell' || trade.order === 'sell-limit';
  const unit = (BOTTOM - TOP) / (ratio + 1);
  const at = (r: number) => Math.round(isSell ? TOP + unit * (r + 1) : BOTTOM - unit * (r + 1));
  const zone = (from: number, to: number, colour: string) =>
    `<rect x="${LEFT}" width="${WIDTH - LEFT}" y="${Math.min(at(from), at(to))}" height="${Math.abs(at(to) - at(from))}" fill="${colour}" fill-opacity=".18"/>`;
  const line = (r: number, colour: string, width: number) =>
    `<path d="M${LEFT} ${at(r)}H${WIDTH}" stroke="${colour}" stroke-width="${width}"/>`;
  const marks = Array.from({ length: Math.floor(ratio) }, (_, index) => `M${WIDTH} ${at(index + 1)}h-40`);
  return [
    zone(0, ratio, INK.long),
    zone(-1, 0, INK.short),
    axis(),
    `<path d="${marks.join('')}" stroke="${INK.line}" stroke-width="3"/>`,
    line(ratio, INK.long, 5),
    line(-1, INK.short, 5),
    line(0, INK.gold, 8),
  ].join('');
}

function axis(): string {
  const ticks = Array.from(
    { length: 36 },
    (_, index) => `M${LEFT} ${TOP + index * 14}h-${index % 5 === 0 ? 44 : 22}`,
  );
  return `<path d="M${LEFT} ${TOP}V${BOTTOM}${ticks.join('')}" stroke="${INK.line}" stroke-width="3"/>`;
}

function tape(): string {
  const ticks = Array.from(
    { length: 61 },
    (_, index) => `M${index * 20} ${HEIGHT / 2}v-${index % 5 === 0 ? 150 : 70}`,
  );
  return `<path d="M0 ${HEIGHT / 2}H${WIDTH}${ticks.join('')}" stroke="${INK.line}" stroke-width="3"/><path d="M0 ${HEIGHT / 2}H${WIDTH}" stroke="${INK.gold}" stroke-width="8"/>`;
}
