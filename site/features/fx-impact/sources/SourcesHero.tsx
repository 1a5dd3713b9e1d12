import { UNAVAILABLE } from '#content/indicators/official/unavailable.ts';
import { href } from '#content/routes.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { CoverageStrip } from './CoverageStrip.tsx';
import { type CoveredCountry, followedCount, institutionsOf } from './coverage-groups.ts';

interface SourcesHeroProps {
  readonly countries: readonly CoveredCountry[];
  readonly locale: Locale;
}

/** What the page is about, in numbers. */
export function SourcesHero({ countries, locale }: SourcesHeroProps) {
  const publishers = countries.flatMap((country) => country.publishers);
  return (
    <section className="page stack gap-3" aria-labelledby="headline">
      <p className="small">
        <a className="tap" href={href('fxImpact')}>
          {translate(locale, 'shell.navFxImpact')}
        </a>
      </p>
      <h1 className="size-3" id="headline">
        {translate(locale, 'sources.heading')}
      </h1>
      <p className="lead measure">
        {translate(locale, 'sources.lead', {
          followed: followedCount(countries),
          publishers: institutionsOf(publishers).length,
          missing: UNAVAILABLE.length,
        })}
      </p>
      <CoverageStrip {...{ countries, locale }} />
    </section>
  );
}
