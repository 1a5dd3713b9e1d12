import { type ReactNode, useEffect, useRef, useState } from 'react';

interface WhenNearProps {
  /** True: the visitor asked for the contents, which do not wait. */
  readonly isNear?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A place whose contents, and their code, come when it is a quarter of a screen away, and then stay. */
export function WhenNear({ isNear = false, className, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [wasNear, setNear] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (current === null) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '25%' },
    );
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return (
    <div className={className} ref={place}>
      {(isNear || wasNear) && children}
    </div>
  );
}
