import { expect, it } from 'vitest';
import { type MotionView, watchMotion } from './motion.ts';

interface Part {
  readonly dataset: { motion: string; await?: string };
}

interface Watch {
  readonly options: { readonly rootMargin?: string; readonly threshold?: number };
  readonly targets: Set<Part>;
  readonly see: (part: Part) => void;
}

/** A page 800 px high. The test decides when parts come into view. */
function openPage(parts: readonly { kind: string; top: number }[], reduced = false) {
  const elements = parts.map(({ kind, top }) => ({
    dataset: { motion: kind } as Part['dataset'],
    getBoundingClientRect: () => ({ top }),
  }));
  const watches: Watch[] = [];
  const page = { scroll: () => {} };
  class Observer {
    readonly targets = new Set<Part>();
    constructor(report: (entries: unknown[]) => void, options: Watch['options']) {
      const see = (target: Part) => report([{ isIntersecting: true, target }]);
      watches.push({ options, targets: this.targets, see });
    }
    observe(part: Part) {
      this.targets.add(part);
    }
    unobserve(part: Part) {
      this.targets.delete(part);
    }
  }
  const view = {
    innerHeight: 800,
    matchMedia: () => ({ matches: reduced }),
    document: { querySelectorAll: () => elements },
    addEventListener: (_type: string, listener: () => void) => {
      page.scroll = listener;
    },
    IntersectionObserver: Observer,
  };
  watchMotion(view as unknown as MotionView);
  const watchOf = (part: Part | undefined) => watches.find(({ targets }) => part && targets.has(part));
  return { elements, watches, watchOf, scroll: () => page.scroll() };
}

it('J6 hides no part before the first scroll, and then only parts below the view', () => {
  const { elements, scroll } = openPage([
    { kind: 'rise', top: 500 },
    { kind: 'rise', top: 900 },
  ]);
  expect(elements.map(({ dataset }) => dataset.await)).toEqual([undefined, undefined]);
  scroll();
  expect(elements.map(({ dataset }) => dataset.await)).toEqual([undefined, '']);
});

it('J6 shows a part 150 px above the lower edge, others at a tenth, and all parts above them', () => {
  const { elements, scroll, watchOf } = openPage([
    { kind: 'fill', top: 900 },
    { kind: 'roll', top: 1000 },
    { kind: 'rise', top: 1200 },
    { kind: 'fade', top: 1500 },
  ]);
  scroll();
  expect(elements.map((part) => watchOf(part)?.options)).toEqual([
    { threshold: 0.1 },
    { threshold: 0.1 },
    { rootMargin: '0px 0px -150px' },
    { threshold: 0.1 },
  ]);
  watchOf(elements[2])?.see(elements[2] as Part);
  expect(elements.map(({ dataset }) => dataset.await)).toEqual([undefined, undefined, undefined, '']);
});

it('J6 with reduced motion every part is in its final state', () => {
  const { elements, watches, scroll } = openPage(
    [
      { kind: 'rise', top: 900 },
      { kind: 'roll', top: 900 },
    ],
    true,
  );
  scroll();
  expect(watches).toEqual([]);
  expect(elements.every(({ dataset }) => dataset.await === undefined)).toBe(true);
});
