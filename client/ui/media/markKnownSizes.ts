/** Idle time after which children have been laid out and their sizes are known, ms. */
const restFor = 600;

/**
 * Marks the children of an element with data-size-known once they have been laid out.
 * A style sheet may then set "content-visibility: auto" on them: far from the screen the browser skips them, and with
 * "contain-intrinsic-size: auto" it keeps their true sizes, so that nothing on the page moves. They need "contain:
 * layout paint style" from the start: with containment added later the browser counts skipped content as moved. Call it
 * again when the children change.
 * @returns function that stops it
 */
export function markKnownSizes(box: HTMLElement | null): () => void {
  const mark = (known: boolean): void => {
    for (const child of box?.children ?? []) child.toggleAttribute('data-size-known', known);
  };
  const later = (): ReturnType<typeof setTimeout> => setTimeout(() => mark(true), restFor);
  let timer = later();
  let width = box?.clientWidth;
  const watch = new ResizeObserver(() => {
    if (box?.clientWidth === width) return;
    width = box?.clientWidth;
    clearTimeout(timer);
    // after the paint, for which only the children on screen must be laid out
    timer = setTimeout(() => {
      mark(false);
      timer = later();
    });
  });
  if (box) watch.observe(box);
  return () => {
    clearTimeout(timer);
    watch.disconnect();
  };
}
