/**
 * Number of cards per row at a window width in CSS px; CardGrid.css uses the same breakpoints.
 * Up to 768 px it is one. Above that a plain row has three at every width; a compact one has one up to 1024 px, two
 * below 1280 px and four from there.
 */
export function cardColumns(width: number, compact: boolean): 1 | 2 | 3 | 4 {
  if (width <= 768) return 1;
  if (width <= 1024) return compact ? 1 : 3;
  if (width < 1280) return compact ? 2 : 3;
  return compact ? 4 : 3;
}

/** Maximum width of the page's content, px. */
const contentWidth = 1440;

/**
 * The sizes attribute of a picture in a swiped row on phones.
 * A card is 84 % of the page's content, at most 320 px wide (CardGrid.css).
 * @param maxWidth widest window with a swiped row, CSS px
 */
export function swipedPictureSizes(maxWidth: number): string {
  return `(max-width: 359px) 80vw, (max-width: ${String(maxWidth)}px) 320px`;
}

/**
 * The sizes attribute of a card's picture.
 * @param count number of cards; several form a swiped row on phones
 */
export function cardPictureSizes(compact: boolean, count: number): string {
  const share = (width: number): string => `${String(Math.ceil(100 / cardColumns(width, compact)))}vw`;
  return [
    count > 1 ? swipedPictureSizes(768) : `(max-width: 768px) ${share(768)}`,
    `(max-width: 1024px) ${share(1024)}`,
    `(max-width: 1279.98px) ${share(1279)}`,
    `(max-width: ${String(contentWidth)}px) ${share(contentWidth)}`,
    `${String(contentWidth / cardColumns(contentWidth, compact))}px`,
  ].join(', ');
}
