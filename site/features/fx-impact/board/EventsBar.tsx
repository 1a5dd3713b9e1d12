import { translate } from '#content/words/translate.ts';
import { EVENT_SOURCES, type EventSource, type EventsResponse, type Scope } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { DISPLAY_ZONES, type DisplayZone } from '#domain/time/display-zone.ts';
import { type Period, periodOfWeek, type Sunday } from '#site/features/fx-impact/calendar/period.ts';
import { Button } from '#site/ui/Button.tsx';
import { useClock } from '#site/ui/countdown-clock.ts';
import { RefreshButton } from '#site/ui/RefreshButton.tsx';
import { serverNow } from '#site/ui/server-time.ts';
import { VIEWS, type View } from './address.ts';
import { ageWords } from './announce.ts';
import { Choices } from './Choices.tsx';
import styles from './EventsPanel.module.css';
import { PeriodChoices, weekWords } from './PeriodChoices.tsx';

/** The visitor's settings; absent before the page's scripts run. */
export interface Settings {
  readonly onScope: (period: Period) => void;
  readonly onSource: (source: EventSource) => void;
  readonly onZone: (zone: DisplayZone) => void;
  readonly onView: (view: View) => void;
  readonly onFilter: () => void;
  readonly onRefresh: () => void;
}

export interface Chosen {
  readonly scope: Scope;
  /** Another week than the present one. */
  readonly week: Sunday | null;
  readonly source: EventSource;
  readonly zone: DisplayZone;
  readonly view: View;
  /** Number of choices in the filter. */
  readonly filters: number;
  readonly isFilterOpen: boolean;
}

/** The settings before a choice. */
export const AT_REST: Chosen = {
  scope: 'day',
  week: null,
  source: 'forex-community',
  zone: 'mexico',
  view: 'deck',
  filters: 0,
  isFilterOpen: false,
};

interface EventsBarProps {
  readonly chosen: Chosen;
  readonly settings: Settings | undefined;
  readonly isFetching: boolean;
  /** The answer on show. */
  readonly response?: EventsResponse | undefined;
  readonly locale: Locale;
}

/** Title, period, refresh, and the way to all other settings (F1, F4, N2). */
export function TitleBar({ chosen, settings, isFetching, response, locale }: EventsBarProps) {
  const { scope, week, filters, isFilterOpen } = chosen;
  const age = useClock((now) => (response?.observedAt ? ageWords(response, locale, now) : ''), '');
  return (
    <>
      <h2 className={styles.title}>{titleOf(chosen, locale)}</h2>
      <div className={styles.controls}>
        <PeriodChoices {...{ scope, week, locale }} weeks={response?.weeks} onPeriod={settings?.onScope} />
        <RefreshButton
          label={translate(locale, isFetching ? 'events.refreshing' : 'events.refresh')}
          hint={age}
          isPending={isFetching}
          onPress={settings?.onRefresh}
          part="events-refresh"
        />
        <Button
          data-part="events-filter"
          aria-haspopup="dialog"
          aria-expanded={isFilterOpen}
          aria-disabled={settings === undefined}
          onClick={settings?.onFilter}
        >
          {translate(locale, 'events.filter')}
          {filters > 0 && ` (${filters})`}
        </Button>
      </div>
    </>
  );
}

/** The heading of the cards, by their period (F4). */
export function titleOf({ scope, week }: Chosen, locale: Locale): string {
  if (week === null) return translate(locale, `events.title.${scope}`);
  if (periodOfWeek(week, serverNow()) === 'next') return translate(locale, 'events.title.next');
  return translate(locale, 'events.title.other', { week: weekWords(week, locale) });
}

/** Source, time zone and view, in the sheet of the filter (F3, F8, N2). */
export function SettingsBar({ chosen, settings, locale }: Omit<EventsBarProps, 'isFetching' | 'response'>) {
  return (
    <div className={styles.settings}>
      <Choices
        label={translate(locale, 'events.sources')}
        values={EVENT_SOURCES}
        chosen={chosen.source}
        onChoose={settings?.onSource}
        name={(value) => translate(locale, `events.sources.${value}`)}
        part="events-source"
        hasTitle
      />
      <Choices
        label={translate(locale, 'events.zones')}
        values={DISPLAY_ZONES}
        chosen={chosen.zone}
        onChoose={settings?.onZone}
        name={(value) => translate(locale, `events.zones.${value}`)}
        part="events-zone"
        hasTitle
      />
      <Choices
        label={translate(locale, 'events.views')}
        values={VIEWS}
        chosen={chosen.view}
        onChoose={settings?.onView}
        name={(value) => translate(locale, `events.views.${value}`)}
        part="events-view"
        hasTitle
      />
    </div>
  );
}
