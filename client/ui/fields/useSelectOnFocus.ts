import { useRef } from 'react';
import type { FocusEvent, MouseEvent, PointerEvent } from 'react';

interface SelectOnFocus<T extends HTMLInputElement> {
  onFocus: (event: FocusEvent<T>) => void;
  onPointerDown: (event: PointerEvent<T>) => void;
  onMouseUp: (event: MouseEvent<T>) => void;
}

/**
 * Handlers for a field whose text is selected on focus, so that typing replaces it.
 * Focus may come by key, mouse or touch. A second press places the caret, and a drag selects, as in any field.
 */
export function useSelectOnFocus<T extends HTMLInputElement>(): SelectOnFocus<T> {
  const focusedByPress = useRef(false);
  return {
    onFocus: ({ currentTarget }) => currentTarget.select(),
    onPointerDown: ({ currentTarget }) => {
      focusedByPress.current = document.activeElement !== currentTarget;
    },
    onMouseUp: (event) => {
      if (!focusedByPress.current) return;
      focusedByPress.current = false;
      const { selectionStart, selectionEnd } = event.currentTarget;
      const dragged = selectionStart !== selectionEnd && selectionEnd !== null;
      if (dragged && selectionEnd - (selectionStart ?? 0) < event.currentTarget.value.length) return;
      // the release of the press would place the caret and drop the selection
      event.preventDefault();
      event.currentTarget.select();
    },
  };
}
