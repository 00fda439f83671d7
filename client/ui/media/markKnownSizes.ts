/** Idle time after which children have been laid out and their sizes are known, ms. */
const restFor = 600;

/**
 * Marks the children of an element with data-size-known once they have been laid out.
 * A style sheet may then set "content-visibility: auto" on them: far from the screen the browser skips them, and with
 * "contain-intrinsic-size: auto" it keeps their true sizes, so that nothing on the page moves. They need "contain:
 * layout paint style" from the start: with containment added later the browser counts skipped content as moved. Call it
 * again when the children change.
 * @param ruler element as wide as the children's box, to notice another width. The box itself changes its height with
 * each skipped child, so that observing it raises "ResizeObserver loop completed" in some browsers
 * @returns function that stops it
 */
export function markKnownSizes(box: HTMLElement | null, ruler: Element | null): () => void {
  const mark = (known: boolean): void => {
    for (const child of box?.children ?? []) child.toggleAttribute('data-size-known', known);
  };
  const later = (): ReturnType<typeof setTimeout> => setTimeout(() => mark(true), restFor);
  let timer = later();
  let width = ruler?.clientWidth;
  const watch = new ResizeObserver(() => {
    if (ruler?.clientWidth === width) return;
    width = ruler?.clientWidth;
    clearTimeout(timer);
    // after the paint, for which only the children on screen must be laid out
    timer = setTimeout(() => {
      mark(false);
      timer = later();
    });
  });
  if (ruler) watch.observe(ruler);
  return () => {
    clearTimeout(timer);
    watch.disconnect();
  };
}
