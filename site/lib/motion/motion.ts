/** The parts of a window that motion uses, so that a test can replace it. */
export type MotionView = Pick<
  Window & typeof globalThis,
  'document' | 'innerHeight' | 'matchMedia' | 'addEventListener' | 'IntersectionObserver'
>;

/**
 * Drives every `[data-motion]` of the page once (J6): from the first scroll, the parts below the view wait
 * (`data-await`) until they come into view. Until then, without scripts and with reduced motion, all parts are in their
 * final state, so a failing script hides nothing, and what a visitor sees first never moves.
 */
export function watchMotion(view: MotionView): void {
  if (view.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const begin = () => {
    const below = [...view.document.querySelectorAll<HTMLElement>('[data-motion]')].filter(
      (part) => part.getBoundingClientRect().top > view.innerHeight,
    );
    for (const part of below) part.dataset.await = '';
    // After a jump down the page, the parts above are in their final state.
    const show = (last: HTMLElement) => {
      for (const part of below.slice(0, below.indexOf(last) + 1)) delete part.dataset.await;
    };
    const isRise = ({ dataset }: HTMLElement) => dataset.motion === 'rise';
    watch(view, below.filter(isRise), { rootMargin: '0px 0px -150px' }, show);
    watch(
      view,
      below.filter((part) => !isRise(part)),
      { threshold: 0.1 },
      show,
    );
  };
  view.addEventListener('scroll', begin, { once: true, passive: true });
}

/** Reports each part once, when it comes into view. */
function watch(
  view: MotionView,
  parts: readonly HTMLElement[],
  options: IntersectionObserverInit,
  report: (part: HTMLElement) => void,
): void {
  const observer = new view.IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      report(target as HTMLElement);
    }
  }, options);
  for (const part of parts) observer.observe(part);
}
