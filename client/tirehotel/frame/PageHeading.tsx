import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useAppSelector } from '../../app/hooks.ts';
import { selectTireHotel } from '../tireHotelState.ts';

interface PageHeadingProps {
  /** h1 for pages that stand alone; below the strip with the section's own heading h2. */
  as?: 'h1' | 'h2';
  className?: string;
  children: ReactNode;
}

/**
 * The heading of one of the tire hotel's pages, each of which has one. When the visitor comes to the page the section
 * scrolls to its top and the heading takes the focus; not on the page that was there first, nor after a reload.
 */
export function PageHeading({ as: Tag = 'h1', className, children }: PageHeadingProps): ReactNode {
  const moves = useAppSelector((state) => selectTireHotel(state).moves);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moves === 0) return;
    heading.current?.closest('.tire-hotel')?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [moves]);
  return (
    <Tag ref={heading} tabIndex={-1} className={className}>
      {children}
    </Tag>
  );
}
