const NO_BREAK = '\u00a0';
const JOINER = '\u2060';

const UNITS = [
  'USD|UDIS|BTC|bitcoin|pesos|euros|dólar(es)?|dollars?|RR?|pips?|onzas?|ounces?|lotes?|lots?',
  'h|horas?|hours?|min|minutos?|minutes?|[ap]\\.m',
].join('|');
const MONTHS = {
  es: 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
  en: 'January|February|March|April|May|June|July|August|September|October|November|December',
};
const FIGURE = '\\d[%R]?';

/** Where a figure and what belongs to it are two words: a unit, the minutes of a duration, a sum's sign, a day's month. */
const SPACES = new RegExp(
  [
    `(?<=\\d) (?=(${UNITS})(?!\\p{L}))`,
    '(?<=\\d h) (?=\\d+ min)',
    `(?<=${FIGURE}) (?=– \\d)|(?<=[÷×+−–=]) (?=[−+]?(\\d|[Rp](?!\\p{L})))`,
    '(?<=[\\d)]) (?=[÷×])|(?<=\\(\\d) (?=[−+])|(?<=[÷×+−=]) (?=\\()|(?<=(?<!\\p{L})[pR]) (?=[÷×−])',
    `(?<=(?<!\\d)\\d\\d?) (?=de (${MONTHS.es})(?!\\p{L}))|(?<=\\d de) (?=(${MONTHS.es})(?!\\p{L}))`,
    `(?<=${MONTHS.en}) (?=\\d\\d?(?!\\d))`,
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
