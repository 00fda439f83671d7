/** Frames do not come while the page is out of sight; then the work is done all the same, ms. */
const atLatest = 100;

/** Does work once the next picture is on screen, so that what was pressed shows its new state before all else. */
export function afterPaint(work: () => void): void {
  let done = false;
  const once = (): void => {
    if (done) return;
    done = true;
    work();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, atLatest);
}
