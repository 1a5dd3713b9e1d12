import { scope } from './scope.ts';

// Takes the place of the worker where the operator switches it off (docs/operations.md): it empties the caches and goes, so
// that every page comes from the network alone.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      await scope.registration.unregister();
    })(),
  ),
);
