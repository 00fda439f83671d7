import { useRef } from 'react';
import type { ReactNode } from 'react';
import './MainNavigation.css';
import { useCachedFragment } from '../../framework/CachedFragments.ts';
import { classNames } from '../../ui/classNames.ts';
import { useTexts } from '../useSite.ts';
import { Dropdown } from './Dropdown.tsx';
import { MenuColumns } from './MenuColumns.tsx';
import { isCurrent, menuLink } from './navigationTree.ts';
import type { MenuItem } from './navigationTree.ts';
import type { Dropdowns } from './useDropdowns.ts';
import { useFittingCount } from './useFittingCount.ts';

const moreWidth = 88;

export interface MainNavigationProps {
  items: readonly MenuItem[];
  /** Path of the current page. */
  path: string;
  dropdowns: Dropdowns;
}

/** The horizontal menu from 1280 px up; entries that do not fit move into a "more" entry at the end. */
export function MainNavigation({ items, path, dropdowns }: MainNavigationProps): ReactNode {
  const t = useTexts();
  const list = useRef<HTMLUListElement>(null);
  const fitting = useFittingCount(list, items.length, moreWidth);
  const rest = items.slice(fitting);
  const ready = useCachedFragment('menu');

  return (
    <nav className="main-navigation" aria-label={t('mainNavigation')} {...ready}>
      {ready ? null : (
        <ul className="main-navigation-list" data-menu-row="" ref={list}>
          {items.map((item, index) => (
            <li
              key={item.key}
              className={classNames('main-navigation-item', index >= fitting && 'main-navigation-moved')}
              {...(item.children.length === 0 ? dropdowns.entryHandlers(item.key, false) : {})}
            >
              <Entry item={item} path={path} dropdowns={dropdowns} />
            </li>
          ))}
          {rest.length > 0 && (
            <li className="main-navigation-item">
              <Dropdown
                dropdowns={dropdowns}
                id="more"
                current={rest.some((item) => isCurrent(item, path))}
                panel={<LinkList items={rest} path={path} />}
              >
                {t('moreItems')}
              </Dropdown>
            </li>
          )}
        </ul>
      )}
    </nav>
  );
}

function Entry({ item, path, dropdowns }: { item: MenuItem; path: string; dropdowns: Dropdowns }): ReactNode {
  const t = useTexts();
  const current = isCurrent(item, path);
  if (item.children.length === 0) {
    return (
      <a className="site-header-link" {...menuLink(item)} aria-current={current ? 'page' : undefined}>
        {item.label}
      </a>
    );
  }
  const deep = item.children.some((child) => child.children.length > 0 || child.image);
  return (
    <Dropdown
      dropdowns={dropdowns}
      id={item.key}
      link={item.href === null ? null : menuLink(item)}
      {...(item.href ? { label: t('openSubmenu', { item: item.label }) } : {})}
      current={current}
      place={deep ? 'wide' : 'start'}
      panel={deep ? <MenuColumns items={item.children} path={path} /> : <LinkList items={item.children} path={path} />}
    >
      {item.label}
    </Dropdown>
  );
}

/** Entries in a column, each followed by its children; an entry without a page is their heading. */
function LinkList({ items, path }: { items: readonly MenuItem[]; path: string }): ReactNode {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.key}>
          {item.href === null ? (
            <span className="dropdown-heading">{item.label}</span>
          ) : (
            <a className="dropdown-link" {...menuLink(item)} aria-current={item.href === path ? 'page' : undefined}>
              {item.label}
            </a>
          )}
          {item.children.length > 0 && <LinkList items={item.children} path={path} />}
        </li>
      ))}
    </ul>
  );
}
