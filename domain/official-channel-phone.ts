const PHONE = /^\+?[\d\s().-]{7,20}$/;
/** Figures written with the signs of a phone number: amounts, prices, dates. */
const FIGURE = /^(?:\d{1,2}(?:[. ]\d{3})+|[\d ]*\.\d*|\d{4}([.-])\d\d\1\d\d|\d\d?([.-])\d\d?\2\d{4})$/;

/** Numbers with their country's code, in the midst of a sentence. */
const WITH_CODE = /(?<![\p{L}\p{N}])\+\d[\d ().-]{6,18}\d/gu;
/** Ten digits and more in groups: a national number, one dialled with zeros in front, a card; also glued to "Tel". */
const LONG =
  /(?<![\p{L}\p{N}])(?:tel(?:[eé]fono)?|cel(?:ular)?|whats(?:app)?|wapp|wa|m[oó]vil|phone|sms)?\d(?:[ \t().·/_‐-―-]{0,3}\d){9,}(?!\p{N})/giu;
/** What stands beside each other in any signal: a price, a date, nothing but a dash. */
const BESIDE = /^(?:\D*|\d+[.,]\d{1,2}|\d{1,3}[.,]\d{3,5}|\d\d?\/\d\d?\/(?:\d\d){1,2})$/;
const YEARS = /^(?:(?:19|20)\d\d\D*)+$/;

/** Whether digits are a number to call, and not an amount, a price or a date. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  if (!PHONE.test(text) || FIGURE.test(text)) return false;
  return /^\+|[\s()-]|\..*\./.test(text) ? digits >= 7 : digits >= 10;
}

/** The numbers to call that a text without links holds, as `tel:` addresses. */
export function phonesIn(text: string): string[] {
  // Digits in frames and full-width ones are digits to whoever reads them.
  const plain = text.normalize('NFKC').replace(/[\uFE0F\u20E3]/gu, '');
  const found = [...(plain.match(WITH_CODE) ?? []), ...(plain.match(LONG) ?? []).filter(isLongPhone)];
  return found.map((one) => `tel:${one.replace(/[^\d+]/g, '')}`);
}

/** Prices and dates around a number are no part of it, and a few within it do not hide it. */
function isLongPhone(run: string): boolean {
  const groups = run.split(/[ \t]+/);
  const isFigure = (part: string) => FIGURE.test(part) || BESIDE.test(part);
  const isNumber = (group: string) => !isFigure(group) && !group.split(/[/‐-―-]/).every(isFigure);
  const inner = groups.slice(groups.findIndex(isNumber), groups.findLastIndex(isNumber) + 1);
  const digits = (some: readonly string[]) => some.join('').replace(/\D/g, '').length;
  const isMostlyNumber = [inner, groups].some(
    (some) => digits(some) >= 10 && digits(some.filter(isNumber)) * 2 > digits(some),
  );
  return isMostlyNumber && !FIGURE.test(run) && !YEARS.test(run);
}
