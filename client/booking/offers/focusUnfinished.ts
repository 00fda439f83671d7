/** Focuses the required field of a ticked offering, and opens its category. */
export function focusUnfinished(code: string): void {
  const field = document.querySelector<HTMLElement>(`[data-demand="${CSS.escape(code)}"]`);
  const category = field?.closest('details');
  if (category) category.open = true;
  field?.focus();
}

/** Focuses the first offering that can be ticked, and opens its category. */
export function focusFirstOffer(): void {
  const box = document.querySelector<HTMLElement>('.offer-box');
  const category = box?.closest('details');
  if (category) category.open = true;
  box?.focus();
}
