const duration = 280;

/**
 * Swaps two pages, and moves the picture of a car from its card to its own page and back.
 * Animates the new picture, as view transitions end some versions of WebKit and leave the old page on screen meanwhile.
 * @param paths of the page before and of the page after the swap
 */
export function moveCarPicture(paths: readonly [string, string], swap: () => void): void {
  const from = findPicture(paths)?.getBoundingClientRect();
  swap();
  if (!from || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const picture = findPicture(paths);
  const to = picture?.getBoundingClientRect();
  if (!picture || !to || to.width === 0 || from.width === 0) return;
  const start = `translate(${String(from.x - to.x)}px, ${String(from.y - to.y)}px) scale(${String(from.width / to.width)})`;
  const transformOrigin = '0 0';
  picture.animate(
    [
      { transformOrigin, transform: start },
      { transformOrigin, transform: 'none' },
    ],
    { duration, easing: 'ease-out' },
  );
}

/** The picture on the car's own page, or that of the card with a link to one of the paths. */
function findPicture(paths: readonly string[]): HTMLElement | null {
  const own = document.querySelector<HTMLElement>('.gallery-view');
  if (own) return own;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.car-card .card-link')];
  const link = links.find(({ pathname }) => paths.includes(pathname));
  return link?.closest('.car-card')?.querySelector<HTMLElement>('.card-media') ?? null;
}
