import type { ReactNode } from 'react';
import './MenuColumns.css';
import { Picture } from '../../ui/media/Picture.tsx';
import { menuLink } from './navigationTree.ts';
import type { MenuItem } from './navigationTree.ts';

/** Number of children from which an entry shows its picture on wide screens only. */
const manyChildren = 5;

/** Maximum width of the header's row in px: 105rem without its gutters. */
const maxRowWidth = 1568;

/**
 * A panel as wide as the header, with a column for each entry and its children below it.
 * In a mega menu the entry's picture is above. Entries with neither picture nor children are in a row below.
 */
export function MenuColumns({ items, path }: { items: readonly MenuItem[]; path: string }): ReactNode {
  // two pictures have the width of their attributes; three and more share the row, at most 1568 px
  const columns = items.filter(({ image, children }) => image ?? children.length > 0).length;
  const sizes =
    columns > 2 ? `(min-width: 1760px) ${Math.ceil(maxRowWidth / columns)}px, ${Math.ceil(88 / columns)}vw` : '480px';
  return (
    <ul className="menu-columns">
      {items.map((item) => (
        <li key={item.key} data-menu-column="" data-many={item.children.length >= manyChildren ? '' : undefined}>
          {item.image && (
            <Picture
              className="menu-columns-picture"
              src={item.image.src}
              alt={item.image.alt}
              width={480}
              height={270}
              sizes={sizes}
              missingText=""
            />
          )}
          <Heading item={item} path={path} />
          {item.children.length > 0 && (
            <ul>
              {item.children.map((child) => (
                <li key={child.key}>
                  <a {...menuLink(child)} aria-current={child.href === path ? 'page' : undefined}>
                    {child.label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

function Heading({ item, path }: { item: MenuItem; path: string }): ReactNode {
  const selected = item.selected ? '' : undefined;
  if (item.href === null) {
    return (
      <span className="menu-columns-heading" data-selected={selected}>
        {item.label}
      </span>
    );
  }
  const current = item.href === path ? 'page' : item.selected ? 'true' : undefined;
  return (
    <a className="menu-columns-heading" {...menuLink(item)} data-selected={selected} aria-current={current}>
      {item.label}
    </a>
  );
}
