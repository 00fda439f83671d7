import type { ReactNode } from 'react';

/** The page's heading above the booking. */
export function HeaderTitle({ children }: { children: string }): ReactNode {
  return <h1 className="booking-header-title">{children}</h1>;
}
