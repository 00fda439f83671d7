import { useCallback, useEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, PointerEvent, RefObject } from 'react';
import { isVisible, menuKeyTarget } from './menuKeyTarget.ts';

const closeAfter = 200;
const closeOverPlainItemAfter = 600;
/** Frames to wait for a panel, which becomes visible 50 ms after it is opened. */
const framesToOpen = 20;

/** The open dropdown of a bar, and the handlers that open and close it. At most one is open. */
export interface Dropdowns {
  openKey: string | null;
  /** Ref of the element that contains all entries. */
  bar: RefObject<HTMLDivElement | null>;
  barHandlers: {
    onKeyDown: (event: KeyboardEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
  /** Handlers of one entry: its trigger and its panel. */
  entryHandlers: (
    key: string,
    hasPanel: boolean,
  ) => {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
  };
  toggle: (key: string) => void;
}

/** Moves the focus to the next visible entry of a panel, which may take a few frames to appear. */
function moveFocus(panel: Element, from: Element | null, step: 1 | -1, framesLeft: number): void {
  const links = [...panel.querySelectorAll<HTMLElement>('a[href], button')].filter(isVisible);
  const at = from ? links.indexOf(from as HTMLElement) : step > 0 ? -1 : 0;
  const next = links[(at + step + links.length) % links.length];
  next?.focus();
  if (next && document.activeElement === next) return;
  if (framesLeft > 0) {
    requestAnimationFrame(() => moveFocus(panel, from, step, framesLeft - 1));
    return;
  }
  // eslint-disable-next-line no-console -- the browser's only log; an empty menu is a content error
  console.warn('The open menu has no visible entry to move the focus to.');
}

/**
 * Dropdowns that open by hover, press and keyboard.
 * Leaving an entry closes after 200 ms, moving to an entry without a panel after 600 ms; a press outside, focus
 * elsewhere, Escape and a new page (`path`) close at once.
 */
export function useDropdowns(path: string): Dropdowns {
  const [open, setOpen] = useState<{ key: string; path: string; pinned: boolean } | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openKey = open?.path === path ? open.key : null;

  const close = useCallback(() => {
    clearTimeout(timer.current);
    setOpen(null);
  }, []);
  const show = (key: string, pinned: boolean): void => {
    clearTimeout(timer.current);
    setOpen({ key, path, pinned });
  };
  const closeLater = (delay: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen((now) => (now?.pinned ? now : null)), delay);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (openKey === null) return undefined;
    const handleOutsidePress = (event: Event): void => {
      if (event.target instanceof Node && !bar.current?.contains(event.target)) close();
    };
    // Escape also closes panels opened by hover, wherever the focus is. Focus inside the bar returns to the trigger.
    const escape = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      const trigger = bar.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
      if (bar.current?.contains(document.activeElement)) trigger?.focus();
      close();
    };
    document.addEventListener('pointerdown', handleOutsidePress);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', handleOutsidePress);
      document.removeEventListener('keydown', escape);
    };
  }, [openKey, close]);

  return {
    openKey,
    bar,
    barHandlers: {
      onKeyDown: (event) => {
        const target = menuKeyTarget(event);
        if (target) {
          event.preventDefault();
          if (!target.closest('[data-dropdown-panel]')) close();
          target.focus();
          return;
        }
        const entry = event.target instanceof Element ? event.target.closest('[data-dropdown]') : null;
        const trigger = entry?.querySelector<HTMLElement>('[aria-expanded]');
        const panel = entry?.querySelector('[data-dropdown-panel]');
        if (
          (event.key === 'ArrowDown' || event.key === 'ArrowUp') &&
          panel &&
          trigger &&
          entry instanceof HTMLElement
        ) {
          event.preventDefault();
          const key = entry.dataset['dropdown'] ?? '';
          if (openKey !== key) show(key, true);
          const from = panel.contains(document.activeElement) ? document.activeElement : null;
          const step = event.key === 'ArrowDown' ? 1 : -1;
          moveFocus(panel, from, step, framesToOpen);
        }
      },
      onBlur: (event) => {
        const focusTarget = event.relatedTarget;
        if (focusTarget instanceof Node && !bar.current?.contains(focusTarget)) close();
      },
    },
    entryHandlers: (key, hasPanel) => ({
      onPointerEnter: (event) => {
        if (event.pointerType !== 'mouse') return;
        if (hasPanel) {
          if (openKey !== key) show(key, false);
          else clearTimeout(timer.current);
        } else if (openKey !== null) {
          closeLater(closeOverPlainItemAfter);
        }
      },
      onPointerLeave: (event) => {
        if (event.pointerType === 'mouse' && hasPanel && openKey === key) closeLater(closeAfter);
      },
    }),
    toggle: (key) => {
      // A press on a panel just opened by hover keeps it open; only a second press closes it.
      if (openKey === key && open?.pinned) close();
      else show(key, true);
    },
  };
}
