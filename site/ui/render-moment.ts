let moment: number | null = null;

/**
 * The moment (epoch ms) for which the server renders a part of a page with its figures (N12); null in the build, which
 * renders parts at rest, and in the browser.
 */
export function renderMoment(): number | null {
  return moment;
}

export function setRenderMoment(at: number | null): void {
  moment = at;
}
