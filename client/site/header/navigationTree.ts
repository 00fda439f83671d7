import type { Fields, NavItem } from '../../../shared/content/ContentTypes.ts';
import { booleanField, imageField, linkField, listField, textField } from '../../framework/fields.ts';
import type { ImageField, LinkField } from '../../framework/fields.ts';
import { safeRel } from '../../ui/safeRel.ts';

/** A visible menu entry. */
export interface MenuItem {
  key: string;
  label: string;
  /** Target of the link; null when the entry only opens its children. */
  href: string | null;
  /** Target of the link as the editor chose it. */
  target?: string;
  children: MenuItem[];
  /** Mega menu: picture next to the entry. */
  image?: ImageField;
  /** Mega menu: highlighted when its panel opens. */
  selected?: boolean;
  /** Full-screen menu: the entry is a tile. */
  tile?: MenuTile;
}

/** Appearance of an entry that is a tile: large with a picture, else small with an icon. */
export interface MenuTile {
  image: ImageField | null;
  /** Editor's name of the icon. */
  icon: string;
  /** Shows the number of cars in stock. */
  countsCars: boolean;
}

const deepest = 3;

/** The visible part of the navigation tree, at most three levels deep. */
export function buildMenu(items: readonly NavItem[], level = 1): MenuItem[] {
  return items
    .filter((item) => item.hideInNavigation !== '1')
    .map((item) => {
      const children = level < deepest ? buildMenu(item.children, level + 1) : [];
      const href = item.externalLink || item.url.path;
      const navigable = children.length === 0 || item.isNavigableInMenuWhenItHasChildren === '1';
      const label = item.navigationTitle || item.name;
      return {
        key: item.url.path + label,
        label,
        href: navigable ? href : null,
        ...(item.externalLink && item.externalTarget ? { target: item.externalTarget } : {}),
        children,
      };
    });
}

/** Attributes of an entry's link. */
export function menuLink({ href, target }: Pick<MenuItem, 'href' | 'target'>): Pick<LinkField, 'href' | 'target'> & {
  rel?: string | undefined;
} {
  return { href: href ?? '#', ...(target ? { target, rel: safeRel(target) } : {}) };
}

/** Entries of a mega menu, at most three levels deep, without hidden ones and those without a title. */
export function buildMegaMenu(fields: Fields | undefined, list = 'Items', level = 1): MenuItem[] {
  return listField(fields, list).flatMap((entry, index): MenuItem[] => {
    const label = textField(entry, 'Title');
    if (!label || booleanField(entry, 'HideInNavigation')) return [];
    const children = level < deepest ? buildMegaMenu(entry, 'Children', level + 1) : [];
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

/** Entries of the full-screen menu: those that editors made tiles first, in their order. */
export function putTilesFirst(items: readonly MenuItem[], fields: Fields | undefined): readonly MenuItem[] {
  const tiles = listField(fields, 'MenuTiles').flatMap((entry) => {
    const item = items.find(({ href }) => href !== null && href === textField(entry, 'Url'));
    const image = imageField(entry, 'ImageUrl');
    const tile = { image, icon: textField(entry, 'Icon'), countsCars: booleanField(entry, 'ShowCarCount') };
    return item ? [{ ...item, tile }] : [];
  });
  return [...tiles, ...items.filter(({ key }) => !tiles.some((tile) => tile.key === key))];
}

/** Links next to the menu, without those lacking a title or an address. */
export function extraLinks(fields: Fields | undefined): LinkField[] {
  return listField(fields, 'ExtraNavigationItems').flatMap((entry) => {
    const link = linkField(entry, 'Link');
    const text = textField(entry, 'Title');
    return link && text ? [{ ...link, text }] : [];
  });
}

/** True when a menu entry leads to the current page or to one of its ancestors. */
export function isCurrent(item: MenuItem, path: string): boolean {
  const own = item.href !== null && (item.href === path || path.startsWith(`${item.href.replace(/\/$/, '')}/`));
  return own || item.children.some((child) => isCurrent(child, path));
}

/** Number of entries that fit in `room` px; if not all fit, a "more" entry of `more` px is included. */
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
