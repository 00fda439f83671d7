import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useAppSelector } from '../../framework/hooks.ts';
import { selectTireHotel } from '../tireHotelState.ts';

interface PageHeadingProps {
  /** h1 for standalone pages; h2 below the strip with the section's own heading. */
  as?: 'h1' | 'h2';
  className?: string;
  /** False where a field of the page takes the focus instead. */
  takesFocus?: boolean;
  children: string;
}

/**
 * Heading of a tire hotel page; each page has one.
 * On navigation the section scrolls to its top and the heading, or a field, gets focus; not on the first page, nor
 * after a reload.
 */
export function PageHeading({ as: Tag = 'h1', className, takesFocus = true, children }: PageHeadingProps): ReactNode {
  const moves = useAppSelector((state) => selectTireHotel(state).moves);
  usePageTitle(children);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moves === 0) return;
    heading.current?.closest('.tire-hotel')?.scrollIntoView();
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [moves, takesFocus]);
  return (
    <Tag ref={heading} tabIndex={-1} className={className}>
      {children}
    </Tag>
  );
}

/** Puts the heading in front of the document's title on all pages after the search. */
function usePageTitle(heading: string): void {
  const isSearch = useAppSelector((state) => selectTireHotel(state).page === 'search');
  const title = useAppSelector(({ page, site }) => page.head.title || site.context.displayName);
  useEffect(() => {
    if (isSearch) return undefined;
    const named = `${heading} – ${title}`;
    document.title = named;
    return () => {
      // another page has its own already
      if (document.title === named) document.title = title;
    };
  }, [isSearch, heading, title]);
}
