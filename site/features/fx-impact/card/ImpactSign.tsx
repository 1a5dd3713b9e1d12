import { translate } from '#content/words/translate.ts';
import { IMPACTS, type Impact } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';

interface ImpactSignProps {
  readonly impact: Impact;
  /** Its name for screen readers; absent where text beside the sign says it. */
  readonly locale?: Locale;
}

/** Three bars, as many of them full as the impact is high. */
export function ImpactSign({ impact, locale }: ImpactSignProps) {
  const full = IMPACTS.length - IMPACTS.indexOf(impact);
  return (
    <svg
      viewBox="0 0 12 12"
      width="12"
      height="12"
      fill="currentColor"
      role="img"
      aria-label={locale && translate(locale, `events.impact.${impact}`)}
      aria-hidden={locale === undefined}
      data-impact={impact}
    >
      {IMPACTS.map((each, place) => (
        <rect
          key={each}
          x={place * 4.5}
          y={8 - place * 4}
          width="3"
          height={4 + place * 4}
          opacity={place < full ? 1 : 0.25}
        />
      ))}
    </svg>
  );
}
