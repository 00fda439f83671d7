import { beforeAll, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { fixtureSite } from '../../test/fixtures/contentSites.ts';
import { fontPackageFolder, readFontPackage } from './fonts/fontPackage.ts';
import type { FontSource } from './fonts/FontSource.ts';
import { madePictures } from './madePictures.ts';

let outfit: FontSource;
beforeAll(async () => {
  outfit = await readFontPackage(fontPackageFolder('outfit', process.cwd()) ?? '');
});

/** Returns the bounding box of the white pixels of a picture. */
async function lettersIn(svg: string): Promise<{ left: number; right: number; top: number; bottom: number }> {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const box = { left: info.width, right: 0, top: info.height, bottom: 0 };
  for (let at = 0; at < data.length; at += 3) {
    if ((data[at] ?? 0) < 200) continue;
    const [x, y] = [(at / 3) % info.width, Math.floor(at / 3 / info.width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

it('centres the site’s initial in the icon', async () => {
  const { icon, share } = await madePictures({ displayName: '«Åkeri» & son', look: fixtureSite.look }, outfit);
  expect(icon).toContain('fill="#0b4f49"');
  const letter = await lettersIn(icon);
  expect(Math.abs(letter.left + letter.right - 512)).toBeLessThan(24);
  expect(letter.bottom - letter.top).toBeGreaterThan(200);
  expect(Math.abs(letter.bottom - 376)).toBeLessThan(6); // on the base line
  const name = await lettersIn(share);
  expect(Math.abs(name.left + name.right - 1200)).toBeLessThan(40);
  expect(name.right - name.left).toBeGreaterThan(500);
});

it('draws a site whose name the font cannot write without letters', async () => {
  const { icon } = await madePictures({ displayName: '汽车', look: fixtureSite.look }, outfit);
  expect(await lettersIn(icon)).toMatchObject({ right: 0 });
});
