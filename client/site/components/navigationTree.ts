import type { Fields, NavItem } from '../../../shared/content/ContentTypes.ts';
import { booleanField, imageField, linkField, listField, textField } from '../../content/fields.ts';
import type { ImageField, LinkField } from '../../content/fields.ts';

/** An entry of the menu as it shows. */
export interface MenuItem {
  key: string;
  label: string;
  /** Where it leads; null when it only opens its children. */
  href: string | null;
  children: MenuItem[];
  /** Of a mega menu: the picture beside the entry. */
  image?: ImageField;
  /** Of a mega menu: the entry that stands out when its panel opens. */
  selected?: boolean;
}

const deepest = 3;

/** The visible part of the navigation tree, at most three levels deep. */
export function menuOf(items: readonly NavItem[], level = 1): MenuItem[] {
  return items
    .filter((item) => item.hideInNavigation !== '1')
    .map((item) => {
      const children = level < deepest ? menuOf(item.children, level + 1) : [];
      const href = item.externalLink || item.url.path;
      const navigable = children.length === 0 || item.isNavigableInMenuWhenItHasChildren === '1';
      const label = item.navigationTitle || item.name;
      return {
        key: item.url.path + label,
        label,
        href: navigable ? href : null,
        children,
      };
    });
}

/** The entries of a mega menu, at most three levels deep; hidden ones and those without a title are left out. */
export function megaMenuOf(fields: Fields | undefined, list = 'Items', level = 1): MenuItem[] {
  return listField(fields, list).flatMap((entry, index): MenuItem[] => {
    const label = textField(entry, 'Title');
    if (!label || booleanField(entry, 'HideInNavigation')) return [];
    const children = level < deepest ? megaMenuOf(entry, 'Children', level + 1) : [];
    const href = textField(entry, 'Url') || null;
    if (!href && children.length === 0) return [];
    const image = imageField(entry, 'ImageUrl');
    const selected = booleanField(entry, 'TopSelected');
    return [
      {
        key: `${index}-${label}`,
        label,
        href,
        children,
        ...(image ? { image } : {}),
        ...(selected ? { selected } : {}),
      },
    ];
  });
}

/** The links beside the menu; those without a title or an address are left out. */
export function extraLinks(fields: Fields | undefined): LinkField[] {
  return listField(fields, 'ExtraNavigationItems').flatMap((entry) => {
    const link = linkField(entry, 'Link');
    const text = textField(entry, 'Title');
    return link && text ? [{ ...link, text }] : [];
  });
}

/** True when a menu entry leads to the page on screen or stands above it. */
export function isCurrent(item: MenuItem, path: string): boolean {
  const own = item.href !== null && (item.href === path || path.startsWith(`${item.href.replace(/\/$/, '')}/`));
  return own || item.children.some((child) => isCurrent(child, path));
}

/** How many entries fit in `room` px, when a "more" entry of `more` px must follow if not all do. */
export function fittingCount(widths: readonly number[], room: number, more: number, gap: number): number {
  const total = widths.reduce((sum, width) => sum + width, 0) + gap * Math.max(0, widths.length - 1);
  if (total <= room) return widths.length;
  let used = more;
  let count = 0;
  for (const width of widths) {
    used += width + gap;
    if (used > room) break;
    count += 1;
  }
  return count;
}
