import type { ReactNode } from 'react';
import './CarFacts.css';

/** Short facts on a line, dots between; blank ones are left out. */
export function CarFacts({ facts }: { facts: (string | number | null | undefined)[] }): ReactNode {
  return (
    <ul className="car-facts">
      {facts.filter(Boolean).map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
