import { useMemo } from 'react';
import { translate } from '#content/words/translate.ts';
import { type EconomicEvent, type EventSource, IMPACTS, TOPICS, type Topic } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { absenceIn } from '#domain/events/absence.ts';
import { FOLLOWED_CURRENCIES } from '#domain/events/places.ts';
import { type Filter, MAX_QUERY, passes, toggled } from '#site/features/fx-impact/board/filter.ts';
import type { ListState } from '#site/features/fx-impact/board/list-state.ts';
import { adoptSheets } from '#site/lib/toasts/sheets.ts';
import tick from '#site/ui/Tick.module.css';
import css from './filter-panel.css?inline';

interface FilterPanelProps {
  /** All events of the period before the filter. */
  readonly events: ListState;
  /** The source in use until events arrive. */
  readonly source: EventSource;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  readonly locale: Locale;
}

// Loads with this code, so that the page itself stays small.
adoptSheets(document, [css]);

/** A search, and the choice of impact, currency and topic (N2). */
export default function FilterPanel({ events: reading, filter, onFilter, locale }: FilterPanelProps) {
  const events = reading.response?.events ?? [];
  const currencies = useMemo(() => currenciesOf(events, filter), [events, filter]);
  const topics = useMemo(() => topicsOf(events, filter), [events, filter]);
  const passing = events.filter((event) => passes(filter, event)).length;
  return (
    <section
      className="stack gap-4"
      aria-label={translate(locale, 'agenda.filters')}
      data-part="events-filters"
    >
      <label className="filters-search">
        <span className="strong">{translate(locale, 'filter.search')}</span>
        <input
          type="search"
          maxLength={MAX_QUERY}
          autoComplete="off"
          value={filter.query}
          onChange={({ target }) => onFilter({ ...filter, query: target.value })}
          data-part="filter-search"
        />
      </label>
      <Checks
        legend={translate(locale, 'agenda.impacts')}
        values={IMPACTS}
        chosen={filter.impacts}
        name={(impact) => translate(locale, `agenda.impact.${impact}`)}
        onToggle={(impact) => onFilter({ ...filter, impacts: toggled(filter.impacts, impact) })}
        part="filter-impact"
      />
      <Checks
        legend={translate(locale, 'agenda.currencies')}
        values={currencies}
        chosen={filter.currencies}
        name={(code) => code}
        onToggle={(code) => onFilter({ ...filter, currencies: toggled(filter.currencies, code).sort() })}
        part="filter-currency"
      />
      {topics.length > 0 && (
        <Checks
          legend={translate(locale, 'filter.topics')}
          values={topics}
          chosen={filter.topics}
          name={(topic) => translate(locale, `topic.${topic}`)}
          onToggle={(topic) => onFilter({ ...filter, topics: toggled(filter.topics, topic) })}
          part="filter-topic"
        />
      )}
      <p className="filters-passing small muted" role="status">
        {(events.length > 0 || absenceIn(reading) === 'none') &&
          translate(locale, 'agenda.passing', { count: passing, all: events.length })}
      </p>
    </section>
  );
}

/** The followed currencies of the events, and chosen currencies without an event. */
function currenciesOf(events: readonly EconomicEvent[], { currencies }: Filter): string[] {
  const listed = events.map(({ currency }) => currency);
  return FOLLOWED_CURRENCIES.filter((code) => listed.includes(code) || currencies.includes(code)).sort();
}

/** The topics of the events, and chosen topics without an event. */
function topicsOf(events: readonly EconomicEvent[], { topics }: Filter): Topic[] {
  const listed = events.map(({ topic }) => topic);
  return TOPICS.filter((topic) => listed.includes(topic) || topics.includes(topic));
}

interface ChecksProps<Value extends string> {
  readonly legend: string;
  readonly values: readonly Value[];
  readonly chosen: readonly Value[];
  readonly name: (value: Value) => string;
  readonly onToggle: (value: Value) => void;
  readonly part: string;
}

function Checks<Value extends string>({ legend, values, chosen, name, onToggle, part }: ChecksProps<Value>) {
  return (
    <fieldset className="filters-checks cluster flush gap-4">
      <legend className="strong">{legend}</legend>
      {values.map((value) => (
        <label key={value} className="filters-check tap">
          <input
            className={tick.tick}
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={() => onToggle(value)}
            data-part={part}
            data-value={value}
          />
          {name(value)}
        </label>
      ))}
    </fieldset>
  );
}
