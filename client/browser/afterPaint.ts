/** Longest wait for a picture, ms. Out of sight none comes, and the work is done all the same. */
const atLatest = 400;

/** Does work once the next picture is on screen, so that what was pressed shows its new state before all else. */
export function afterPaint(work: () => void): void {
  let done = false;
  const once = (): void => {
    if (done) return;
    done = true;
    work();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, document.visibilityState === 'hidden' ? 0 : atLatest);
}
