import { Fragment } from 'react';
import type { ReactNode } from 'react';
import './CarFacts.css';

/** Short facts on a line, with dots between them, without blank ones. No line breaks inside a number or before its unit. */
export function CarFacts({ facts }: { facts: (string | number | null | undefined)[] }): ReactNode {
  return (
    <p className="car-facts">
      {facts
        .filter(Boolean)
        .map((fact) => String(fact).replace(/(\d) /g, '$1\u00a0'))
        .map((fact, at) => (
          <Fragment key={at}>
            {at > 0 && ' '}
            <span>{fact}</span>
          </Fragment>
        ))}
    </p>
  );
}
