import type { ReactNode } from 'react';
import './CarFacts.css';

/** The space before the dot does not break: no line starts with a dot. */
const separator = '\u00a0· ';

/** Short facts on a line, separated by dots, without blank ones. No line breaks inside a number or before its unit. */
export function CarFacts({ facts }: { facts: (string | number | null | undefined)[] }): ReactNode {
  return (
    <p className="car-facts">
      {facts.flatMap((fact) => (fact ? [String(fact).replace(/(\d) /g, '$1\u00a0')] : [])).join(separator)}
    </p>
  );
}
