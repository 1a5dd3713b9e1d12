import { useMemo, useState } from 'react';
import { translate } from '#content/words/translate.ts';
import { CALENDAR_SOURCE, type EconomicEvent, type EventSource, IMPACTS } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { FOLLOWED_CURRENCIES } from '#domain/events/places.ts';
import { subscriptionLink, webcalLink } from '#site/features/fx-impact/board/calendar-link.ts';
import { copyText } from '#site/features/fx-impact/board/copy-text.ts';
import type { Reading } from '#site/features/fx-impact/board/event-lists.ts';
import { type Filter, passes, toggled } from '#site/features/fx-impact/board/filter.ts';
import { adoptSheets } from '#site/lib/toasts/sheets.ts';
import { Button } from '#site/ui/Button.tsx';
import tick from '#site/ui/Tick.module.css';
import css from './filter-panel.css?inline';

interface FilterPanelProps {
  /** All events of the period, whether they pass or not, and whose they are. */
  readonly events: Reading;
  /** Whose will come while there are none. */
  readonly source: EventSource;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  readonly locale: Locale;
}

// Comes with this code, so that the page itself does not carry it.
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
      className="filters-panel"
      aria-label={translate(locale, 'agenda.filters')}
      data-part="events-filters"
    >
      <div className="filters-choices">
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
        <p className="filters-passing" role="status">
          {translate(locale, 'agenda.passing', { count: passing, all: events.length })}
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

/** The followed currencies of the events, and those chosen that none of them has. */
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
    <fieldset className="filters-checks">
      <legend>{legend}</legend>
      {values.map((value) => (
        <label key={value} className="filters-check">
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
  /** The events listed are not those a calendar file may hold. */
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
    <div className="filters-subscribe">
      <h3 className="filters-heading">{translate(locale, 'agenda.subscribe')}</h3>
      <p>{translate(locale, isOther ? 'agenda.subscribeOther' : 'agenda.subscribeText')}</p>
      <input
        className="filters-link"
        readOnly
        value={link}
        aria-label={translate(locale, 'agenda.subscribeLink')}
        data-part="subscribe-link"
        onFocus={({ target }) => target.select()}
      />
      <p className="filters-ways">
        <a className="filters-app" href={webcalLink(link)} data-part="subscribe">
          {translate(locale, 'agenda.subscribeApp')}
        </a>
        <Button onClick={copy}>{translate(locale, 'agenda.subscribeCopy')}</Button>
      </p>
      <p className="filters-passing" role="status">
        {answer && translate(locale, answer)}
      </p>
    </div>
  );
}
