import type { ReactNode } from 'react';
import './Breadcrumbs.css';

export interface Breadcrumb {
  title: string;
  path: string;
}

/** Path from the start page to this page; the last item is the page itself and no link. */
export function Breadcrumbs({ label, items }: { label: string; items: readonly Breadcrumb[] }): ReactNode {
  if (items.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ol className="breadcrumbs">
        {items.map((item, index) => (
          <li key={item.path} className="breadcrumbs-item">
            {index === items.length - 1 ? (
              <span aria-current="page">{item.title}</span>
            ) : (
              <a href={item.path}>{item.title}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
