import { describe, expect, it, jest } from '@jest/globals';
import { keepTiles } from './keepTiles.ts';

describe('keepTiles()', () => {
  it('draws a tile once for all requests', async () => {
    const tile = jest.fn((zoom: number, x: number, y: number) => Promise.resolve([zoom, x, y].join('/')));
    const tiles = keepTiles({ tile });
    expect(await Promise.all([tiles.tile(5, 17, 9, ''), tiles.tile(5, 17, 9, '')])).toEqual(['5/17/9', '5/17/9']);
    expect(await tiles.tile(5, 17, 9, '')).toBe('5/17/9');
    expect(tile).toHaveBeenCalledTimes(1);
    expect(await tiles.tile(5, 17, 8, '')).toBe('5/17/8');
  });

  it('draws a tile once for each typeface', async () => {
    const tile = jest.fn((_zoom: number, _x: number, _y: number, letters: string) => Promise.resolve(letters));
    const tiles = keepTiles({ tile });
    expect(await tiles.tile(5, 17, 9, 'hanken.json')).toBe('hanken.json');
    expect(await tiles.tile(5, 17, 9, 'figtree.json')).toBe('figtree.json');
  });

  it('keeps no failure', async () => {
    const tile = jest.fn(() => Promise.reject(new Error('busy')));
    const tiles = keepTiles({ tile });
    await expect(tiles.tile(5, 17, 9, '')).rejects.toThrow('busy');
    await expect(tiles.tile(5, 17, 9, '')).rejects.toThrow('busy');
    expect(tile).toHaveBeenCalledTimes(2);
  });
});
