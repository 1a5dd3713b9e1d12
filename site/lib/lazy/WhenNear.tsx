import { type ReactNode, useRef, useState } from 'react';
import { useInView } from '#site/ui/useInView.ts';

interface WhenNearProps {
  /** True: the visitor asked for the contents, which do not wait. */
  readonly isNear?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A place whose contents, and their code, come when the reader is near it, and then stay. */
export function WhenNear({ isNear = false, className, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const isInView = useInView(place);
  const [wasNear, setNear] = useState(isNear);
  if (!wasNear && (isNear || isInView)) setNear(true);
  return (
    <div className={className} ref={place}>
      {wasNear && children}
    </div>
  );
}
