import { translate } from '#content/words/translate.ts';
import type { EconomicEvent } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { calledOff } from '#domain/events/called-off.ts';
import { fullMoment } from '#site/features/fx-impact/detail/past-dates.ts';
import { frame } from '#site/lib/picture/frame.ts';
import { LEFT, type Measure, RIGHT, type Shape } from '#site/lib/picture/shapes.ts';
import { headOf } from './event-head.ts';
import { PANEL_ROOM, panelOf } from './event-panel.ts';
import { type EventShown, text, WIDTH } from './event-shown.ts';

const MOST_PAIRS = 4;
/** Between the head and the panel. */
const GAP = 40;
/** Of a name. */
const NAME_SIZES = [
  { size: 92, width: WIDTH, most: 2 },
  { size: 76, width: WIDTH, most: 2 },
  { size: 64, width: WIDTH, most: 3 },
  { size: 52, width: WIDTH, most: 3 },
  { size: 44, width: WIDTH, most: 3 },
] as const;

/** Where everything of an event's picture goes: name, hour in Mexico City or who has called it off, figures, surprise and source (N18). */
export function layOutEvent(shown: EventShown, measure: Measure): readonly Shape[] {
  const { event, locale } = shown;
  const edge = frame(
    {
      ...shown,
      section: translate(locale, 'picture.calendar'),
      risk: translate(locale, 'shell.risk'),
      sources: sourcesOf(shown),
    },
    measure,
  );
  const pairs = pairsOf(event, edge.bottom - 12, locale, measure);
  const bottom = edge.bottom - (pairs.length > 0 ? 76 : 16);
  // The figures keep their room: a long name, or a long notice, makes the name smaller.
  const heads = NAME_SIZES.map((_, from) => headOf(shown, edge.top, NAME_SIZES.slice(from), measure));
  const head = heads.find((one) => bottom - one.bottom - GAP >= PANEL_ROOM) ?? heads.at(-1);
  if (!head) return edge.shapes;
  const panel = { top: head.bottom + GAP, bottom };
  return [...edge.shapes, ...head.shapes, ...panelOf(shown, panel, measure), ...pairs];
}

/** Whose figure it is and when it was read. */
function sourcesOf({ event, official, readAt, locale }: EventShown): string[] {
  if (official !== null) return [official];
  const source = `${translate(locale, 'events.source')} ${event.source}`;
  if (readAt === null) return [source];
  return [
    source,
    translate(locale, 'picture.calendarRead', { moment: fullMoment(readAt, 'mexico', locale) }),
  ];
}

/** One line; pairs that have no room are left out. An event that is called off moves none. */
function pairsOf(event: EconomicEvent, y: number, locale: Locale, measure: Measure): Shape[] {
  const named = event.affected_pairs.slice(0, MOST_PAIRS);
  if (named.length === 0 || calledOff(event.schedule) !== null) return [];
  const label = translate(locale, 'picture.moves');
  const x = LEFT + measure(`${label}  `, text(30));
  while (named.length > 1 && x + measure(named.join('  ·  '), text(30, 600)) > RIGHT) named.pop();
  return [
    { kind: 'text', text: label, x: LEFT, y, font: text(30), ink: 'muted' },
    { kind: 'text', text: named.join('  ·  '), x, y, font: text(30, 600), ink: 'text' },
  ];
}
