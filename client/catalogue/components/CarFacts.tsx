import type { ReactNode } from 'react';
import './CarFacts.css';

/** A dot between wide blanks; the blank before it does not break, so that no line starts with a dot. */
const separator = '\u00a0\u00a0·\u2002';

/** Short facts on a line, dots between; blank ones are left out. No line ends inside a fact, so in no number either. */
export function CarFacts({ facts }: { facts: (string | number | null | undefined)[] }): ReactNode {
  return (
    <p className="car-facts">
      {facts.flatMap((fact) => (fact ? [String(fact).replaceAll(' ', '\u00a0')] : [])).join(separator)}
    </p>
  );
}
