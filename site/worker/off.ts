import { EXPIRATION_DATABASE } from '#contracts/storage.ts';
import { scope } from './scope.ts';

// Takes the place of the worker where the operator switches it off (docs/operations.md): it deletes what was kept and goes,
// so that every page comes from the network alone.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  indexedDB.deleteDatabase(EXPIRATION_DATABASE);
  await scope.registration.unregister();
}
