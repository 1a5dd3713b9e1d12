const HIDDEN = '<p class="replay-notice" data-part="replay-notice" hidden>';

/** Shows the notice every page carries hidden: this copy runs on replayed data (SPEC M, `npm run demo`). */
export function showReplayNotice(html: string): string {
  return html.replace(HIDDEN, HIDDEN.replace(' hidden', ''));
}
