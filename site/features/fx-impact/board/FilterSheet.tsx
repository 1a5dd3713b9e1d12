import { lazy } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { absenceIn } from '#domain/events/absence.ts';
import { LazyBoundary } from '#site/lib/lazy/LazyBoundary.tsx';
import { Button } from '#site/ui/Button.tsx';
import { type Chosen, type Settings, SettingsBar } from './EventsBar.tsx';
import { choicesIn, type Filter, NO_FILTER, passes } from './filter.ts';
import type { ListState } from './list-state.ts';
import { Sheet } from './Sheet.tsx';
import { lateWords } from './words.ts';

const FilterPanel = lazy(() => import('#site/features/fx-impact/agenda/FilterPanel.tsx'));

interface Filtered {
  readonly settings: Settings;
  readonly events: ListState;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

interface FilterSheetProps {
  readonly chosen: Chosen;
  /** Absent before the page's scripts run. */
  readonly live: Filtered | undefined;
  readonly locale: Locale;
}

/** What is listed, and how: over the page, so that nothing below moves (N2, F3, F8). */
export function FilterSheet({ chosen, live, locale }: FilterSheetProps) {
  const isOpen = live !== undefined && chosen.isFilterOpen;
  const onClose = () => live?.settings.onFilter();
  return (
    <Sheet
      {...{ isOpen, onClose }}
      title={translate(locale, 'agenda.filters')}
      close={translate(locale, 'sheet.close')}
      part="filter-sheet"
      foot={live && <Foot {...{ live, locale, onClose }} />}
    >
      {live && isOpen && (
        <LazyBoundary words={lateWords(locale)}>
          <FilterPanel {...live} source={chosen.source} locale={locale} />
        </LazyBoundary>
      )}
      <SettingsBar {...{ chosen, locale }} settings={live?.settings} />
    </Sheet>
  );
}

interface FootProps {
  readonly live: Filtered;
  readonly locale: Locale;
  readonly onClose: () => void;
}

/** How many events pass, and the way back to all of them. */
function Foot({ live: { events, filter, onFilter }, locale, onClose }: FootProps) {
  const all = events.response?.events ?? [];
  const count = all.filter((event) => passes(filter, event)).length;
  const isKnown = all.length > 0 || absenceIn(events) === 'none';
  return (
    <>
      <Button
        data-part="filter-reset"
        aria-disabled={choicesIn(filter) === 0}
        onClick={() => onFilter(NO_FILTER)}
      >
        {translate(locale, 'events.unfilter')}
      </Button>
      <Button kind="primary" data-part="filter-show" onClick={onClose}>
        {isKnown
          ? translate(locale, count === 1 ? 'filter.showOne' : 'filter.show', { count })
          : translate(locale, 'filter.showAll')}
      </Button>
    </>
  );
}
