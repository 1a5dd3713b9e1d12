const HIDDEN = '<p class="replay-notice" data-part="replay-notice" hidden>';

/** Shows the hidden notice of every page: this copy runs on replayed data (`npm run demo`). */
export function showReplayNotice(html: string): string {
  return html.replace(HIDDEN, HIDDEN.replace(' hidden', ''));
}
