import { decodeHTML } from 'entities';

/** Named and numeric entities, also those of a doubly escaped text once it is decoded. */
const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i;
/** How often a text may have been escaped. */
const ESCAPED_TIMES = 3;
/** Control and format characters and half characters, but not the spaces among them (tab, line feed, U+0085). */
const UNPRINTED = /(?![\t-\r\u0085])[\p{Cc}\p{Cf}\p{Cs}]/gu;
const SPACES = /[\s\u0085]+/g;
/** Hyphens that do not break, dashes, and minus signs. */
const DASHES = /[\u2010-\u2015\u2043\u2212\uFE58\uFE63\uFF0D]/g;
const MAX_FIGURE = 40;

/**
 * Text of an upstream as one printable line: no entities, control characters or unusual spaces and dashes. "" for anything but
 * text. Every reader of foreign text uses it.
 */
export function cleanText(value: unknown): string {
  if (typeof value !== 'string') return '';
  let text = value;
  for (let times = 0; times < ESCAPED_TIMES && ENTITY.test(text); times += 1) text = decodeHTML(text);
  return text.replace(UNPRINTED, '').replace(DASHES, '-').replace(SPACES, ' ').trim().normalize('NFC');
}

/** A clean text without the marks of its footnotes. */
export function withoutFootnotes(text: string): string {
  return text.replace(FOOTNOTES, '').trim();
}

/** A code word in upper case: "USD", "ALL". */
export function cleanCode(value: unknown): string {
  return cleanText(value).toUpperCase();
}

/**
 * The only word that is a figure: the expected result of a vote, counted in recorded weekly exports. All other words seen in
 * place of a figure, in any feed, say that there is none.
 */
const RESULT = /^pass$/i;
/** Marks of a footnote. Normalisation would turn a raised 2 into a digit of the figure. */
const FOOTNOTES = /[*\u2020\u2021\u00b9\u00b2\u00b3\u2070-\u2079\u2080-\u2089]/g;
const NUMBER = String.raw`(?:(?:\d{1,3}(?:[ ,.'’]\d{3})+|\d+)(?:[.,]\d+)?|[.,]\d+)`;
/** "US$", "€", "CZK". */
const MONEY = String.raw`(?:[A-Z]{0,3}\$|[€£¥₹₩₺₽₪฿]|zł|Kč|kr|${Intl.supportedValuesOf('currency').join('|')})`;
const SCALE = '(?:thousand|k|millions?|mln|mio|mn|m|billions?|bln|bn|b|trillions?|trln|trn|tn|t)';
/** Of these, no unit of time: "5 min" and "10h" say when a figure comes. */
const UNIT = String.raw`(?:%|‰|percent|per cent|pp|ppts?|p\.p\.|pts?|(?:index )?points?|bps?|basis points?|bcf|bbl|barrels?|bpd|[gmt]wh|tons?|tonnes?|oz|units|persons|people|jobs)`;
/** "0.4% m/m", "0.4% (p)": the period, and whether it is preliminary, revised or an estimate. */
const REMARK = String.raw`(?:\s?(?:[mqy]\/[mqy]|[mqy]o[mqy]|saar))?(?:\s[pre]|\s?\([pre]\))?`;
const AMOUNT = String.raw`[<>≤≥~≈±]?\s?[+-]?\s?(?:${MONEY}\s?[+-]?\s?)?${NUMBER}(?:\s?${SCALE})?(?:\s?(?:${UNIT}|${MONEY}))?${SCALE}?${REMARK}`;
/** One amount, also in an accountant's brackets; yield and cover of an auction ("2.84|2.6"); a range of rates ("3.50-3.75%"). */
const FIGURE = new RegExp(
  String.raw`^(?:${AMOUNT}|\(${AMOUNT}\)|${AMOUNT}(?:\s?\|\s?${AMOUNT}){1,2}|${NUMBER}\s?%?\s?-\s?${NUMBER}\s?%)$`,
  'i',
);
/** Votes of a committee for each choice, "1-0-8"; a date has larger numbers, or zeros before them. */
const VOTES = /^(?:0|[1-9]\d?)(?:-(?:0|[1-9]\d?)){1,2}$/;
const MAX_VOTES = 15;

function isFigure(text: string): boolean {
  if (!VOTES.test(text)) return FIGURE.test(text) || RESULT.test(text);
  return text.split('-').reduce((sum, votes) => sum + Number(votes), 0) <= MAX_VOTES;
}

/** "-0.0%", "$-0.0B": zero, or a number that rounds to it, has no minus sign. Votes ("0-0-9") have a digit before the sign. */
function withoutSignOfZero(text: string): string {
  const sign = text.slice(0, text.search(/\d/)).lastIndexOf('-');
  const isZero = sign >= 0 && text.includes('0') && !/[1-9]/.test(text);
  return isZero ? text.slice(0, sign) + text.slice(sign + 1) : text;
}

/**
 * A figure as the upstream writes it; null for all that is none: "-", "N/A", "TBD (Q3)", "10h 49min", "12 Dec". A figure is a
 * number with a sign, money and a unit that we know, or votes. A number becomes its text, and zero has no minus sign.
 */
export function cleanFigure(value: unknown): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? displayNumber(value) : null;
  // Also turns full-width digits and signs into plain ones.
  const text = cleanText(withoutFootnotes(cleanText(value)).normalize('NFKC'));
  if (text.length > MAX_FIGURE || !isFigure(text)) return null;
  return withoutSignOfZero(text);
}

const PLAIN_NUMBER = /^[+-]?(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d+|(?<=\d))$/;

/** A finite number, also as text with thousands commas; null for anything else. */
export function cleanNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const text = cleanFigure(value);
  if (text === null || !PLAIN_NUMBER.test(text)) return null;
  const number = Number(text.replaceAll(',', ''));
  return Number.isFinite(number) ? number : null;
}

/** A number as a figure's text: never in exponent form, no minus sign for zero; with `decimals`, exactly that many. */
export function displayNumber(value: number, decimals?: number): string {
  const format = formats.get(decimals) ?? formatOf(decimals);
  formats.set(decimals, format);
  return format.format(value);
}

/** Kept by their decimals: a format takes longer to make than to use. */
const formats = new Map<number | undefined, Intl.NumberFormat>();

function formatOf(decimals: number | undefined): Intl.NumberFormat {
  return new Intl.NumberFormat('en-US', {
    useGrouping: false,
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? 12,
    signDisplay: 'negative',
  });
}

const INSTANT =
  /^(?<day>\d{4}-\d{2}-\d{2})[T ](?<time>\d{2}:\d{2})(?<second>:\d{2})?(?:\.\d+)?\s?(?:Z|(?<hours>[+-]\d{2}):?(?<minutes>\d{2})?)$/i;

/**
 * An ISO 8601 instant with its offset, as UTC with milliseconds; seconds and the colon of the offset may be missing. Null for
 * anything else, also for a time without an offset and for a day that does not exist.
 */
export function cleanInstant(value: unknown): string | null {
  const { day, time, second = ':00', hours, minutes = '00' } = INSTANT.exec(cleanText(value))?.groups ?? {};
  if (!day || !time) return null;
  const local = `${day}T${time}${second}.000Z`;
  const isReal = !Number.isNaN(Date.parse(local)) && new Date(local).toISOString() === local;
  const instant = new Date(hours ? `${local.slice(0, -1)}${hours}:${minutes}` : local);
  return isReal && !Number.isNaN(instant.getTime()) ? instant.toISOString() : null;
}
