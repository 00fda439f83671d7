import { describe, expect, it, jest } from '@jest/globals';
import { keepTiles } from './keepTiles.ts';
import type { TileAddress } from './MapTileSource.ts';

describe('keepTiles()', () => {
  it('draws a tile once for all requests', async () => {
    const tile = jest.fn(({ zoom, x, y }: TileAddress) => Promise.resolve([zoom, x, y].join('/')));
    const tiles = keepTiles({ tile });
    expect(await Promise.all([tiles.tile({ zoom: 5, x: 17, y: 9 }), tiles.tile({ zoom: 5, x: 17, y: 9 })])).toEqual([
      '5/17/9',
      '5/17/9',
    ]);
    expect(await tiles.tile({ zoom: 5, x: 17, y: 9 })).toBe('5/17/9');
    expect(tile).toHaveBeenCalledTimes(1);
    expect(await tiles.tile({ zoom: 5, x: 17, y: 8 })).toBe('5/17/8');
  });

  it('keeps no failure', async () => {
    const tile = jest.fn(() => Promise.reject(new Error('busy')));
    const tiles = keepTiles({ tile });
    await expect(tiles.tile({ zoom: 5, x: 17, y: 9 })).rejects.toThrow('busy');
    await expect(tiles.tile({ zoom: 5, x: 17, y: 9 })).rejects.toThrow('busy');
    expect(tile).toHaveBeenCalledTimes(2);
  });
});
