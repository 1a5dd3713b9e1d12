import { registerRoute } from 'workbox-routing';
import { isAnswer, isAsset, mayBePage } from './kept.ts';
import { answerPage, assetAt, type PageEvent } from './pages.ts';
import { type ReminderScope, receiveReminders } from './push.ts';
import { scope } from './scope.ts';
import { anonKey } from './site.ts';
import { answers } from './stores.ts';
import { takeOver } from './versions.ts';

// The site's service worker (N4, docs/decisions/081). What no line here names goes to the network as if there were none:
// other methods and origins, the owner's numbers, counts, health, calendar files. Listeners are added while the script runs
// for the first time, never later.
takeOver();
receiveReminders(scope as unknown as ReminderScope);
registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin &&
    request.mode === 'navigate' &&
    request.destination === 'document' &&
    mayBePage(url.pathname),
  ({ event }) => answerPage(event as unknown as PageEvent),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isAsset(url.pathname),
  ({ event, request }) => assetAt(event, request),
);
registerRoute(
  ({ sameOrigin, url, request }) => sameOrigin && isAnswer(url, request.headers, anonKey),
  answers,
);
