/** A map position in pixels at one zoom level. */
interface Pixel {
  x: number;
  y: number;
}

/**
 * Groups points whose pins would overlap.
 * Each point joins the first group whose first point is near; a group of one is a single pin.
 * @param project position of a point at the map's zoom, px
 * @param radius px
 */
export function clusterPoints<Point>(
  points: readonly Point[],
  project: (point: Point) => Pixel,
  radius: number,
): [Point, ...Point[]][] {
  const groups: { at: Pixel; members: [Point, ...Point[]] }[] = [];
  for (const point of points) {
    const at = project(point);
    const near = groups.find((group) => Math.hypot(group.at.x - at.x, group.at.y - at.y) < radius);
    if (near) near.members.push(point);
    else groups.push({ at, members: [point] });
  }
  return groups.map(({ members }) => members);
}
