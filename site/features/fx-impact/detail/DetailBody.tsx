import { translate } from '#content/words/translate.ts';
import type { EconomicEvent } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { calledOff } from '#domain/events/called-off.ts';
import { fullNameOf, nameOf } from '#domain/events/event-name.ts';
import { liveStatus } from '#domain/events/live.ts';
import { formatDay } from '#domain/format.ts';
import { indicatorPath } from '#domain/indicators/path.ts';
import { stagesOf } from '#domain/reminders/due.ts';
import type { DisplayZone } from '#domain/time/display-zone.ts';
import type { ListState } from '#site/features/fx-impact/board/list-state.ts';
import { NativeShare } from '#site/features/fx-impact/board/NativeShare.tsx';
import { ShareLinks } from '#site/features/fx-impact/board/ShareLinks.tsx';
import { eventLink, eventText } from '#site/features/fx-impact/board/share.ts';
import { dayOf } from '#site/features/fx-impact/board/zone.ts';
import { EventLabels, EventTime, SourceTitle } from '#site/features/fx-impact/card/EventCard.tsx';
import { EventFigures } from '#site/features/fx-impact/card/EventFigures.tsx';
import { EventMoment } from '#site/features/fx-impact/card/EventMoment.tsx';
import { EventSourceLine } from '#site/features/fx-impact/card/EventReading.tsx';
import { ScheduleNote } from '#site/features/fx-impact/card/ScheduleNote.tsx';
import { EventPicture } from '#site/features/fx-impact/picture/EventPicture.tsx';
import { eventFileLink } from '#site/lib/event-file.ts';
import { RemindButton } from '#site/lib/reminders/RemindButton.tsx';
import { useClock } from '#site/ui/countdown-clock.ts';
import { Past } from './Past.tsx';
import type { Past as KnownPast } from './useHistory.ts';

interface DetailBodyProps {
  readonly event: EconomicEvent;
  readonly past: KnownPast;
  /** The list that has the event; absent where it is as the store has it. */
  readonly list?: ListState | undefined;
  /** Id of the heading that names the dialog. */
  readonly heading: string;
  readonly zone: DisplayZone;
  readonly locale: Locale;
  readonly brandName: string;
}

/** Figures, meaning, history and official source of an event, with links to save and share it. */
export function DetailBody(props: DetailBodyProps) {
  const { event, past, list, heading, zone, locale } = props;
  const isDemo = list?.isExample ?? false;
  const status = useClock((now) => liveStatus(event, now), event.status);
  const { currency, summary, frdm_insight: insight, affected_pairs: pairs } = event;
  return (
    <>
      <EventLabels event={event} status={status} locale={locale} />
      <h2 className="detail-title size-3" id={heading}>
        {currency && <span className="detail-currency">{currency}</span>}{' '}
        <span data-part="event-name">{nameOf(event)}</span>
      </h2>
      <SourceTitle event={event} />
      <p className="detail-time figures">
        <span className="detail-day">{formatDay(dayOf(event, zone), locale)}</span>
        {' · '}
        <EventTime {...{ event, zone, locale }} />
      </p>
      <EventMoment {...{ event, zone, locale, status }} />
      <ScheduleNote {...{ event, zone, locale }} />
      <EventFigures {...{ event, zone, locale }} />
      <h3 className="detail-heading size-1">{translate(locale, 'detail.about')}</h3>
      <p>{summary}</p>
      {insight && (
        <div className="detail-insight">
          <p className="gold small strong">{translate(locale, 'events.insight')}</p>
          <p>{insight}</p>
        </div>
      )}
      {pairs.length > 0 && (
        <p className="detail-pairs small">
          {translate(locale, 'events.pairs')}: {pairs.join(', ')}
        </p>
      )}
      {!isDemo && event.has_file && (
        <p>
          <a className="tap strong" href={eventFileLink(event.id, locale)} data-part="event-file">
            {translate(locale, 'detail.calendar')}
          </a>
        </p>
      )}
      {event.indicator && (
        <p>
          <a className="tap strong" href={indicatorPath(event.indicator)} data-part="event-indicator">
            {translate(locale, 'indicator.page')}
          </a>
        </p>
      )}
      {isDemo ? <p>{translate(locale, 'detail.demo')}</p> : <Past {...{ past, zone, locale }} />}
      <EventSourceLine event={event} locale={locale} />
      <EventPicture {...props} />
      {!isDemo && <Ways {...props} />}
    </>
  );
}

/** One row, which stays in view: the reminder, and the ways to share. */
function Ways({ event, brandName, locale }: DetailBodyProps) {
  const status = useClock((now) => liveStatus(event, now), event.status);
  const stages = stagesOf(event);
  const shared = { text: eventText(event, brandName, locale), url: eventLink(location, event) };
  return (
    <div className="detail-ways">
      {event.has_file && stages.length > 0 && status === 'upcoming' && calledOff(event.schedule) === null && (
        <RemindButton
          topic={`event/${event.id}`}
          stages={stages}
          call={translate(locale, 'reminders.call')}
          name={fullNameOf(event)}
          file={eventFileLink(event.id, locale, true)}
          locale={locale}
        />
      )}
      <ShareLinks message={shared} post={shared} locale={locale} isShort>
        <NativeShare shared={shared} label={translate(locale, 'share.native')} />
      </ShareLinks>
    </div>
  );
}
