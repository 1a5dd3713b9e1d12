/**
 * Puts the place of the pointer over the hero into `--x` and `--y`, px from its corner; not for fingers, and not where
 * motion is not wanted (H1). Runs inline: uses nothing but its argument.
 */
export function followPointer(view: Window): void {
  const hero = view.document.querySelector<HTMLElement>('[data-part="vip-hero"]');
  const still = view.matchMedia('(prefers-reduced-motion: reduce)');
  let frame = 0;
  hero?.addEventListener('pointermove', ({ pointerType, clientX, clientY }) => {
    if (pointerType === 'touch' || still.matches || frame) return;
    frame = view.requestAnimationFrame(() => {
      frame = 0;
      const { left, top } = hero.getBoundingClientRect();
      hero.style.setProperty('--x', `${Math.round(clientX - left)}px`);
      hero.style.setProperty('--y', `${Math.round(clientY - top)}px`);
    });
  });
}
