import type { KeyboardEvent } from 'react';

type MenuKey = 'Home' | 'End' | 'ArrowLeft' | 'ArrowRight';

const menuKeys: readonly string[] = ['Home', 'End', 'ArrowLeft', 'ArrowRight'] satisfies MenuKey[];

/** True when an element can take the focus; without layout (jsdom) nothing counts as hidden. */
export function isVisible(element: HTMLElement): boolean {
  return typeof element.checkVisibility !== 'function' || element.checkVisibility({ visibilityProperty: true });
}

function focusable(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('a[href], button')].filter(isVisible);
}

function neighbour<T>(list: readonly T[], at: number, key: MenuKey): T | undefined {
  if (key === 'Home') return list[0];
  if (key === 'End') return list.at(-1);
  return list[(at + (key === 'ArrowRight' ? 1 : -1) + list.length) % list.length];
}

/**
 * The element that Home, End, left or right moves the focus to; null for other keys.
 *
 * Home and End lead to the first and the last entry of the open panel, or of the bar. Left and right lead to the next
 * column of a mega menu, else along the bar (W3C, disclosure navigation). Keys with a modifier are left to the browser.
 */
export function menuKeyTarget(event: KeyboardEvent): HTMLElement | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !menuKeys.includes(event.key)) return null;
  if (!(event.target instanceof Element)) return null;
  const key = event.key as MenuKey;
  const panel = event.target.closest('[data-dropdown-panel]');
  const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
  if (panel && !isSideways) return neighbour(focusable(panel), 0, key) ?? null;

  const column = panel && event.target.closest('[data-menu-column]');
  if (column) {
    const columns = [...panel.querySelectorAll('[data-menu-column]')].filter((one) => focusable(one).length > 0);
    const next = neighbour(columns, columns.indexOf(column), key);
    return next ? (focusable(next)[0] ?? null) : null;
  }

  const row = event.target.closest('[data-menu-row]');
  if (!row) return null;
  const entries = focusable(row).filter((element) => !element.closest('[data-dropdown-panel]'));
  const trigger = panel?.parentElement?.querySelector<HTMLElement>('[aria-expanded]');
  const from = trigger ?? event.target.closest<HTMLElement>('a[href], button');
  const at = from ? entries.indexOf(from) : -1;
  return at < 0 ? null : (neighbour(entries, at, key) ?? null);
}
