import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { fixtureSite } from '../../../test/fixtures/contentSites.ts';
import { createSiteIcons, iconNames } from './createSiteIcons.ts';
import type { SiteIcons } from './createSiteIcons.ts';

const drawn = (width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}" viewBox="0 0 ${String(width)} ${String(height)}"><circle cx="${String(width / 2)}" cy="${String(height / 2)}" r="100" fill="#fff"/></svg>`;
const pictures = { icon: drawn(512, 512), share: drawn(1200, 630) };
const site = { ...fixtureSite, icons: { folder: 'icons/hamn' } };

let media: string;
let icons: SiteIcons;
beforeEach(() => {
  media = mkdtempSync(join(tmpdir(), 'media-'));
  mkdirSync(join(media, 'icons/hamn'), { recursive: true });
  icons = createSiteIcons([media], () => pictures);
});
afterEach(() => rmSync(media, { recursive: true }));

const own = (name: string, content: string | Buffer): void => writeFileSync(join(media, 'icons/hamn', name), content);
const pixel = async (png: Buffer, x: number, y: number): Promise<number[]> => {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * 4;
  return [...data.subarray(at, at + 4)];
};

describe('the icons of a site', () => {
  it('are all drawn for a site without any', async () => {
    const sizes: Record<string, unknown> = {};
    for (const name of iconNames) {
      const bytes = await icons(fixtureSite, name);
      if (!/\.(png|jpg)$/.test(name)) continue;
      const { format, width, height } = await sharp(bytes).metadata();
      sizes[name] = [format, width, height];
    }
    expect(sizes).toEqual({
      'apple-touch-icon.png': ['png', 180, 180],
      'icon-192.png': ['png', 192, 192],
      'icon-512.png': ['png', 512, 512],
      'icon-maskable-512.png': ['png', 512, 512],
      'share-image.jpg': ['jpeg', 1200, 630],
    });
    expect((await icons(fixtureSite, 'favicon.svg')).toString()).toBe(pictures.icon);
  });

  it('fill their square with the brand colour where nothing may be transparent', async () => {
    expect(await pixel(await icons(fixtureSite, 'icon-512.png'), 0, 0)).toEqual([0, 0, 0, 0]);
    for (const name of ['icon-maskable-512.png', 'apple-touch-icon.png'] as const) {
      expect(await pixel(await icons(fixtureSite, name), 0, 0)).toEqual([0x0b, 0x4f, 0x49, 255]);
    }
  });

  it('have an .ico of three sizes', async () => {
    const ico = await icons(fixtureSite, 'favicon.ico');
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 3]);
    for (const [at, side] of [16, 32, 48].entries()) {
      const [bytes, offset] = [ico.readUInt32LE(6 + 16 * at + 8), ico.readUInt32LE(6 + 16 * at + 12)];
      expect(await sharp(ico.subarray(offset, offset + bytes)).metadata()).toMatchObject({
        format: 'png',
        width: side,
      });
    }
  });

  it('are made from an own vector', async () => {
    own(
      'favicon.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path fill="#f00" d="M0 0h10v10H0z"/></svg>',
    );
    const red = [255, 0, 0, 255];
    expect(await pixel(await icons(site, 'icon-192.png'), 0, 0)).toEqual(red);
    const maskable = await icons(site, 'icon-maskable-512.png');
    expect([await pixel(maskable, 40, 40), await pixel(maskable, 60, 60)]).toEqual([[255, 255, 255, 255], red]);
  });

  it('are own files where the site has them', async () => {
    const png = await sharp({ create: { width: 512, height: 512, channels: 3, background: '#00f' } })
      .png()
      .toBuffer();
    own('icon-512.png', png);
    expect(await icons(site, 'icon-512.png')).toEqual(png);
    const svg = await icons(site, 'favicon.svg');
    expect(svg.toString()).toContain('<image width="1" height="1" href="data:image/png;base64,');
    expect(await pixel(await icons(site, 'icon-192.png'), 90, 90)).toEqual([0, 0, 255, 255]);
  });

  it('have the picture for shared links that the site names', async () => {
    const picture = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#00f' } })
      .webp()
      .toBuffer();
    own('street.webp', picture);
    const shared = await icons({ ...site, shareImage: '/media/icons/hamn/street.webp' }, 'share-image.jpg');
    expect(await sharp(shared).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    const [red = 255, , blue = 0] = await pixel(shared, 600, 300);
    expect(blue - red).toBeGreaterThan(200);
  });

  it('are of the first media folder that has them', async () => {
    const other = join(media, 'product');
    cpSync(join(media, 'icons'), join(other, 'icons'), { recursive: true });
    writeFileSync(join(other, 'icons/hamn/favicon.ico'), 'second');
    expect((await createSiteIcons([media, other], () => pictures)(site, 'favicon.ico')).toString()).toBe('second');
  });
});
