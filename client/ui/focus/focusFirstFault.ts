import { announce } from '../messages/announce.ts';

/** Marked as wrong. A button cannot be `aria-invalid`, so the one of a composed field has `data-invalid`. */
const wrongControls = '[aria-invalid="true"], [data-invalid]';

/**
 * Focuses the first control of a form that is marked as wrong, and announces how many are.
 * A control that has the focus already is not read again, so its error is announced too.
 * @param countText "3 fields need to be corrected"
 */
export function focusFirstFault(form: Element | null, countText: (count: number) => string): void {
  const wrong = form?.querySelectorAll<HTMLElement>(wrongControls) ?? [];
  const [first] = wrong;
  if (!first) return;
  const control = first.querySelector('input') ?? first; // a group's first button
  const isFocused = control === document.activeElement;
  const hidden = control.closest('details');
  if (hidden) hidden.open = true;
  control.focus();
  const [errorId = ''] = (control.getAttribute('aria-describedby') ?? '').split(' ');
  const error = isFocused && document.getElementById(errorId)?.textContent;
  announce(`${countText(wrong.length)}. ${error || ''}`);
}
