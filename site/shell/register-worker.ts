import { SERVICE_WORKER, trustedWorker } from '#site/lib/trusted-worker.ts';

// Without a connection the site works from what the service worker keeps (N4). A browser that refuses it (blocked storage,
// plain HTTP) shows the site as before. It comes with the visitor's first sign: before it, every byte delays a page. The development server has no worker.
if (import.meta.env.PROD) navigator.serviceWorker?.register(trustedWorker(SERVICE_WORKER)).catch(() => {});
