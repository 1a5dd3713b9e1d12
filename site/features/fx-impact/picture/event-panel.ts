import { translate } from '#content/words/translate.ts';
import type { EconomicEvent } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { calledOff } from '#domain/events/called-off.ts';
import { NO_FIGURE } from '#domain/format.ts';
import { hourWords } from '#site/features/fx-impact/board/zone.ts';
import { textLines } from '#site/lib/picture/frame.ts';
import { type Font, type Ink, LEFT, type Measure, RIGHT, type Shape } from '#site/lib/picture/shapes.ts';
import { fitText } from '#site/lib/picture/wrap.ts';
import { type EventShown, keysOf, text, WIDTH } from './event-shown.ts';
import { type FigureKey, scaleOf } from './figure-scale.ts';
import { type Verdict, verdictOf } from './verdict.ts';

/** Its least height with all its parts. */
export const PANEL_ROOM = 420;
/** Its padding, and where its second column begins. */
const PAD = 48;
const INNER = { left: LEFT + PAD, right: RIGHT - PAD } as const;
const ASIDE = 676;
/** Of another figure: from label to label. */
const TALL = 116;

interface Panel {
  readonly top: number;
  readonly bottom: number;
}

/** The figure that counts, large; the others beside it; below them the surprise in words and all of them on one scale. */
export function panelOf(shown: EventShown, { top, bottom }: Panel, measure: Measure): Shape[] {
  const { event } = shown;
  const tone = toneOf(event);
  const height = bottom - top;
  const [main = null, ...others] = keysOf(event);
  const said = verdictOf(shown);
  const scale = others.length === 0 || height < PANEL_ROOM - 20 ? null : scaleOf(event);
  const below = (said === null ? 0 : 62) + (scale === null ? 0 : 84) + 24;
  const zone = { top: top + 20, height: height - 20 - below };
  const shapes: Shape[] = [
    { kind: 'box', x: LEFT, y: top, width: WIDTH, height, radius: 16, ink: 'raised' },
    { kind: 'box', x: LEFT, y: top, width: 10, height, radius: 5, ink: tone },
    ...largeOf(shown, main, zone, measure),
  ];
  const tall = Math.min(TALL, zone.height / Math.max(1, others.length));
  const first = zone.top + (zone.height - tall * others.length) / 2;
  others.forEach((key, index) => {
    shapes.push(...asideOf(shown, key, { top: first + index * tall, height: tall }, measure));
  });
  let y = bottom - below;
  if (said !== null) {
    shapes.push(...saidOf(said, y + 40, measure));
    y += 62;
  }
  if (scale !== null) shapes.push(...scaleShapes(scale, y + 44, tone));
  return shapes;
}

interface Zone {
  readonly top: number;
  readonly height: number;
}

/** The figure that counts; where there is none the hour, or that the event is called off. */
function largeOf(
  { event, locale }: EventShown,
  main: FigureKey | null,
  zone: Zone,
  measure: Measure,
): Shape[] {
  const tone = toneOf(event);
  const off = calledOff(event.schedule);
  const instead = off === null ? hourWords(event, 'mexico', locale) : translate(locale, `events.off.${off}`);
  const words = main === null ? instead : event[main];
  const width = (main === null || off !== null ? INNER.right : ASIDE - 32) - INNER.left;
  const tallest = Math.min(200, (zone.height - 46) / 0.8);
  const { font, lines } = fitText(
    words ?? NO_FIGURE,
    { face: 'display', weight: 400 },
    [tallest, 160, 130, 104, 84, 64, 48]
      .filter((size) => size <= tallest)
      .map((size) => ({ size, width, most: 1 })),
    measure,
  );
  const tall = 46 + font.size * 0.74;
  const base = zone.top + (zone.height - tall) / 2 + tall;
  const label = base - tall + 26;
  const isHour = main === null;
  const ink = main === 'actual' ? tone : 'text';
  return [
    ...(isHour ? [] : glyphOf(main, INNER.left + 12, label - 10, main === 'actual' ? tone : 'gold')),
    ...(isHour && (off !== null || event.local_time === null)
      ? []
      : textLines([isHour ? translate(locale, 'picture.mexico') : labelOf(main, locale)], {
          x: INNER.left + (isHour ? 0 : 36),
          y: label,
          step: 0,
          font: text(30),
          ink: 'muted',
        })),
    ...textLines(lines, { x: INNER.left, y: base, step: 0, font, ink }),
  ];
}

function toneOf({ actual, surprise }: EconomicEvent): Ink {
  if (actual === null || surprise === null) return 'gold';
  return surprise === 'positive' ? 'long' : 'short';
}

const labelOf = (key: FigureKey, locale: Locale): string =>
  translate(locale, `events.${key === 'previous' ? 'before' : key}`);

