import { useRef } from 'react';
import type { FocusEvent, MouseEvent } from 'react';

interface SelectOnFocus<T extends HTMLInputElement> {
  onFocus: (event: FocusEvent<T>) => void;
  onMouseUp: (event: MouseEvent<T>) => void;
}

/**
 * Handlers for a field whose text is selected on focus, so that typing replaces it.
 * Focus may come by key, mouse or touch. A further press selects again until something is typed, so that digits do not
 * join the amount; after that it places the caret. A drag selects, as in any field.
 */
export function useSelectOnFocus<T extends HTMLInputElement>(): SelectOnFocus<T> {
  /** The field's text when its content was last selected as a whole. */
  const untouched = useRef<string | null>(null);
  return {
    onFocus: ({ currentTarget }) => {
      untouched.current = currentTarget.value;
      currentTarget.select();
    },
    onMouseUp: (event) => {
      if (untouched.current !== event.currentTarget.value) return;
      const { selectionStart, selectionEnd } = event.currentTarget;
      const dragged = selectionStart !== selectionEnd && selectionEnd !== null;
      if (dragged && selectionEnd - (selectionStart ?? 0) < event.currentTarget.value.length) return;
      // the release of the press would place the caret and drop the selection
      event.preventDefault();
      event.currentTarget.select();
    },
  };
}
