/** Focuses the required field of a ticked offering, and opens its category. */
export function focusUnfinished(code: string): void {
  const field = document.querySelector<HTMLElement>(`[data-demand="${CSS.escape(code)}"]`);
  const category = field?.closest('details');
  if (category) category.open = true;
  field?.focus();
}
