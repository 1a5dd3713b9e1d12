import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import type { Locale } from '#contracts/locale.ts';
import { type BackendAddress, createBackend } from '#site/backend/client.ts';
import { useHydrated } from '#site/ui/useHydrated.ts';
import { EventsPanel } from './EventsPanel.tsx';
import { createEventsQueries, useEvents } from './useEvents.ts';
import { useScope } from './useScope.ts';
import type { EventWords } from './words.ts';

export interface EventsBoardProps {
  readonly locale: Locale;
  readonly words: EventWords;
  readonly address: BackendAddress;
}

/** The economic events (SPEC F1, F4-F9). The server and the first client render show today's as loading. */
export function EventsBoard(props: EventsBoardProps) {
  const [queries] = useState(createEventsQueries);
  if (!useHydrated()) return <EventsPanel {...props} scope="day" />;
  return (
    <QueryClientProvider client={queries}>
      <LiveBoard {...props} />
    </QueryClientProvider>
  );
}

function LiveBoard({ locale, words, address }: EventsBoardProps) {
  const [backend] = useState(() => createBackend(address));
  const [scope, chooseScope] = useScope();
  const events = useEvents(backend, scope, locale);
  return <EventsPanel locale={locale} words={words} scope={scope} onScope={chooseScope} events={events} />;
}
