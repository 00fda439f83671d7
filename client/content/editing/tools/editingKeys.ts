interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  preventDefault(): void;
  stopPropagation(): void;
}

/** Escape cancels and Ctrl+Enter (on a Mac Command+Enter) saves, in every editor alike. */
export function onEditingKey(event: KeyPress, save: () => void, cancel: () => void): void {
  const saves = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
  if (!saves && event.key !== 'Escape') return;
  event.preventDefault();
  event.stopPropagation();
  if (saves) save();
  else cancel();
}

/** Puts the cursor at the end of what is edited. */
export function focusAtEnd(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  const selection = getSelection();
  selection?.selectAllChildren(element);
  selection?.collapseToEnd();
}
