import { beforeAll, describe, expect, it } from '@jest/globals';
import { ownMapTiles } from '../../../shared/places/MapTiles.ts';
import { loadPlaceFacts } from '../../../config/group/loadPlaceFacts.ts';
import { toMercator } from './landShapes.ts';
import { createMapTiles } from './mapTiles.ts';
import { PlaceIndex } from './PlaceIndex.ts';

let tiles: Awaited<ReturnType<typeof createMapTiles>>;

beforeAll(async () => {
  tiles = await createMapTiles(await PlaceIndex.read(['se', 'no', 'fi', 'dk', 'gb', 'sk'], loadPlaceFacts('.')));
});

/** The tile that shows a position in degrees. */
async function tileAt(zoom: number, latitude: number, longitude: number): Promise<string> {
  const { x, y } = toMercator(longitude, latitude);
  const svg = await tiles.tile({ zoom, x: Math.floor(x * 2 ** zoom), y: Math.floor(y * 2 ** zoom) });
  if (svg === null) throw new Error('There is no such tile.');
  return svg;
}

/** Fills of the paths of a tile, in order. */
function fills(svg: string): string[] {
  return [...svg.matchAll(/<path [^>]*fill="([^"]+)"/g)].flatMap(([, fill]) => fill ?? []);
}

describe('the drawn map', () => {
  it('distinguishes land from water', async () => {
    expect(fills(await tileAt(10, 58.5, 19.8))).toEqual([]); // the Baltic
    expect(fills(await tileAt(10, 60.5, 16.5))[0]).toBe('#eaeeea'); // north of Sala
    expect(fills(await tileAt(10, 58.9, 13.3)).at(-1)).toBe('#c3dae2'); // Vänern
  });

  it('covers a tile of the inland to just beyond its edges', async () => {
    const [, drawn = ''] = /<path d="([^"]+)" fill="#eaeeea"/.exec(await tileAt(10, 60.5, 16.5)) ?? [];
    const points = [...drawn.matchAll(/[ML]([-\d.]+) ([-\d.]+)/g)];
    for (const at of [1, 2]) {
      const places = points.map((point) => Number(point[at]));
      expect([Math.min(...places), Math.max(...places)]).toEqual([-16, 272]);
    }
  });

  it('has land where a piece of land crosses the line where the days change', async () => {
    const siberia = await tileAt(3, 66, 175);
    const atlantic = await tileAt(6, 68, -5);
    expect(fills(siberia)[0]).toBe('#eaeeea');
    expect(fills(atlantic)).toEqual([]);
  });

  it('names small towns only from near', async () => {
    const [afar, near] = await Promise.all([tileAt(6, 59.86, 17.64), tileAt(11, 59.726, 17.79)]);
    expect(afar).toContain('>Stockholm<');
    expect(afar).not.toContain('>Knivsta<');
    expect(near).toContain('>Knivsta<');
  });

  it.each([
    ['Stockholm', 59.27, 17.93],
    ['Göteborg', 57.637, 11.95],
    ['Uppsala', 59.87, 17.67],
  ])(
    'names several places around a workshop in %s at the closest zoom of the site’s maps',
    async (_, latitude, longitude) => {
      const size = 1 / 2 ** ownMapTiles.maxZoom;
      const { x, y } = toMercator(longitude, latitude);
      const around = await Promise.all(
        [-0.5, 0.5].flatMap((right) =>
          [-0.5, 0.5].map((down) =>
            tiles.tile({ zoom: ownMapTiles.maxZoom, x: Math.floor(x / size + right), y: Math.floor(y / size + down) }),
          ),
        ),
      );
      const names = new Set(
        around.flatMap((svg) => [...(svg ?? '').matchAll(/>([^<]+)<\/text>/g)].map(([, name]) => name)),
      );
      expect(names.size).toBeGreaterThan(2);
    },
  );

  it('writes a name across an edge at one place', async () => {
    const names = async (x: number, y: number): Promise<Map<string, { left: number; top: number }>> => {
      const svg = (await tiles.tile({ zoom: 8, x, y })) ?? '';
      const found = [...svg.matchAll(/<text x="([-\d.]+)" y="([-\d.]+)"[^>]*>([^<]+)</g)];
      return new Map(found.map(([, left, top, name = '']) => [name, { left: Number(left), top: Number(top) }]));
    };
    let shared = 0;
    for (let x = 136; x < 142; x += 1) {
      const [one, next] = await Promise.all([names(x, 75), names(x + 1, 75)]);
      for (const [name, { left, top }] of one) {
        const there = next.get(name);
        if (!there || left < 150) continue;
        shared += 1;
        expect(there.left).toBeCloseTo(left - 256, 0);
        expect(there.top).toBeCloseTo(top, 0);
      }
    }
    expect(shared).toBeGreaterThan(0);
  });

  it('moves a name that a pin would cover', async () => {
    const { x, y } = toMercator(17.7, 59.94);
    const [column, row] = [x, y].map((share) => Math.floor(share * 2 ** 9)) as [number, number];
    const nameAt = (svg: string | null): string | undefined => /<text [^>]*>Storvreta</.exec(svg ?? '')?.[0];
    const before = nameAt(await tiles.tile({ zoom: 9, x: column, y: row }));
    const after = nameAt(await tiles.tile({ zoom: 9, x: column, y: row }, '59.93,17.65'));
    expect(before).toBeDefined();
    expect(after).toBeDefined();
    expect(after).not.toBe(before);
  });

  it('is light: a tile of an archipelago takes less than 20 kB', async () => {
    expect((await tileAt(9, 57.7, 11.97)).length).toBeLessThan(20_000);
  });

  it('has nothing beyond its bounds', async () => {
    expect(await tiles.tile({ zoom: 16, x: 0, y: 0 })).not.toBeNull();
    expect(await tiles.tile({ zoom: 17, x: 0, y: 0 })).toBeNull();
    expect(await tiles.tile({ zoom: 2, x: 4, y: 0 })).toBeNull();
  });
});
