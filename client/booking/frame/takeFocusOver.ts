/** Ref of a view's own heading: takes the focus that waits on the step while the view's code loads. */
export function takeFocusOver(heading: HTMLElement | null): void {
  if (document.activeElement?.matches('.booking-steps, .step-current')) heading?.focus();
}
