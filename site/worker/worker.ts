import { scope } from './scope.ts';

// The site's service worker. Each line starts one thing it does; the file of each says what. Listeners must be added while
// the script runs for the first time, never later.
takeOver();

/** A new version serves all open pages at once: they ask the network first, so they never get old pages from it. */
function takeOver(): void {
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
}
