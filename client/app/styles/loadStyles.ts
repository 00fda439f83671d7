/**
 * Loads code and, in parallel, the style sheet that it needs, unless the page has it.
 * The build inserts this in place of `import()` of modules whose styles are not in the sheet of every page.
 */
export async function withStyles<T>(sheet: string, load: () => Promise<T>): Promise<T> {
  const [code] = await Promise.all([load(), loadSheet(sheet)]);
  return code;
}

/** Sheets that this page has added, until they have loaded or failed. */
const loading = new Map<string, Promise<void>>();

/** Loads a style sheet unless the page has it already. Resolves when it has failed, too: a part works without it. */
export async function loadSheet(address: string): Promise<void> {
  const present = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${address}"]`);
  if (!present) loading.set(address, loaded(link(address)));
  else if (!present.sheet && document.readyState !== 'complete') loading.set(address, loaded(present));
  await loading.get(address);
}

function link(address: string): HTMLLinkElement {
  const element = document.createElement('link');
  element.rel = 'stylesheet';
  element.href = address;
  document.head.append(element);
  return element;
}

function loaded(element: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    for (const type of ['load', 'error']) element.addEventListener(type, () => resolve(), { once: true });
  });
}
