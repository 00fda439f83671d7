/** Position and size in the document, px. */
export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

const smallest = 24;

function clipped(rect: DOMRect, inside: Element | null): DOMRect {
  let { left, top, right, bottom } = rect;
  for (let element = inside; element && element !== document.body; element = element.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(element);
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    const box = element.getBoundingClientRect();
    if (overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
    if (overflowY !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

function parentOf(range: Range): Element | null {
  const { startContainer } = range;
  return startContainer instanceof Element ? startContainer : startContainer.parentElement;
}

/** Position of a field's visible part; null when it is not visible. */
export function measurePlace(range: Range): Place | null {
  const parent = parentOf(range);
  const rect = clipped(range.getBoundingClientRect(), parent);
  if (!parent || rect.width < 1 || rect.height < 1) return null;
  // older browsers cannot tell: a field counts as visible
  const isVisible =
    typeof parent.checkVisibility !== 'function' || parent.checkVisibility({ visibilityProperty: true });
  if (!isVisible) return null;
  return {
    left: rect.left + window.scrollX,
    top: rect.top + window.scrollY,
    width: rect.width,
    height: rect.height,
  };
}

function meets(a: Place, b: Place): boolean {
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
}

/** Enlarges a place to touch size, if possible without overlapping others, else down and right. */
export function pressable(place: Place, others: readonly Place[]): Place {
  const width = Math.max(place.width, smallest);
  const height = Math.max(place.height, smallest);
  if (width === place.width && height === place.height) return place;
  const near = others.filter((other) => other !== place && !meets(other, place));
  const [across, down] = [width - place.width, height - place.height];
  const shifts = [0, 1, 0.5].flatMap((up) => [0, 1, 0.5].map((back) => ({ up, back })));
  const grown = shifts.map(({ up, back }) => ({
    left: place.left - across * back,
    top: place.top - down * up,
    width,
    height,
  }));
  const free = grown.find((candidate) => near.every((other) => !meets(candidate, other)));
  return free ?? grown[0] ?? place;
}

/** Moves an element to a place. The page's policy forbids style attributes, but not style properties. */
export function moveTo(element: HTMLElement, place: Place): void {
  for (const [name, value] of Object.entries(place)) element.style.setProperty(name, `${String(value)}px`);
}

const textProperties = ['font', 'letter-spacing', 'text-align', 'text-transform'];

/** Copies the typography of the text at a range to an element. */
export function copyType(element: HTMLElement, range: Range): void {
  const parent = parentOf(range);
  if (!parent) return;
  const style = getComputedStyle(parent);
  for (const property of textProperties) element.style.setProperty(property, style.getPropertyValue(property));
}
