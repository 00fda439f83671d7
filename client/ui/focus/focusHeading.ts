/**
 * Focuses a heading after a step, a success or a failure, so that screen readers say where one is.
 * As a ref it focuses the heading when it appears.
 */
export function focusHeading(heading: HTMLElement | null): void {
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}

/** Focuses the heading of the page, or its main part without one; keeps the scroll position. */
export function focusPageHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
