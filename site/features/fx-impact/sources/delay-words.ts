import { translate } from '#content/words/translate.ts';
import type { Coverage } from '#contracts/coverage.ts';
import { LOCALE_TABLE, type Locale } from '#contracts/locale.ts';

type Delay = Pick<Coverage['figures'][number], 'delaySeconds' | 'releases'>;

/** The median delay of an indicator with its count: "3 min (n = 6)"; null without a measurement. */
export function delayWords({ delaySeconds: seconds, releases }: Delay, locale: Locale): string | null {
  if (seconds === null) return null;
  const time = seconds < 60 ? translate(locale, 'sources.atOnce') : timeWords(seconds, locale);
  return translate(locale, 'sources.delayValue', { time, count: releases });
}

function timeWords(seconds: number, locale: Locale): string {
  const isLong = seconds >= 7200;
  const format = new Intl.NumberFormat(LOCALE_TABLE[locale].tag, {
    style: 'unit',
    unit: isLong ? 'hour' : 'minute',
    unitDisplay: 'short',
    maximumFractionDigits: 0,
  });
  return format.format(seconds / (isLong ? 3600 : 60));
}
