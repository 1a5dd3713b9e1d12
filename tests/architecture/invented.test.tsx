import { load } from 'cheerio';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brand } from '#brand/load.ts';
import { LOCALES } from '#contracts/locale.ts';

const REAL = 'norte-trading.com';
const ASSUMED = brand.claims.filter(({ meaningAssumed }) => meaningAssumed).map(({ id }) => id);

/** The parts of the pages that can show invented content, as the build renders them for a domain. */
async function partsOn(domain: string) {
  const onDomain = { ...brand, domain };
  vi.doMock('#brand/load.ts', async (actual) => ({ ...(await actual<object>()), brand: onDomain }));
  const [
    { LiveSimulator },
    { Services },
    { Hero },
    { RoadmapPhases },
    { RunResults },
    { resultPictures },
    testimonials,
  ] = await Promise.all([
    import('#site/features/home/LiveSimulator.tsx'),
    import('#site/features/home/Services.tsx'),
    import('#site/features/network/Hero.tsx'),
    import('#site/features/home/roadmap/Roadmap.tsx'),
    import('#site/features/blog/run/Run.tsx'),
    import('#content/articles/24h-epic-run/run.ts'),
    import('#content/testimonials.ts'),
  ]);
  const draw = (part: ReactNode) => load(renderToStaticMarkup(part));
  return LOCALES.map((locale) => {
    const claims = [
      <LiveSimulator key="live" locale={locale} />,
      <Services key="services" locale={locale} />,
      <Hero key="network" locale={locale} />,
      <RoadmapPhases key="roadmap" locale={locale} />,
    ].flatMap((part) => {
      const $ = draw(part);
      return $('[data-part="claim"]')
        .toArray()
        .map((one) => $(one).attr('data-claim') ?? '');
    });
    const pictures = draw(<RunResults locale={locale} pictures={resultPictures([])} files={new Map()} />);
    return {
      claims,
      drawn: pictures('[data-part="result"]').length,
      verified: pictures('[data-part="verified"]').length,
      testimonials: testimonials.shownTestimonials().length,
    };
  });
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.doUnmock('#brand/load.ts'));

describe('N13 invented content', () => {
  it('N13 A6 shows while the domain is a placeholder', async () => {
    for (const shown of await partsOn('norte.example')) {
      expect(shown.claims).toEqual(expect.arrayContaining(ASSUMED));
      expect(shown).toMatchObject({ drawn: 5, verified: 5, testimonials: 5 });
    }
  });

  it('N13 A5 A6 is left out on a real domain, with everything else in place', async () => {
    for (const shown of await partsOn(REAL)) {
      expect(shown.claims.filter((id) => ASSUMED.includes(id))).toEqual([]);
      expect(shown.claims).toContain('risk-reward-best');
      expect(shown).toMatchObject({ drawn: 5, verified: 0, testimonials: 0 });
    }
  });
});
