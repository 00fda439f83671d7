/** Maximum wait for a frame, ms. Out of sight there is none, and the work is done anyway. */
const atLatest = 400;

/** Runs work after the next frame is painted, so that a press shows its new state first. */
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
