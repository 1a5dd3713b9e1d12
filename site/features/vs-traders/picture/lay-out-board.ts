import { translate } from '#content/words/translate.ts';
import { INSTRUMENTS } from '#contracts/instruments.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
import type { InstrumentSymbol } from '#contracts/sentiment.ts';
import { EXTREMES } from '#contracts/sentiment-history.ts';
import type { ShareBasis } from '#contracts/share-basis.ts';
import { MEXICO_CITY, wallClock } from '#domain/events/zones.ts';
import { formatInstant, formatShare, NO_FIGURE } from '#domain/format.ts';
import { extremeOf } from '#domain/sentiment-history.ts';
import { withRounding } from '#site/features/vs-traders/cards/card-state.ts';
import { type Framed, frame, textLines } from '#site/lib/picture/frame.ts';
import { type Font, LEFT, type Measure, RIGHT, type Shape } from '#site/lib/picture/shapes.ts';
import { fitText, wrap } from '#site/lib/picture/wrap.ts';

/** Shares of one instrument in percent. */
export interface SharesShown {
  readonly symbol: InstrumentSymbol;
  /** Null without a reading. */
  readonly shares: {
    readonly long: number;
    readonly short: number;
    /** The long share 24 hours before; null where unknown. */
    readonly yesterday: number | null;
  } | null;
  /** What must be known of this reading alone: that it counts something else, and how old it is. */
  readonly marks: readonly string[];
}

export interface BoardShown extends Pick<Framed, 'brand' | 'address' | 'marks'> {
  readonly rows: readonly SharesShown[];
  /** What the shares count. */
  readonly basis: ShareBasis;
  /** When the newest shares were read (epoch ms); null where it is not known. */
  readonly readAt: number | null;
  /** Whose figures they are. */
  readonly credits: readonly string[];
  readonly locale: Locale;
}

const WIDTH = RIGHT - LEFT;
/** The bars lie between the shares of the two sides. */
const BAR = { left: LEFT + 150, right: RIGHT - 150 } as const;
/** Height of a bar; thinner where a mark above the board leaves less room. */
const thick = (row: number): number => (row < 112 ? 28 : 38);
const text = (size: number, weight: Font['weight'] = 400): Font => ({ face: 'text', weight, size });

/** Where everything of the board's picture goes: both sides of each instrument, extremes, hour and source (N18). */
export function layOutBoard(shown: BoardShown, measure: Measure): readonly Shape[] {
  const { rows, locale } = shown;
  const edge = frame(
    {
      ...shown,
      section: translate(locale, 'picture.board'),
      risk: translate(locale, 'shell.risk'),
      sources: sourcesOf(shown),
      notice: null,
    },
    measure,
  );
  const head = headOf(edge.top, shown, measure);
  const top = head.bottom + 28;
  const step = (edge.bottom - top) / rows.length;
  return [
    ...edge.shapes,
    ...head.shapes,
    ...rows.flatMap((row, index) => rowOf(row, top + index * step, step, locale, measure)),
  ];
}

function sourcesOf({ rows, readAt, credits, locale }: BoardShown): string[] {
  const source = credits.join(' · ');
  const shares = rows.flatMap((row) => row.shares ?? []);
  return [
    ...(readAt === null
      ? []
      : [translate(locale, 'picture.boardRead', { moment: momentOf(readAt, locale) })]),
    ...(source === '' ? [] : [withRounding(translate(locale, 'picture.credit', { source }), shares, locale)]),
  ];
}

function momentOf(instant: number, locale: Locale): string {
  const { day, time } = wallClock(new Date(instant), MEXICO_CITY);
  return formatInstant(Date.parse(`${day}T${time}Z`), locale, 'UTC');
}

