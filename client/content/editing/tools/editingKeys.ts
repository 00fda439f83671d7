interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  preventDefault(): void;
  stopPropagation(): void;
}

/** Key handler of all editors: Escape cancels, Ctrl+Enter (Command+Enter on a Mac) saves. */
export function onEditingKey(event: KeyPress, save: () => void, cancel: () => void): void {
  const saves = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
  if (!saves && event.key !== 'Escape') return;
  event.preventDefault();
  event.stopPropagation();
  if (saves) save();
  else cancel();
}

/** Puts the cursor at the end of the edited element. */
export function focusAtEnd(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  const selection = getSelection();
  selection?.selectAllChildren(element);
  selection?.collapseToEnd();
}
