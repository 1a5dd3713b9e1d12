import { useState } from 'react';
import { translate } from '#content/words/translate.ts';
import { CALENDAR_SOURCE, type EventSource } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { adoptSheets } from '#site/lib/toasts/sheets.ts';
import { Button } from '#site/ui/Button.tsx';
import { Choices } from './Choices.tsx';
import { subscriptionLink, webcalLink } from './calendar-link.ts';
import { copyText } from './copy-text.ts';
import type { Filter } from './filter.ts';
import type { ListState } from './list-state.ts';
import { Sheet } from './Sheet.tsx';
import css from './subscription.css?inline';

interface SubscriptionProps {
  /** The events on show. */
  readonly events: ListState;
  /** The source in use until events arrive. */
  readonly source: EventSource;
  readonly filter: Filter;
  readonly locale: Locale;
  readonly onClose: () => void;
}

// Loads with this code, so that the page itself stays small.
adoptSheets(document, [css]);

const EXTENTS = ['high', 'all'] as const;

/** The visitor's own calendar follows the events: of high impact, all of them, or those of the filter's impacts (N2). */
export default function Subscription(props: SubscriptionProps) {
  const { locale, onClose } = props;
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={translate(locale, 'subscribe.title')}
      close={translate(locale, 'sheet.close')}
      part="subscription"
    >
      <SubscriptionBody {...props} />
    </Sheet>
  );
}

export function SubscriptionBody({ events, source, filter, locale }: Omit<SubscriptionProps, 'onClose'>) {
  const [extent, setExtent] = useState<(typeof EXTENTS)[number]>('high');
  const [answer, setAnswer] = useState<'agenda.copied' | 'agenda.copyFailed' | null>(null);
  const isFree = filter.impacts.length === 0;
  const isOther = events.isExample || (events.response?.source ?? source) !== CALENDAR_SOURCE;
  const link = subscriptionLink(
    isFree && extent === 'high' ? { ...filter, impacts: ['high'] } : filter,
    locale,
    location.origin,
  );
  const copy = () =>
    copyText(link).then(
      () => setAnswer('agenda.copied'),
      () => setAnswer('agenda.copyFailed'),
    );
  return (
    <>
      <p>{translate(locale, isOther ? 'agenda.subscribeOther' : 'agenda.subscribeText')}</p>
      {filter.query.trim() !== '' && <p>{translate(locale, 'subscribe.noSearch')}</p>}
      {isFree && (
        <Choices
          label={translate(locale, 'subscribe.extent')}
          values={EXTENTS}
          chosen={extent}
          onChoose={setExtent}
          name={(value) => translate(locale, `subscribe.extent.${value}`)}
          part="subscribe-extent"
        />
      )}
      <input
        className="subscription-link"
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
        <Button data-part="subscribe-copy" onClick={copy}>
          {translate(locale, 'agenda.subscribeCopy')}
        </Button>
      </p>
      <p className="small muted" role="status">
        {answer && translate(locale, answer)}
      </p>
    </>
  );
}
