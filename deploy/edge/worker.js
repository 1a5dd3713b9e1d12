// The static half of the site at the edge (docs/decisions/058). ASSETS are the files of the site, ORIGIN is its server.
import { createEdge } from './handler.js';
import manifest from './manifest.json';

export default {
  fetch(request, { ASSETS, ORIGIN }) {
    const headers = new Headers(request.headers);
    // Limits count the visitor's address, which workerd has here, with its port: it replaces what a visitor claims.
    headers.set('X-Forwarded-For', request.cf.clientIp.replace(/:\d+$/, ''));
    return createEdge({
      manifest,
      asset: (place) => ASSETS.fetch(`https://assets${place}`),
      origin: new URL(request.url).origin,
      fetch: (...asked) => ORIGIN.fetch(...asked),
    }).fetch(new Request(request, { headers }));
  },
};
