import { beforeAll, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { itAtLength } from '../../test/fixtures/atLength.ts';
import { loadPlaceFacts } from '../../config/group/loadPlaceFacts.ts';
import { toMercator } from '../../server/places/embedded/landShapes.ts';
import { textPath, textWidth, unitsPerEm } from '../../server/places/embedded/MapLetters.ts';
import type { MapLetters } from '../../server/places/embedded/MapLetters.ts';
import { createMapTiles } from '../../server/places/embedded/mapTiles.ts';
import { PlaceIndex } from '../../server/places/embedded/PlaceIndex.ts';
import { fontPackageFolder, readFontPackage } from '../fonts/fontPackage.ts';
import { mapLetters } from './mapLetters.ts';

let letters: MapLetters;
beforeAll(async () => {
  letters = await mapLetters(await readFontPackage(fontPackageFolder('hanken-grotesk', process.cwd()) ?? ''));
});

/** Draws a text of 64 px in black on white at (20, 100) and returns the box of its ink. */
async function inkOf(text: string): Promise<{ left: number; right: number; top: number; bottom: number }> {
  const scale = String(64 / unitsPerEm);
  const path = textPath(text, false, letters) ?? '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="140"><rect width="800" height="140" fill="#fff"/><path transform="translate(20 100)scale(${scale})" d="${path}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const box = { left: info.width, right: 0, top: info.height, bottom: 0 };
  for (let at = 0; at < data.length; at += 3) {
    if ((data[at] ?? 255) > 128) continue;
    const [x, y] = [(at / 3) % info.width, Math.floor(at / 3 / info.width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

it('draws names as wide as they are measured', async () => {
  const name = 'Örnsköldsvik';
  const { left, right } = await inkOf(name);
  const width = textWidth(name, { fontSize: 64, strong: false }, letters);
  expect(left).toBeGreaterThanOrEqual(20);
  expect(right).toBeLessThanOrEqual(20 + width);
  expect(right - left).toBeGreaterThan(width - 12); // side bearings
});

it('draws names upright on their line', async () => {
  const { top, bottom } = await inkOf('H');
  expect(bottom).toBeGreaterThanOrEqual(98);
  expect(bottom).toBeLessThanOrEqual(101);
  expect(bottom - top).toBeGreaterThan(40);
});

it('has the letters of every town on the maps of northern Europe', async () => {
  const countries = ['se', 'no', 'fi', 'dk', 'gb', 'sk', 'de'];
  const { all } = await PlaceIndex.read(countries, loadPlaceFacts('.'));
  const near = all.filter(({ country }) => countries.includes(country.toLowerCase())).map(({ name }) => name);
  const missing = near.filter((name) => textPath(name, false, letters) === null);
  expect(missing).toEqual([]);
});

itAtLength('writes them on tiles without a font of the system', async () => {
  const places = await PlaceIndex.read(['se'], loadPlaceFacts('.'));
  const tiles = await createMapTiles(places, () => Promise.resolve(letters));
  const { x, y } = toMercator(17.64, 59.86);
  const svg = (await tiles.tile({ zoom: 6, x: Math.floor(x * 64), y: Math.floor(y * 64) }, 'hanken.json')) ?? '';
  expect(svg).toContain('<title>Stockholm</title>');
  expect(svg).not.toContain('<text');
});
