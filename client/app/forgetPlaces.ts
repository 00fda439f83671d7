/** Selector of the elements that persist from page to page. */
const frames = 'main, .site-footer';

/**
 * Makes the browser forget where main and footer stood on the page before. A page and its scroll position come in one
 * frame: the browser would count elements that stay as moved by all that was scrolled (layout shift, to 0.2), although
 * nothing on the screen has moved. Call it before the first layout of the new page: then it costs next to nothing.
 */
export function forgetPlaces(): void {
  const kept = [...document.querySelectorAll<HTMLElement>(frames)];
  for (const element of kept) element.style.display = 'none';
  // reading a style makes the browser drop their boxes; the next layout makes new ones
  for (const element of kept) getComputedStyle(element).getPropertyValue('display');
  for (const element of kept) element.style.removeProperty('display');
}
