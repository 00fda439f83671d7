import type { ReactNode } from 'react';
import { componentExamples } from './componentExamples.tsx';

/** All components of the interface in their states, one below the other with an index. */
export function ComponentsPage(): ReactNode {
  return (
    <main className="wrap components-page">
      <h1 className="h1">Components</h1>
      <nav aria-label="Components">
        <ul className="components-page-index">
          {componentExamples.map(({ component }) => (
            <li key={component}>
              <a href={`#${component}`}>{component}</a>
            </li>
          ))}
        </ul>
      </nav>
      {componentExamples.map(({ component, states }) => (
        <section key={component} id={component} aria-labelledby={`${component}-title`}>
          <h2 className="h2" id={`${component}-title`}>
            {component}
          </h2>
          <div className="components-page-states">
            {Object.entries(states).map(([state, example]) => (
              <figure key={state}>
                <figcaption className="small muted">{state}</figcaption>
                {example}
              </figure>
            ))}
          </div>
        </section>
      ))}
    </main>
  );
}