function headOf(top: number, { basis, locale }: BoardShown, measure: Measure) {
  const heading = fitText(
    translate(locale, 'picture.boardHeading'),
    { face: 'display', weight: 400 },
    [
      { size: 68, width: WIDTH, most: 1 },
      { size: 52, width: WIDTH, most: 2 },
    ],
    measure,
  );
  const step = Math.round(heading.font.size * 1.12);
  let y = top + heading.font.size * 0.8;
  const shapes: Shape[] = textLines(heading.lines, { y, step, font: heading.font, ink: 'text' });
  y += (heading.lines.length - 1) * step + 58;
  const unit = translate(locale, `picture.boardUnit.${basis}`);
  shapes.push({ kind: 'text', text: unit, x: LEFT, y, font: text(32, 600), ink: 'text' });
  y += 50;
  let x: number = LEFT;
  const block = { kind: 'box', y: y - 20, width: 36, height: 22 } as const;
  for (const [key, sign] of [
    ['picture.long', (at: number): Shape => ({ ...block, x: at, ink: 'long' })],
    ['picture.short', (at: number): Shape => ({ ...block, x: at, ink: 'short', isHatched: true })],
    ['picture.dayBefore', (at: number) => dayBefore(at + 18, y - 18)],
  ] as const) {
    const words = translate(locale, key);
    shapes.push(sign(x));
    shapes.push({ kind: 'text', text: words, x: x + 48, y, font: text(26), ink: 'muted' });
    x += 48 + measure(words, text(26)) + 44;
  }
  // The key of the word "extreme", where the line has room for it; the limits are the site's own.
  const extreme = translate(locale, 'picture.extremeKey', EXTREMES);
  if (x + measure(extreme, text(26)) <= RIGHT)
    shapes.push({ kind: 'text', text: extreme, x: RIGHT, y, font: text(26), ink: 'warning', align: 'end' });
  return { shapes, bottom: y };
}

/** Points up at where the share was; `x` is its tip. */
const dayBefore = (x: number, y: number): Shape => ({
  kind: 'path',
  d: 'M0 0L9 15H-9z',
  x,
  y,
  scale: 1,
  ink: 'text',
});

function rowOf(row: SharesShown, top: number, height: number, locale: Locale, measure: Measure): Shape[] {
  const { symbol, shares, marks } = row;
  const name = inLocale(INSTRUMENTS[symbol].name, locale);
  const isExtreme = shares !== null && extremeOf(shares.long, EXTREMES) !== null;
  const y = top + Math.max(0, (height - 108) / 2) + 36;
  const tags = [...(isExtreme ? [translate(locale, 'picture.extreme')] : []), ...marks];
  const tag = tags.join(' · ');
  const tagWidth = measure(tag, text(26, 600));
  const nameAt = LEFT + measure(`${symbol} `, text(34, 600)) + 8;
  const [named = ''] = wrap(name, text(26), { width: RIGHT - tagWidth - 32 - nameAt, most: 1 }, measure);
  return [
    { kind: 'line', from: [LEFT, top], to: [RIGHT, top], width: 1.5, ink: 'line' },
    { kind: 'text', text: symbol, x: LEFT, y, font: text(34, 600), ink: 'text' },
    { kind: 'text', text: named, x: nameAt, y, font: text(26), ink: 'muted' },
    ...(tag === ''
      ? []
      : [
          {
            kind: 'text',
            text: tag,
            x: RIGHT,
            y,
            font: text(26, 600),
            ink: 'warning',
            align: 'end',
          } as const,
        ]),
    ...(shares === null
      ? noBar(y + 16, locale, measure)
      : barOf(shares, { y: y + 16, height: thick(height) }, locale)),
  ];
}

function noBar(y: number, locale: Locale, measure: Measure): Shape[] {
  const base = y + 32;
  return [
    { kind: 'text', text: NO_FIGURE, x: LEFT, y: base, font: text(40, 600), ink: 'muted' },
    {
      kind: 'text',
      text: translate(locale, 'picture.noReading'),
      x: LEFT + measure(`${NO_FIGURE} `, text(40, 600)),
      y: base,
      font: text(26),
      ink: 'muted',
    },
  ];
}

/** The long share plain from the left, the short one hatched from the right, a tick at one half. */
function barOf(
  { long, short, yesterday }: NonNullable<SharesShown['shares']>,
  { y, height }: { readonly y: number; readonly height: number },
  locale: Locale,
): Shape[] {
  const width = BAR.right - BAR.left;
  const at = (share: number) => BAR.left + (Math.min(100, Math.max(0, share)) / 100) * width;
  const base = y + height / 2 + 16;
  const half = at(50);
  const bar = { kind: 'box', y, height } as const;
  return [
    { ...bar, x: BAR.left, width, ink: 'line' },
    { ...bar, x: BAR.left, width: at(long) - BAR.left, ink: 'long' },
    { ...bar, x: at(100 - short), width: BAR.right - at(100 - short), ink: 'short', isHatched: true },
    { kind: 'line', from: [half, y - 7], to: [half, y + height + 7], width: 3, ink: 'text' },
    ...(yesterday === null ? [] : [dayBefore(at(yesterday), y + height + 3)]),
    { kind: 'text', text: formatShare(long, locale), x: LEFT, y: base, font: text(44, 600), ink: 'long' },
    {
      kind: 'text',
      text: formatShare(short, locale),
      x: RIGHT,
      y: base,
      font: text(44, 600),
      ink: 'short',
      align: 'end',
    },
  ];
}
