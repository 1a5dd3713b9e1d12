/**
 * Header by which the service worker marks an answer that it kept, because the network gave none: when the server gave it,
 * as an HTTP date (N4). No server sends it.
 */
export const KEPT_AT = 'x-kept-at';
