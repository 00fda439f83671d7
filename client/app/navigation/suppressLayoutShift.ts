/** Selector of the elements that persist from page to page. */
const frames = 'main, .site-footer';

/**
 * Makes the browser forget the positions of main and footer on the previous page.
 * A page and its scroll position are set in one frame: the browser would count elements that stay as moved by the whole
 * scroll distance (layout shift up to 0.2) although nothing on the screen has moved. Call it before the first layout of
 * the new page, when it costs next to nothing.
 */
export function suppressLayoutShift(): void {
  const elements = [...document.querySelectorAll<HTMLElement>(frames)];
  for (const element of elements) element.style.display = 'none';
  // reading a style makes the browser drop their boxes; the next layout creates new ones
  for (const element of elements) getComputedStyle(element).getPropertyValue('display');
  for (const element of elements) element.style.removeProperty('display');
}
