/**
 * Focuses the next control of its kind, else the one before, as the focused one is about to disappear.
 * @param controls CSS selector of all of its kind
 * @returns false when it is the only one, or when none of them has the focus
 */
export function focusSibling(controls: string): boolean {
  const all = [...document.querySelectorAll<HTMLElement>(controls)];
  const at = all.findIndex((control) => control === document.activeElement);
  const next = at === -1 ? undefined : (all[at + 1] ?? all[at - 1]);
  next?.focus();
  return next !== undefined;
}
