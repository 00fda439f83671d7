import { Fragment } from 'react';
import type { ReactNode } from 'react';
import './CarFacts.css';

/** Short facts with dots between them, no dot at a line's end. No line breaks inside a number or before its unit. */
export function CarFacts({ facts }: { facts: readonly (string | number | false | null | undefined)[] }): ReactNode {
  return (
    <span className="car-facts">
      {facts
        .filter(Boolean)
        .map((fact) => String(fact).replace(/(\d) /g, '$1\u00a0'))
        .map((fact, at) => (
          <Fragment key={at}>
            {at > 0 && ' '}
            <span>{fact}</span>
          </Fragment>
        ))}
    </span>
  );
}
