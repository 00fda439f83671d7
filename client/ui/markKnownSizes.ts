/** Once children have stood for so long, ms, the browser knows their sizes and nobody waits for other work. */
const restFor = 600;

/**
 * Marks the children of an element with data-size-known once they have been laid out. For those a style sheet may say
 * "content-visibility: auto": far from the screen the browser then skips them, and with "contain-intrinsic-size: auto"
 * it keeps their true sizes, so that no place on the page moves. They need "contain: layout paint style" from the
 * start: with containment that comes later the browser takes what it skipped for something that has moved.
 * Call it again when there are other children. Returns what ends it.
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
    // after the picture, which those on screen alone have to be laid out for
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
