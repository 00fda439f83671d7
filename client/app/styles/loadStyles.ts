import { coverStyles } from './coverStyles.ts';

/**
 * Loads code and, in parallel, the style sheets that it needs and the page lacks.
 * The build inserts this in place of `import()` of modules with styles of their own.
 * @param addresses of all sheets
 * @param needs indexes of the sheets that meet each need, one base-36 digit each; needs joined by ","
 */
export async function withStyles<T>(addresses: readonly string[], needs: string, load: () => Promise<T>): Promise<T> {
  const sheets = needs.split(',').map((places) => Array.from(places, (place) => addresses[parseInt(place, 36)] ?? ''));
  const present = new Map(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map((link) => [
      link.getAttribute('href') ?? '',
      link,
    ]),
  );
  const there = sheets.flatMap((some) => present.get(some.find((address) => present.has(address)) ?? '') ?? []);
  const missing = coverStyles(sheets.filter((some) => !some.some((address) => present.has(address))));
  const [code] = await Promise.all([load(), ...there.map(loaded), ...missing.map((address) => loaded(link(address)))]);
  return code;
}

/** Loads a style sheet unless the page has it already. */
export async function loadSheet(address: string): Promise<void> {
  const present = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${address}"]`);
  await loaded(present ?? link(address));
}

function link(address: string): HTMLLinkElement {
  const element = document.createElement('link');
  element.rel = 'stylesheet';
  element.href = address;
  document.head.append(element);
  return element;
}

/** Resolves when a sheet has loaded or failed: a part without styles is better than none. */
function loaded(element: HTMLLinkElement): Promise<void> | undefined {
  if (element.sheet) return undefined;
  return new Promise((resolve) => {
    for (const type of ['load', 'error']) element.addEventListener(type, () => resolve(), { once: true });
  });
}
