import { type RefObject, useEffect, useState } from 'react';

type Report = (isInView: boolean) => void;

const reports = new WeakMap<Element, Report>();
let observer: IntersectionObserver | undefined;

/**
 * One observer for all elements: a page may watch a hundred. The margin counts an element half a screen away as in
 * view.
 */
function observerOfPage(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) reports.get(target)?.(isIntersecting);
    },
    { rootMargin: '50%', scrollMargin: '50%' } as IntersectionObserverInit,
  );
  return observer;
}

/** Whether an element is in or near the view; false until that is known. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (current === null) return;
    reports.set(current, setInView);
    observerOfPage().observe(current);
    return () => observerOfPage().unobserve(current);
  }, [element]);
  return isInView;
}
