import type { Locale } from '#contracts/locale.ts';
import { formatShare } from '#domain/format.ts';

/** A percentage with its sign: "+50%", "−37.4%". */
export function signedShare(percent: number, locale: Locale): string {
  const text = formatShare(Math.abs(percent), locale);
  if (percent === 0) return text;
  return `${percent > 0 ? '+' : '−'}${text}`;
}
