import { useEffect, useId, useRef } from 'react';
import { translate } from '#content/words/translate.ts';
import type { EventSource } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import type { DisplayZone } from '#domain/time/display-zone.ts';
import type { EventLists } from '#site/features/fx-impact/board/event-lists.ts';
import type { ListState } from '#site/features/fx-impact/board/list-state.ts';
import type { Backend } from '#site/lib/backend/client.ts';
import { adoptSheets } from '#site/lib/toasts/sheets.ts';
import { CloseButton } from '#site/ui/CloseButton.tsx';
import { RetryButton } from '#site/ui/RetryButton.tsx';
import { DetailBody } from './DetailBody.tsx';
import detailCss from './event-detail.css?inline';
import pastCss from './past.css?inline';
import recordCss from './record.css?inline';
import { useEvent } from './useEvent.ts';

interface EventDetailProps {
  readonly eventId: string;
  readonly lists: EventLists;
  /** The list on show. */
  readonly shown: ListState;
  readonly source: EventSource;
  readonly zone: DisplayZone;
  readonly locale: Locale;
  readonly backend: Backend;
  readonly brandName: string;
  readonly onClose: () => void;
}

// Loads with this code, so that the page itself stays small.
adoptSheets(document, [detailCss, pastCss, recordCss]);

/** One event in full, over the page, with its own address (N2, K4). */
export default function EventDetail(props: EventDetailProps) {
  const { locale, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const { found, past, retry } = useEvent(props);
  useEffect(() => {
    const { current } = dialog;
    const opener = document.activeElement as HTMLElement | null;
    current?.showModal();
    return () => {
      current?.close();
      opener?.focus({ preventScroll: true });
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button close it too
    <dialog
      ref={dialog}
      className="detail"
      aria-labelledby={heading}
      aria-busy={found.state === 'reading'}
      data-part="event-detail"
      onCancel={(cancel) => {
        cancel.preventDefault();
        onClose();
      }}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div className="detail-sheet">
        <p className="detail-close">
          <CloseButton
            label={translate(locale, 'detail.close')}
            data-part="event-detail-close"
            onClick={onClose}
          />
        </p>
        {found.state === 'found' ? (
          <DetailBody {...{ ...props, ...found, past, heading }} />
        ) : (
          <div role={found.state === 'failed' ? 'alert' : 'status'}>
            <h2 className="detail-title size-3" id={heading}>
              {found.state === 'failed'
                ? translate(locale, 'events.failed')
                : translate(locale, found.state === 'reading' ? 'detail.loading' : 'detail.gone')}
            </h2>
            {found.state === 'failed' && (
              <RetryButton isPending={false} onPress={retry} stays="event-detail-close">
                {translate(locale, 'events.retry')}
              </RetryButton>
            )}
          </div>
        )}
      </div>
    </dialog>
  );
}
