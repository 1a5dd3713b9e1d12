import { translate } from '#content/words/translate.ts';
import { type EconomicEvent, IMPACTS } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';

type Rated = Pick<EconomicEvent, 'impact_level' | 'impact_assumed'>;

interface ImpactSignProps {
  readonly event: Rated;
  /** Its name for screen readers, and as a tip where no calendar has rated it; absent where text beside the sign says it. */
  readonly locale?: Locale | undefined;
}

/** Three bars, as many of them full as the impact is high; outlines where no calendar has rated it. */
export function ImpactSign({ event, locale }: ImpactSignProps) {
  const { impact_level: impact, impact_assumed: isAssumed } = event;
  const full = IMPACTS.length - IMPACTS.indexOf(impact);
  return (
    <svg
      viewBox="0 0 12 12"
      width="12"
      height="12"
      fill={isAssumed ? 'none' : 'currentColor'}
      stroke={isAssumed ? 'currentColor' : undefined}
      role="img"
      aria-label={locale && impactWords(event, locale)}
      aria-hidden={locale === undefined}
      data-impact={impact}
      data-assumed={isAssumed || undefined}
    >
      {isAssumed && locale && <title>{impactWords(event, locale)}</title>}
      {IMPACTS.map((each, place) => (
        <rect
          key={each}
          x={place * 4.5}
          y={8 - place * 4}
          width="3"
          height={4 + place * 4}
          opacity={isAssumed || place < full ? 1 : 0.25}
        />
      ))}
    </svg>
  );
}

/** Its impact in words; an impact that we only assume is said to be unrated. */
export function impactWords(
  { impact_level: impact, impact_assumed: isAssumed }: Rated,
  locale: Locale,
): string {
  return translate(locale, isAssumed ? 'events.impact.unrated' : `events.impact.${impact}`);
}
