/** Attribute of elements that belong to the editor, not to the page. */
export const toolAttribute = 'data-editing-tool';

function isTool(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`[${toolAttribute}]`) !== null;
}

/**
 * Stops a page from navigating: links are not followed and forms are not submitted.
 * A link pressed with Ctrl or Command, or with the middle button, opens in a new tab as usual.
 */
export function holdStill(root: Document): void {
  root.addEventListener(
    'click',
    (event) => {
      if (isTool(event.target) || event.ctrlKey || event.metaKey) return;
      const link = event.target instanceof Element ? event.target.closest('a[href], area[href]') : null;
      if (link) event.preventDefault();
    },
    { capture: true },
  );
  root.addEventListener(
    'submit',
    (event) => {
      if (!isTool(event.target)) event.preventDefault();
    },
    { capture: true },
  );
}
