const NO_BREAK = '\u00a0';
const JOINER = '\u2060';

const UNITS = [
  'USD|UDIS|BTC|bitcoin|pesos|euros|dólar(es)?|dollars?|RR?|pips?|onzas?|ounces?|lotes?|lots?',
  'h|horas?|hours?|min|minutos?|minutes?|[ap]\\.m|días?|days?|semanas?|weeks?|mes(es)?|months?|años?|years?',
  'mil|mill(ón|ones)|bill(ón|ones)|(m|b|tr)illion',
].join('|');
const MONTHS = {
  es: 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
  en: 'January|February|March|April|May|June|July|August|September|October|November|December',
};
const WEEKDAYS = 'lunes|martes|miércoles|jueves|viernes|sábado|domingo';
const FIGURE = '\\d[%R]?';

/**
 * Where a figure and what belongs to it are two words: a unit, the minutes of a duration, a sum's sign, a day's
 * month. A long month may begin a line: in a title, the day with all of it would be too wide for a phone.
 */
const SPACES = new RegExp(
  [
    `(?<=\\d) (?=(${UNITS})(?!\\p{L}))`,
    '(?<=\\d h) (?=\\d+ min)',
    `(?<=${FIGURE}) (?=– \\d)|(?<=[÷×+−–=]) (?=[−+]?(\\d|[Rpb](?!\\p{L})))`,
    '(?<=[\\d)]) (?=[÷×])|(?<=\\(\\d) (?=[−+])|(?<=[÷×+−=]) (?=\\()|(?<=(?<!\\p{L})[pRb]) (?=[÷×−])',
    `(?<=(?<!\\d)\\d\\d?) (?=de (${MONTHS.es})(?!\\p{L}))|(?<=(${WEEKDAYS})) (?=\\d\\d?(?!\\d))`,
    `(?<=${MONTHS.en}) (?=\\d\\d?(?!\\d))|(?<=\\b[Tt]he) (?=\\d+(st|nd|rd|th)(?!\\p{L}))`,
    '(?<=\\b([Nn]o|[Nn]úm)\\.) (?=\\d)|(?<=\\b(en|in)) (?=R(?!\\p{L}))',
  ].join('|'),
  'gu',
);
const HYPHENS = new RegExp(
  `(?<=\\d-)(?=(${UNITS})(?!\\p{L}))|(?<=\\b(FX|VS)-)(?=\\p{Lu})|(?<=\\b[Rr]e-)(?=entr)`,
  'gu',
);
/** The back link of a footnote never wraps alone onto a line. */
const WAY_BACK = / (?=<a [^>]*data-footnote-backref)/g;

/** The same words, in which no line ends between a figure and its unit. */
export function keepFigures(text: string): string {
  return text.replace(SPACES, NO_BREAK).replace(HYPHENS, JOINER);
}

/** The same page or part of one, its tags, scripts and styles as they were. */
export function keepFiguresInHtml(html: string): string {
  return html
    .replaceAll(WAY_BACK, NO_BREAK)
    .replace(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>|([^<]+)/g, (whole, _tag, text?: string) =>
      text === undefined ? whole : keepFigures(text),
    );
}
