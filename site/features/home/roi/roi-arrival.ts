/**
 * Runs inline: a link to a sum has figures after the anchor's name, so no element has that id and the browser stays at the
 * top. Scrolling there also wakes the calculator, which reads the figures (D10). Uses nothing but its argument.
 */
export function showLinkedSum(view: Window): void {
  const show = () => {
    if (view.location.hash.startsWith('#calculator?')) {
      view.document.getElementById('calculator')?.scrollIntoView({ behavior: 'instant' });
    }
  };
  view.addEventListener('DOMContentLoaded', show);
  view.addEventListener('hashchange', show);
}
