/** Parameters of Punycode (RFC 3492, section 5). */
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_BIAS = 72;
const FIRST_CODE = 128;
const LAST_CODE = 0x10ffff;

/** The label a host name shows to people: "xn--ureo-5na" → "áureo". Null for what is no well-formed "xn--" label. */
export function decodeLabel(label: string): string | null {
  if (!/^xn--[a-z0-9-]{1,59}$/i.test(label)) return null;
  const encoded = label.slice(4).toLowerCase();
  const cut = encoded.lastIndexOf('-');
  const codes = [...encoded.slice(0, Math.max(0, cut))].map((letter) => letter.charCodeAt(0));
  const rest = [...encoded.slice(cut + 1)].map(digitOf);
  const done = insertCodes(codes, rest);
  return done ? String.fromCodePoint(...codes) : null;
}

/** Inserts each encoded letter at its place (RFC 3492, section 6.2); false where the text is no Punycode. */
function insertCodes(codes: number[], digits: readonly number[]): boolean {
  let code = FIRST_CODE;
  let bias = FIRST_BIAS;
  let place = 0;
  for (let next = 0; next < digits.length; ) {
    const read = readNumber(digits, next, bias);
    if (!read) return false;
    const length = codes.length + 1;
    const total = place + read.value;
    bias = adapt(read.value, length, place === 0);
    code += Math.floor(total / length);
    place = total % length;
    if (code > LAST_CODE) return false;
    codes.splice(place++, 0, code);
    next = read.next;
  }
  return true;
}

/** A number whose digits weigh by the bias, and where the next one begins (RFC 3492, section 3.3). */
function readNumber(digits: readonly number[], start: number, bias: number) {
  let value = 0;
  let weight = 1;
  for (let index = start, step = BASE; index < digits.length; index++, step += BASE) {
    const digit = digits[index] ?? Number.NaN;
    if (!(digit < BASE) || value > LAST_CODE * 64) return null;
    value += digit * weight;
    const threshold = Math.min(T_MAX, Math.max(T_MIN, step - bias));
    if (digit < threshold) return { value, next: index + 1 };
    weight *= BASE - threshold;
  }
  return null;
}

function adapt(delta: number, length: number, first: boolean): number {
  let rest = Math.floor(delta / (first ? DAMP : 2));
  rest += Math.floor(rest / length);
  let bias = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; bias += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return bias + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}

function digitOf(letter: string): number {
  return letter >= 'a' ? letter.charCodeAt(0) - 97 : letter >= '0' ? letter.charCodeAt(0) - 22 : Number.NaN;
}
