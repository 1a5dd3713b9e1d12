import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Release } from '#contracts/releases.ts';
import { formatMoment } from '#domain/format.ts';

/** One release in words: "10 jun, 06:30, USD IPC: 0.5 %, pronóstico 0.3 %. Sorpresa positiva para USD". */
export function releaseText(release: Release, locale: Locale): string {
  const { time_iso, currency, forecast, surprise, ours } = release;
  const date = formatMoment(Date.parse(time_iso), locale);
  const name = currency === null ? release.name : `${currency} ${release.name}`;
  if (release.actual === null) return translate(locale, 'history.release', { date, name });
  const actual = ours ? `${release.actual} (${translate(locale, 'events.ours')})` : release.actual;
  const figures =
    forecast === null
      ? translate(locale, 'history.release.actual', { date, name, actual })
      : translate(locale, 'history.release.forecast', { date, name, actual, forecast });
  const surprised =
    surprise && translate(locale, `events.surprise.${surprise}`, { currency: currency ?? '' });
  return surprised ? `${figures}. ${surprised}` : figures;
}
