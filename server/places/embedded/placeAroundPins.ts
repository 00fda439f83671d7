import { toMercator } from './landShapes.ts';
import { labelDrop, tileSize } from './mapLabels.ts';
import type { MapLabel } from './mapLabels.ts';

/** A rectangle in pixels of the whole map at one zoom level. */
interface Rectangle {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Reach of a pin or a cluster around its point, px: a selected pin is the largest. */
const pinReach = { side: 23, up: 51, down: 2 };
/** Distance between a town's dot and a label next to it, px. */
const gap = 8;

/** Areas of pins at a zoom level. @param pins positions as text: "59.86,17.64 59.33,18.07" */
export function pinAreas(pins: string, zoom: number): Rectangle[] {
  const size = tileSize * 2 ** zoom;
  return pins.split(' ').flatMap((text) => {
    const [latitude = NaN, longitude = NaN] = text.split(',').map(Number);
    if (Number.isNaN(latitude) || Number.isNaN(longitude)) return [];
    const { x, y } = toMercator(longitude, latitude);
    const [across, down] = [x * size, y * size];
    return [
      {
        left: across - pinReach.side,
        right: across + pinReach.side,
        top: down - pinReach.up,
        bottom: down + pinReach.down,
      },
    ];
  });
}

/**
 * The labels of a tile, placed around pins: below their town, else on its right, its left or above it.
 * A label without a free place is left out. The decision depends on nothing but the labels around, so it is the same in
 * each tile that a label crosses.
 * @param around labels of the tile and of the eight around it
 */
export function placeAroundPins(
  around: readonly MapLabel[],
  pins: readonly Rectangle[],
  tile: { x: number; y: number },
): MapLabel[] {
  const edge = { left: tile.x * tileSize, top: tile.y * tileSize };
  const area = { ...edge, right: edge.left + tileSize, bottom: edge.top + tileSize };
  return around.flatMap((label) => {
    const isFree = (place: MapLabel): boolean => {
      const box = boxOf(place);
      if (pins.some((pin) => overlap(box, pin))) return false;
      return place === label || !around.some((other) => other !== label && overlap(box, boxOf(other)));
    };
    const place = [label, ...otherPlaces(label)].find(isFree);
    return place && overlap(boxOf(place), area) ? [place] : [];
  });
}

function otherPlaces(label: MapLabel): MapLabel[] {
  const dot = { x: label.x, y: label.y - labelDrop };
  const aside = gap + label.width / 2;
  return [
    { ...label, dot, x: dot.x + aside, y: dot.y },
    { ...label, dot, x: dot.x - aside, y: dot.y },
    { ...label, dot, y: dot.y - labelDrop },
  ];
}

/** Area of a label with its dot, which is what may cross the edge of a tile. */
function boxOf({ x, y, width, fontSize }: MapLabel): Rectangle {
  return { left: x - width / 2, right: x + width / 2, top: y - fontSize / 2, bottom: y + fontSize / 2 };
}

function overlap(one: Rectangle, other: Rectangle): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}
