/** Says in the console that this article could not be shown (G15). Runs inline: uses nothing but its argument. */
export function logFailed(view: Window & Pick<typeof globalThis, 'console'>): void {
  view.console.error(`Article could not be shown: ${view.location.pathname}`);
}
