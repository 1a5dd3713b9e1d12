const PHONE = /^\+?[\d\s().-]{7,20}$/;
/** Figures written with the signs of a phone number: amounts, prices, dates. */
const FIGURE = /^(?:\d{1,2}(?:[. ]\d{3})+|[\d ]*\.\d*|\d{4}([.-])\d\d\1\d\d|\d\d?([.-])\d\d?\2\d{4})$/;

/** Numbers with their country's code, in the midst of a sentence. */
const WITH_CODE = /(?<![\p{L}\p{N}])\+\d[\d ().-]{6,18}\d/gu;
/** Ten digits and more in groups: a national number, one dialled with zeros in front, a card; also glued to "Tel". */
const LONG =
  /(?<![\p{L}\p{N}])(?:tel(?:[eé]fono)?|cel(?:ular)?|n[uú]m(?:ero)?|number|whats(?:app)?|wapp|wa|m[oó]vil|phone|sms)?\d(?:[ \t().·/_‐-―-]{0,3}\d){9,}(?!\p{N})/giu;
/** The same without gaps behind any word; a handle is no word, and neither are the letters of a wallet's address. */
const GLUED = /(?<![\p{L}@])(?![a-f]+\d)\p{L}{3,}\d{10,15}(?!\p{N})/giu;
/** A number written with commas: 55,1234,5678. */
const COMMAS = /(?<![\d.,])(?:\d{1,4}, ?){1,3}\d{3,4}, ?\d{4}(?![.,]?\d)/g;
/** Three prices and more of them; those of one signal lie close together, and none begins with a zero. */
const PRICES =
  /(?<![\p{L}\p{N}.,])[1-9]\d{3,4}(?:[ \t]{0,2}[ \t/‐-―-][ \t]{0,2}[1-9]\d{3,4}){2,}(?![.,]?\p{N})/gu;
/** How far apart: gold's four digits look like a third of a telephone number, an index's five do not. */
const CLOSE = { 4: 1.03, 5: 1.2 } as const;
/** What stands beside each other in any signal: a price, a date, nothing but a dash. */
const BESIDE = /^(?:\D*|\d+[.,]\d{1,2}|\d{1,3}[.,]\d{3,5}|\d\d?\/\d\d?\/(?:\d\d){1,2}|\d{4}\/\d\d?\/\d\d?)$/;
const YEARS = /^(?:(?:19|20)\d\d\D*)+$/;

/** Whether digits are a number to call, and not an amount, a price or a date. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  if (!PHONE.test(text) || FIGURE.test(text)) return false;
  return /^\+|[\s()-]|\..*\./.test(text) ? digits >= 7 : digits >= 10;
}

/** The numbers to call that a text without links holds, as `tel:` addresses. */
export function phonesIn(text: string): string[] {
  // Digits in frames are digits to whoever reads them, or the signs of a list before a word.
  const forms = new Set([text.replace(/[\uFE0F\u20E3]/gu, ''), text.replace(/[\d#*]\uFE0F?\u20E3/gu, ' ')]);
  return [...forms].flatMap(numbersIn).map((one) => `tel:${one.replace(/[^\d+]/g, '')}`);
}

function numbersIn(text: string): string[] {
  // So are full-width ones.
  const plain = text.normalize('NFKC');
  const spaced = plain
    .replace(COMMAS, (run) => (isClose(run) ? run : run.replace(/,/g, ' ')))
    .replace(PRICES, (run) => (isClose(run) ? ' ' : run));
  return [
    ...(plain.match(WITH_CODE) ?? []),
    ...(plain.match(GLUED) ?? []),
    ...(spaced.match(LONG) ?? []).filter(isLongPhone),
  ];
}

/** Whether numbers are so near each other as the prices of one signal, and no parts of a longer one. */
function isClose(run: string): boolean {
  const numbers = (run.match(/\d+/g) ?? []).map(Number);
  const least = Math.min(...numbers);
  return Math.max(...numbers) <= least * (least < 10_000 ? CLOSE[4] : CLOSE[5]);
}

/** Prices and dates around a number are no part of it, and a few within it do not hide it. */
function isLongPhone(run: string): boolean {
  const groups = run.split(/[ \t]+/);
  const isFigure = (part: string) => FIGURE.test(part) || BESIDE.test(part);
  const isNumber = (group: string) =>
    !['/', /[‐-―-]/, /[/‐-―-]/].some((sign) => group.split(sign).every(isFigure));
  const inner = groups.slice(groups.findIndex(isNumber), groups.findLastIndex(isNumber) + 1);
  const digits = (some: readonly string[]) => some.join('').replace(/\D/g, '').length;
  const isMostlyNumber = [inner, groups].some(
    (some) => digits(some) >= 10 && digits(some.filter(isNumber)) * 2 > digits(some),
  );
  return isMostlyNumber && !FIGURE.test(run) && !YEARS.test(run);
}
