import type { ReactNode } from 'react';

/** The two empty live regions that `announce` fills: once in the page, and once in every modal dialog. */
export function Announcer(): ReactNode {
  return (['polite', 'assertive'] as const).map((live) => (
    <div key={live} className="visually-hidden" aria-live={live} data-announcer={live} />
  ));
}
