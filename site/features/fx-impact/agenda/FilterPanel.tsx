import { useMemo, useState } from 'react';
import { translate } from '#content/words/translate.ts';
import { CALENDAR_SOURCE, type EconomicEvent, type EventSource, IMPACTS } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { absenceIn } from '#domain/events/absence.ts';
import { FOLLOWED_CURRENCIES } from '#domain/events/places.ts';
import { subscriptionLink, webcalLink } from '#site/features/fx-impact/board/calendar-link.ts';
import { copyText } from '#site/features/fx-impact/board/copy-text.ts';
import { type Filter, passes, toggled } from '#site/features/fx-impact/board/filter.ts';
import type { ListState } from '#site/features/fx-impact/board/list-state.ts';
import { adoptSheets } from '#site/lib/toasts/sheets.ts';
import { Button } from '#site/ui/Button.tsx';
import tick from '#site/ui/Tick.module.css';
import css from './filter-panel.css?inline';

interface FilterPanelProps {
  /** All events of the period before the filter, and their source. */
  readonly events: ListState;
  /** The source in use until events arrive. */
  readonly source: EventSource;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  readonly locale: Locale;
}

// Loads with this code, so that the page itself stays small.
adoptSheets(document, [css]);

/** Impact and currency, and the same choice as a calendar subscription (N2). */
export default function FilterPanel({
  events: reading,
  source: asked,
  filter,
  onFilter,
  locale,
}: FilterPanelProps) {
  const { events, source } = reading.response ?? { events: [], source: asked };
  const currencies = useMemo(() => currenciesOf(events, filter), [events, filter]);
  const passing = events.filter((event) => passes(filter, event)).length;
  return (
    <section
      className="filters-panel panel split even"
      aria-label={translate(locale, 'agenda.filters')}
      data-part="events-filters"
    >
      <div className="stack">
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
        <p className="filters-passing small muted" role="status">
          {(events.length > 0 || absenceIn(reading) === 'none') &&
            translate(locale, 'agenda.passing', { count: passing, all: events.length })}
        </p>
      </div>
      <Subscription
        link={subscriptionLink(filter, locale, location.origin)}
        isOther={reading.isExample || source !== CALENDAR_SOURCE}
        locale={locale}
      />
    </section>
  );
}

/** The followed currencies of the events, and chosen currencies without an event. */
function currenciesOf(events: readonly EconomicEvent[], { currencies }: Filter): string[] {
  const listed = events.map(({ currency }) => currency);
  return FOLLOWED_CURRENCIES.filter((code) => listed.includes(code) || currencies.includes(code)).sort();
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

interface SubscriptionProps {
  readonly link: string;
  /** The listed events are not from the source of the calendar file. */
  readonly isOther: boolean;
  readonly locale: Locale;
}

function Subscription({ link, isOther, locale }: SubscriptionProps) {
  const [answer, setAnswer] = useState<'agenda.copied' | 'agenda.copyFailed' | null>(null);
  const copy = () =>
    copyText(link).then(
      () => setAnswer('agenda.copied'),
      () => setAnswer('agenda.copyFailed'),
    );
  return (
    <div className="stack gap-3">
      <h3 className="size-1">{translate(locale, 'agenda.subscribe')}</h3>
      <p>{translate(locale, isOther ? 'agenda.subscribeOther' : 'agenda.subscribeText')}</p>
      <input
        className="filters-link"
        readOnly
        value={link}
        aria-label={translate(locale, 'agenda.subscribeLink')}
        data-part="subscribe-link"
        onFocus={({ target }) => target.select()}
      />
      <p className="cluster">
        <a className="tap strong" href={webcalLink(link)} data-part="subscribe">
          {translate(locale, 'agenda.subscribeApp')}
        </a>
        <Button onClick={copy}>{translate(locale, 'agenda.subscribeCopy')}</Button>
      </p>
      <p className="filters-passing small muted" role="status">
        {answer && translate(locale, answer)}
      </p>
    </div>
  );
}
