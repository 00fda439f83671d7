/** Time in which the parts on the way to an element load, in ms. */
const loadingMs = 3000;
/** Delay until the page's bars come to rest on phones, in ms. */
const barsMs = 300;

let release = (): void => undefined;

/**
 * Scrolls to an element and keeps it there while parts above it load and change the page's height.
 * Ends with the visitor's next input, and when another element is held.
 */
export function holdInView(element: HTMLElement, behavior: ScrollBehavior): void {
  release();
  const bring = (): void => element.scrollIntoView({ behavior });
  bring();
  const timers = [setTimeout(bring, barsMs), setTimeout(() => release(), loadingMs)];
  const { body } = document;
  let height = body.scrollHeight;
  const heights = new ResizeObserver(() => {
    if (height !== body.scrollHeight) element.scrollIntoView({ behavior: 'instant' });
    height = body.scrollHeight;
  });
  heights.observe(body);
  const inputs = new AbortController();
  for (const input of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate']) {
    window.addEventListener(input, () => release(), { signal: inputs.signal });
  }
  release = () => {
    timers.forEach(clearTimeout);
    heights.disconnect();
    inputs.abort();
  };
}
