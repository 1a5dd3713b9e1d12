/** Writes the address that was not found to the console (B26, H10). Runs inline: uses nothing but its argument. */
export function logMissing(view: Window & Pick<typeof globalThis, 'console'>): void {
  view.console.error(`404: ${view.location.pathname}`);
}
