/** Focuses the first offering that can be ticked, and opens its category. */
export function focusFirstOffer(): void {
  const box = document.querySelector<HTMLElement>('.offer-box');
  const category = box?.closest('details');
  if (category) category.open = true;
  box?.focus();
}
