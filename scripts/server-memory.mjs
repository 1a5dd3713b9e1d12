// How Node is started where it runs the server, so that it holds little memory at rest (docs/performance.md).

/**
 * Each half of V8's young generation may grow to 16 MB, as before Node 24, which takes 32: at rest it keeps what the start
 * needed. Less costs answers a second.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=16'];

/** glibc keeps two heaps for all threads instead of eight a core, and gives free blocks back. Other systems ignore it. */
export const SERVER_ENV = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };
