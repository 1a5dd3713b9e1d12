import { calledOffWords } from '#content/called-off-words.ts';
import { countryName } from '#content/indicators/country-name.ts';
import { translate } from '#content/words/translate.ts';
import { type EconomicEvent, IMPACTS } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { nameOf } from '#domain/events/event-name.ts';
import { formatDay } from '#domain/format.ts';
import { hourWords } from '#site/features/fx-impact/board/zone.ts';
import { textLines } from '#site/lib/picture/frame.ts';
import { LEFT, type Measure, RIGHT, type Shape } from '#site/lib/picture/shapes.ts';
import { fitText, wrap } from '#site/lib/picture/wrap.ts';
import { type EventShown, keysOf, text, WIDTH } from './event-shown.ts';

/** Of who has called it off. */
const OFF_SIZES = [
  { size: 40, width: WIDTH, most: 1 },
  { size: 34, width: WIDTH, most: 2 },
] as const;

/** Impact, currency, name, the source's own title, day and hour, or who has called it off; the name has one of the sizes. */
export function headOf(
  { event, locale }: EventShown,
  top: number,
  sizes: Parameters<typeof fitText>[2],
  measure: Measure,
) {
  const { currency, country, title, name } = event;
  const shapes: Shape[] = impactSign(event, top + 4);
  const rating = event.impact_assumed ? 'unrated' : event.impact_level;
  const impact = translate(locale, `events.impact.${rating}`);
  shapes.push({ kind: 'text', text: impact, x: LEFT + 58, y: top + 32, font: text(30, 600), ink: 'text' });
  const place = [currency, country && countryName(country, locale)].filter(Boolean).join(' · ');
  if (place !== '') {
    const x = LEFT + 58 + measure(`${impact}  `, text(30, 600));
    const [line = ''] = wrap(`· ${place}`, text(30), { width: RIGHT - x, most: 1 }, measure);
    shapes.push({ kind: 'text', text: line, x, y: top + 32, font: text(30), ink: 'muted' });
  }
  const called = fitText(nameOf(event), { face: 'display', weight: 400 }, sizes, measure);
  const step = Math.round(called.font.size * 1.12);
  let y = top + 44 + called.font.size;
  shapes.push(...textLines(called.lines, { y, step, font: called.font, ink: 'text' }));
  y += (called.lines.length - 1) * step;
  if (name && name !== title) {
    const lines = wrap(title, text(30), { width: WIDTH, most: 2 }, measure);
    y += 52;
    shapes.push(...textLines(lines, { y, step: 38, font: text(30), ink: 'muted' }));
    y += (lines.length - 1) * 38;
  }
  y += 70;
  const off = calledOffWords(event.schedule, locale);
  if (off !== null) {
    const said = fitText(off, { face: 'text', weight: 600 }, OFF_SIZES, measure);
    shapes.push(...textLines(said.lines, { y, step: 44, font: said.font, ink: 'warning' }));
    return { shapes, bottom: y + (said.lines.length - 1) * 44 };
  }
  const when = whenOf(event, locale);
  shapes.push({ kind: 'text', text: when, x: LEFT, y, font: text(40, 600), ink: 'text' });
  if (event.local_time !== null && keysOf(event).length > 0) {
    const zone = translate(locale, 'picture.mexico');
    const after = LEFT + measure(`${when}  `, text(40, 600));
    const font = [text(30), text(26)].find((one) => after + measure(zone, one) <= RIGHT);
    if (!font) y += 42;
    shapes.push({
      kind: 'text',
      text: zone,
      x: font ? after : LEFT,
      y,
      font: font ?? text(30),
      ink: 'muted',
    });
  }
  return { shapes, bottom: y };
}

/** Three bars, as many of them full as the impact is high. */
function impactSign({ impact_level: impact }: EconomicEvent, y: number): Shape[] {
  const full = IMPACTS.length - IMPACTS.indexOf(impact);
  return IMPACTS.map((_, place) => {
    const height = 10 + place * 10;
    const ink = place < full ? 'gold' : 'line';
    return { kind: 'box', x: LEFT + place * 14, y: y + 30 - height, width: 9, height, ink };
  });
}

/** Day and hour as the calendar names them. */
function whenOf(event: EconomicEvent, locale: Locale): string {
  const named = formatDay(event.day_bucket, locale);
  const said = `${named.charAt(0).toUpperCase()}${named.slice(1)}`;
  // Without figures the hour is the large one.
  return keysOf(event).length === 0 ? said : `${said} · ${hourWords(event, 'mexico', locale)}`;
}
