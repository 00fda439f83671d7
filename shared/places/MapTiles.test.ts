import { describe, expect, it } from '@jest/globals';
import { mapTilesHost, mapTilesOrigin, ownMapTiles } from './MapTiles.ts';

describe('the address of map tiles', () => {
  it('names a third party when it is another host’s', () => {
    expect(mapTilesHost('https://tiles.example/{z}/{x}/{y}.png')).toBe('tiles.example');
    expect(mapTilesHost('https://{s}.Tile.example:8443/{z}/{x}/{y}.png')).toBe('tile.example:8443');
    expect(mapTilesHost(ownMapTiles.template)).toBeNull();
  });

  it('says where pictures may load from', () => {
    expect(mapTilesOrigin('https://{s}.tile.example:8443/{z}/{x}/{y}.png')).toBe('https://*.tile.example:8443');
    expect(mapTilesOrigin('http://127.0.0.1:4000/{z}/{x}/{y}.png')).toBe('http://127.0.0.1:4000');
    expect(mapTilesOrigin(ownMapTiles.template)).toBeNull();
  });
});
