/** Marks what belongs to the editor and not to the page. */
export const toolAttribute = 'data-editing-tool';

function isTool(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`[${toolAttribute}]`) !== null;
}

/**
 * Keeps a page where it is: links are not followed and forms are not sent. A link pressed with Ctrl or Command, or with
 * the middle button, opens beside it as everywhere.
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
