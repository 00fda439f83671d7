import { crossFade } from '../../browser/crossFade.ts';

const name = 'car-picture';

/**
 * Swaps two pages, and moves the picture of a car between its card and its own page.
 * Other pages are swapped at once.
 * @param paths of the page before and of the page after the swap
 */
export async function moveCarPicture(paths: readonly [string, string], swap: () => void): Promise<void> {
  const before = findPicture(paths);
  if (!before) {
    swap();
    return;
  }
  before.style.viewTransitionName = name;
  let after: HTMLElement | null = null;
  const transition = crossFade(() => {
    swap();
    before.style.viewTransitionName = '';
    after = findPicture(paths);
    if (after) after.style.viewTransitionName = name;
  });
  void transition?.finished.finally(() => {
    if (after) after.style.viewTransitionName = '';
  });
  await transition?.updateCallbackDone;
}

/** The picture on the car's own page, or that of the card with a link to one of the paths. */
function findPicture(paths: readonly string[]): HTMLElement | null {
  const own = document.querySelector<HTMLElement>('.gallery-view');
  if (own) return own;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.car-card .card-link')];
  const link = links.find(({ pathname }) => paths.includes(pathname));
  return link?.closest('.car-card')?.querySelector<HTMLElement>('.card-media') ?? null;
}
