import { LRUCache } from 'lru-cache';
import { createSingleFlight } from '../kit/createSingleFlight.ts';
import type { MapTileSource } from './MapTileSource.ts';

const maxBytes = 8_000_000;
/** Overhead of an entry in addition to its text. */
const entryBytes = 100;

/** Caches drawn tiles; a tile requested by several clients is drawn once. */
export function keepTiles(source: MapTileSource): MapTileSource {
  const drawn = new LRUCache<string, string>({ maxSize: maxBytes, sizeCalculation: (svg) => svg.length + entryBytes });
  const drawOnce = createSingleFlight<string | null>();
  return {
    tile: (address, pins = '') => {
      const { zoom, x, y } = address;
      const key = `${String(zoom)}/${String(x)}/${String(y)}/${pins}`;
      const cached = drawn.get(key);
      if (cached !== undefined) return Promise.resolve(cached);
      return drawOnce(key, async () => {
        const svg = await source.tile(address, pins);
        if (svg !== null) drawn.set(key, svg);
        return svg;
      });
    },
  };
}
