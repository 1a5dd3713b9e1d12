import { currencyOf } from '#domain/events/places.ts';
import { expand } from '#domain/indicators/patterns.ts';
import { type Edition, editionOf, type Period, periodOf } from '#domain/indicators/title-words.ts';
import { CATALOGUE } from '../catalogue.ts';
import type { Indicator } from '../indicator.ts';
import { type NamedEvent, namedFigure } from './named-figure.ts';
import type { OfficialRow } from './row.ts';
import { OFFICIAL_ROWS, officialRowOf } from './rows.ts';
import { SCHEDULED_RELEASES, type ScheduledRelease, scheduledReleaseOf } from './schedules.ts';

/** A figure or text that comes out with a release, before any calendar lists it (N11). */
export interface ScheduledFigure {
  /** Names it among those of its release, as in `figureKey`. */
  readonly key: string;
  /** Its kind and comparison, for an id: "core-cpi-mom". */
  readonly slug: string;
  readonly release: ScheduledRelease;
  /** In our words, as far as its kind, comparison and edition are sure. */
  readonly title: string;
  readonly country: string;
  readonly currency: string | null;
}

const MARK: Readonly<Record<Period, string>> = { mom: 'm/m', qoq: 'q/q', yoy: 'y/y' };

const EDITION_MARK: Readonly<Record<Edition, string>> = {
  flash: 'flash',
  advance: 'adv',
  prelim: 'prel',
  second: '2nd est',
  final: 'final',
};

/** The series and comparison of an event, or its kind where no publisher is followed; null when unknown. */
export function figureKey(event: NamedEvent): string | null {
  const row = officialRowOf(event);
  if (row) return `${row.series} ${row.compared ?? ''}`.trim();
  return namedFigure(event)?.kind ?? null;
}

/** What each release of a publisher's schedule brings: its followed figures, and its texts. */
export const SCHEDULED_FIGURES: readonly ScheduledFigure[] = SCHEDULED_RELEASES.flatMap(figuresOf);

function figuresOf(release: ScheduledRelease): ScheduledFigure[] {
  const followed = OFFICIAL_ROWS.filter(
    (row) => !row.isWitness && row.country === release.country && release.kinds.includes(row.kind),
  ).flatMap((row) => namedAs(release, titlesOf(row, release)));
  const kinds = CATALOGUE.filter(({ kind, unit }) => {
    // Figures that are not followed may not come with every release; a text always does.
    return release.kinds.includes(kind) && (unit === null || followed.length === 0);
  });
  const others = kinds.flatMap((one) => namedAs(release, titlesOf(one, release)));
  // Two kinds may name one series: the later one is the calendar's.
  return [...new Map([...followed, ...others].map((one) => [one.key, one])).values()];
}

/** The first of the titles that both lists recognise as this release. */
function namedAs(release: ScheduledRelease, titles: readonly string[]): ScheduledFigure[] {
  const place = { country: release.country, currency: currencyOf(release.country) };
  const isIt = (title: string) => scheduledReleaseOf({ title, ...place }) === release;
  const title = titles.find(isIt);
  const key = title === undefined ? null : figureKey({ title, ...place });
  if (title === undefined || key === null) return [];
  const named = namedFigure({ title, ...place });
  const slug = [named?.kind, named?.compared].filter(Boolean).join('-');
  return [{ key, slug, release, title, ...place }];
}

/** Without an edition where that is a title of the release, else with each one that it has. */
function titlesOf(one: OfficialRow | Indicator, release: ScheduledRelease): string[] {
  const isRow = 'series' in one;
  const names = isRow ? one.titles.flatMap(expand) : [one.name.en];
  const ofRow: readonly (Edition | null)[] = isRow ? (Object.keys(one.editions ?? {}) as Edition[]) : [];
  const editions = [...new Set([null, ...(release.editions ?? []).toReversed(), ...ofRow])];
  const compared = isRow ? [one.compared] : [...new Set([null, ...(release.compared ?? [])])];
  return editions.flatMap((edition) =>
    compared.flatMap((period) =>
      names.map((name) => {
        const title = [name.trim(), edition && EDITION_MARK[edition], period && MARK[period]];
        return title.filter(Boolean).join(' ');
      }),
    ),
  );
}

/** Whether a calendar's title says the edition and the comparison of a title of ours, which may leave the latter open. */
export function saysTheSame(title: string, own: string): boolean {
  return editionOf(title) === editionOf(own) && [null, periodOf(title)].includes(periodOf(own));
}
