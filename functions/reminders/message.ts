import type { EconomicEvent } from '#contracts/events.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
import type { ReminderMessage } from '#contracts/reminder-path.ts';
import type { InstrumentSymbol } from '#contracts/sentiment.ts';
import { EXTREMES } from '#contracts/sentiment-history.ts';
import { VENDORS } from '#contracts/vendors.ts';
import { nameOf } from '#domain/events/event-name.ts';
import { expectsFigure, instantOf } from '#domain/events/live.ts';
import { wallClock } from '#domain/events/zones.ts';
import { formatDay, formatShare } from '#domain/format.ts';
import type { DueMessage } from '#domain/reminders/due.ts';
import type { ReachedExtreme } from '#domain/reminders/extreme.ts';
import { REMINDER_WORDS } from './words.ts';

export interface MessageReader {
  readonly locale: Locale;
  readonly zone: string;
}

/** A vendor's title may be long; an encrypted message has room for 4,096 bytes. */
const MOST_CHARS = 300;
const MINUTE_MS = 60_000;

/** What a message says of an event, in the reader's language and time. `tag` names the event. */
export function eventMessage(
  { kind }: DueMessage,
  event: EconomicEvent,
  { locale, zone }: MessageReader,
  now: Date,
): ReminderMessage {
  const words = inLocale(REMINDER_WORDS, locale);
  const at = instantOf(event) ?? now.getTime();
  const minutes = Math.max(1, Math.ceil((at - now.getTime()) / MINUTE_MS));
  const { currency, actual, forecast, previous, surprise_difference: difference } = event;
  const what = {
    before: words.inMinutes(minutes),
    figure: actual ?? '',
    cancelled: words.cancelled,
    postponed: words.postponed,
  }[kind];
  // A press conference has none: "no forecast" would say that one is missing.
  const hasFigures = actual !== null || expectsFigure(event);
  const lines = [
    forecast === null ? words.noForecast : `${words.forecast}: ${forecast}`,
    ...(kind === 'figure' && difference ? [`${words.surprise}: ${difference}`] : []),
    ...(previous === null ? [] : [`${words.previous}: ${previous}`]),
  ];
  const figures = hasFigures ? lines.join(' · ') : '';
  const body = {
    before: [words.at(wallClock(new Date(at), zone).time), movedLine(event, { locale, zone }), figures],
    figure: [figures, `${words.source}: ${sourceOf(event)}`],
    cancelled: [words.whoSays(event.schedule?.publisher ?? event.source)],
    postponed: [words.whoSays(event.schedule?.publisher ?? event.source)],
  }[kind];
  const title = [currency, nameOf(event)].filter(Boolean).join(' ');
  return {
    title: clipped(`${title}: ${what}`),
    body: clipped(body.filter((line) => line !== '').join('\n')),
    tag: `event/${event.id}`,
    url: `/fx-impact?event=${encodeURIComponent(event.id)}#week`,
    lang: locale,
  };
}

/** The earlier time or day, where the publisher or the calendar moved the event. */
function movedLine(
  { schedule, moved_from: listed, time_iso: to }: EconomicEvent,
  { locale, zone }: MessageReader,
): string {
  const words = inLocale(REMINDER_WORDS, locale);
  const from = schedule?.state === 'moved' ? schedule.from : (listed ?? null);
  if (from === null) return '';
  if (!from.includes('T')) return words.movedFromDay(formatDay(from, locale));
  const { day, time } = wallClock(new Date(from), zone);
  const isSameDay = wallClock(new Date(to), zone).day === day;
  return isSameDay ? words.movedFrom(time) : words.movedFromDay(formatDay(day, locale));
}

/** The publisher where the figure is its own, else the vendor that reports it. */
function sourceOf({ official, source }: EconomicEvent): string {
  if (official?.state === 'out') return official.publisher;
  return official?.reported_by ?? source;
}

export function extremeMessage(
  symbol: InstrumentSymbol,
  { side, latest }: ReachedExtreme,
  { locale, zone }: MessageReader,
): ReminderMessage {
  const words = inLocale(REMINDER_WORDS, locale);
  const { time } = wallClock(new Date(latest.observedAt), zone);
  return {
    title: `${symbol}: ${words.long(formatShare(latest.longPercentage, locale))}`,
    body: [
      words.reached(formatShare(EXTREMES[side], locale), words.of[latest.basis])[side],
      words.readAt(time),
      `${words.source}: ${VENDORS[latest.vendor].sentiment.name}`,
    ].join('\n'),
    tag: `extreme/${symbol}`,
    url: `/vs-traders#${symbol}`,
    lang: locale,
  };
}

function clipped(text: string): string {
  return text.length <= MOST_CHARS ? text : `${text.slice(0, MOST_CHARS - 1)}…`;
}