/** One of the other figures: its label, and the figure with its word. */
function asideOf(
  { event, status, locale }: EventShown,
  key: FigureKey,
  zone: Zone,
  measure: Measure,
): Shape[] {
  const figure = event[key];
  const { previous_revised_from: first } = event;
  const isAwaited = key === 'actual' && status === 'upcoming';
  const word =
    figure === null
      ? translate(locale, isAwaited ? 'picture.notOut' : 'picture.noFigure')
      : key === 'previous' && first
        ? translate(locale, 'picture.before', { first })
        : null;
  const x = ASIDE;
  const label = zone.top + 28;
  const tallest = figure === null ? 36 : Math.max(28, Math.min(54, zone.height - 62));
  const value = fitText(
    figure ?? NO_FIGURE,
    { face: 'text', weight: 600 },
    [tallest, 40, 30, 24]
      .filter((size) => size <= tallest)
      .map((size) => ({ size, width: INNER.right - x, most: 1 })),
    measure,
  );
  const base = label + 14 + value.font.size * 0.74 + (figure === null ? 6 : 0);
  const after = x + measure(`${value.lines[0]} `, value.font) + 4;
  return [
    ...glyphOf(key, x + 12, label - 10, 'gold'),
    { kind: 'text', text: labelOf(key, locale), x: x + 36, y: label, font: text(28), ink: 'muted' },
    ...textLines(value.lines, {
      x,
      y: base,
      step: 0,
      font: value.font,
      ink: figure === null ? 'muted' : 'text',
    }),
    ...(word === null ? [] : noteOf(word, after, base, value.font, measure)),
  ];
}

/** The word beside a figure: on one line, or on two beside a large figure. */
function noteOf(word: string, x: number, base: number, beside: Font, measure: Measure): Shape[] {
  const width = INNER.right + PAD - 12 - x;
  const { font, lines } = fitText(
    word,
    { face: 'text', weight: 400 },
    [
      { size: 23, width, most: 1 },
      ...(beside.size >= 44 ? [{ size: 22, width, most: 2 }] : []),
      { size: 18, width, most: 1 },
    ],
    measure,
  );
  return textLines(lines, { x, y: base - (lines.length - 1) * 25, step: 25, font, ink: 'muted' });
}

/** The sign of a figure on the scale, and before its name. */
function glyphOf(key: FigureKey, x: number, y: number, ink: Ink): Shape[] {
  if (key === 'forecast') return [{ kind: 'box', x: x - 3, y: y - 14, width: 6, height: 28, ink: 'gold' }];
  if (key === 'previous') return [{ kind: 'dot', x, y, radius: 9, ring: 4, ink: 'muted' }];
  return [{ kind: 'dot', x, y, radius: 12, ink }];
}

function saidOf({ text: words, ink, points }: Verdict, y: number, measure: Measure): Shape[] {
  const x = points === null ? INNER.left : INNER.left + 44;
  const { font, lines } = fitText(
    words,
    { face: 'text', weight: 600 },
    [38, 32, 26].map((size) => ({ size, width: INNER.right - x, most: 1 })),
    measure,
  );
  const arrow: Shape = {
    kind: 'path',
    d: points === 'up' ? 'M0 24h28L14 0z' : 'M0 0h28L14 24z',
    x: INNER.left,
    y: y - 26,
    scale: 1,
    ink,
  };
  return [...(points === null ? [] : [arrow]), ...textLines(lines, { x, y, step: 0, font, ink })];
}

/** Forecast, previous and actual on a ruler; what lies between forecast and actual is the surprise. */
function scaleShapes(places: Partial<Record<FigureKey, number>>, y: number, tone: Ink): Shape[] {
  const width = INNER.right - INNER.left;
  const at = (place: number) => INNER.left + place * width;
  const { forecast, actual, previous } = places;
  const ticks: Shape[] = Array.from({ length: 49 }, (_, index) => {
    const x = INNER.left + (index / 48) * width;
    return { kind: 'line', from: [x, y], to: [x, y + (index % 6 === 0 ? 18 : 10)], width: 2, ink: 'line' };
  });
  const zone: Shape[] =
    forecast === undefined || actual === undefined
      ? []
      : [
          {
            kind: 'box',
            x: at(Math.min(forecast, actual)),
            y: y - 14,
            width: Math.abs(at(actual) - at(forecast)),
            height: 28,
            ink: tone,
            alpha: 0.3,
          },
        ];
  return [
    { kind: 'line', from: [INNER.left, y], to: [INNER.right, y], width: 2, ink: 'line' },
    ...ticks,
    ...zone,
    ...(previous === undefined ? [] : glyphOf('previous', at(previous), y, 'muted')),
    ...(forecast === undefined ? [] : glyphOf('forecast', at(forecast), y, 'gold')),
    ...(actual === undefined ? [] : glyphOf('actual', at(actual), y, tone)),
  ];
}
