import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { parse } from 'yaml';
import { createSiteIcons } from '../../../server/site/icons/createSiteIcons.ts';
import { fjordSite, writtenGroup } from '../../../test/fixtures/init/writtenGroup.ts';
import { logoFiles } from './logoFiles.ts';
import type { LogoFiles } from './logoFiles.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'init-logo-'));
});
afterEach(() => rm(folder, { recursive: true }));

const svg = (content: string, size = '0 0 200 100'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}">${content}</svg>`;
const rect = (fill: string, x: number, width: number): string =>
  `<rect x="${String(x)}" y="20" width="${String(width)}" height="60" fill="${fill}"/>`;

async function written(name: string, content: string | Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}
const filesOf = async (content: string): Promise<LogoFiles> => logoFiles(await written('logo.svg', content), '#0b3d5c');
const picture = ({ files }: LogoFiles, name: string): Buffer => Buffer.from(files.get(`content/media/${name}`) ?? '');
async function pixel(bytes: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
}

describe('a logo', () => {
  it('of one colour is drawn white on dark ground', async () => {
    const logo = await filesOf(svg(rect('#0b3d5c', 10, 80) + rect('#0b3d5c', 110, 80)));
    expect(logo.settings.logo).toEqual({
      ...{ src: '/media/logo.svg', width: 88, height: 44 },
      mail: { src: '/media/logo-mail.png', width: 88, height: 44 },
    });
    expect(logo.tokens).toEqual({});
  });

  it('with a ground of its own keeps its colours', async () => {
    const logo = await filesOf(svg(`<rect width="200" height="100" fill="#c00"/>${rect('#fff', 10, 80)}`));
    expect(logo.tokens).toEqual({ 'logo-on-dark': 'keep' });
    expect(await pixel(picture(logo, 'share.png'), 0, 0)).toEqual([204, 0, 0, 255]);
  });

  it('of mixed colours stands on a plate on dark ground', async () => {
    const logo = await filesOf(svg(rect('#111111', 10, 80) + rect('#d40000', 110, 80)));
    expect(logo.settings.logo).toMatchObject({ src: '/media/logo.svg', onDark: '/media/logo-on-dark.svg' });
    const plate = picture(logo, 'logo-on-dark.svg');
    const { width, height } = await sharp(plate).metadata();
    expect(await pixel(plate, Math.round(width / 2), 4)).toEqual([255, 255, 255, 255]);
    expect((await pixel(plate, Math.round(width / 4), height / 2)).slice(0, 3)).toEqual([17, 17, 17]);
  });

  it('in white stands on the brand colour on light ground', async () => {
    const logo = await filesOf(svg(rect('#ffffff', 10, 180)));
    expect(logo.settings.logo).toMatchObject({ src: '/media/logo-on-light.svg', onDark: '/media/logo.svg' });
    expect(await pixel(picture(logo, 'logo-mail.png'), 0, 0)).toEqual([11, 61, 92, 255]);
  });

  it('becomes the icon on a ground on which it is readable', async () => {
    const logo = await filesOf(svg(rect('#0b3d5c', 10, 180)));
    const icon = picture(logo, 'icons/logo/icon-512.png');
    expect(await sharp(icon).metadata()).toMatchObject({ width: 512, height: 512 });
    expect(await pixel(icon, 2, 2)).toEqual([255, 255, 255, 255]);
    expect(await pixel(icon, 256, 256)).toEqual([11, 61, 92, 255]);
    const favicon = await sharp(picture(logo, 'icons/logo/favicon.svg')).png().toBuffer();
    expect(await pixel(favicon, 50, 50)).toEqual([11, 61, 92, 255]);
  });

  it('is no icon when it is much wider than high', async () => {
    const logo = await filesOf(svg(rect('#0b3d5c', 10, 780), '0 0 800 100'));
    expect(logo.lacksIcon).toBe(true);
    expect(logo.settings.icons).toBeUndefined();
    expect(logo.settings.logo).toMatchObject({ width: 190, height: 24 });
  });

  it('becomes a social card', async () => {
    const card = picture(await filesOf(svg(rect('#0b3d5c', 10, 180))), 'share.png');
    expect(await sharp(card).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
    expect(await pixel(card, 600, 315)).toEqual([11, 61, 92, 255]);
  });

  it('as a PNG loses its margins', async () => {
    const bytes = await sharp(
      Buffer.from(svg('<rect x="300" y="100" width="200" height="100" fill="#c00"/>', '0 0 800 400')),
    )
      .png()
      .toBuffer();
    const logo = await logoFiles(await written('logo.png', bytes), '#0b3d5c');
    expect(logo.settings.logo).toMatchObject({ src: '/media/logo.png', width: 88, height: 44 });
    expect(await sharp(picture(logo, 'logo.png')).metadata()).toMatchObject({ width: 264, height: 132 });
  });

  it.each([
    ['a script', '<script>alert(1)</script>', 'has <script> (line 1)'],
    ['a script in an attribute', '<g onload="alert(1)"/>', 'has the script onload'],
    ['a picture of another host', '<image href="https://cdn.example/a.png"/>', 'refers to another file'],
    ['a font of another host', '<style>@import url(https://fonts.example/a.css);</style>', 'another file in a style'],
    ['a page', '<foreignObject><p>Hei</p></foreignObject>', 'has <foreignObject>'],
    ['nothing to see', '<g/>', 'shows nothing'],
    ['an open element', '<g>', 'is no well-formed SVG'],
  ])('is refused with %s', async (_name, content, fault) => {
    await expect(filesOf(svg(content))).rejects.toThrow(fault);
  });

  it('is refused as a file of another kind', async () => {
    await expect(filesOf('GIF89a')).rejects.toThrow('is no well-formed SVG');
  });
});

describe('a new group with a logo', () => {
  it('shows it on each of its sites', async () => {
    const logo = await written('logo.svg', svg(rect('#111111', 10, 80) + rect('#d40000', 110, 80)));
    const trucks = { ...fjordSite, key: 'fjord-truck', name: 'Fjord Truck', host: 'fjordtruck.example' };
    const group = await writtenGroup({ logo, sites: [fjordSite, trucks] });
    try {
      const { sites, contentFolder } = group.load();
      for (const site of sites) {
        expect(site.logo).toMatchObject({ src: '/media/logo.svg', mail: { src: '/media/logo-mail.png' } });
        const icons = createSiteIcons([join(contentFolder, 'media')], () => undefined);
        expect(await sharp(await icons(site, 'share-image.jpg')).metadata()).toMatchObject({ width: 1200 });
        expect(await sharp(await icons(site, 'icon-192.png')).metadata()).toMatchObject({ width: 192 });
      }
      const frame = (site: string): unknown => parse(String(group.files.get(`content/${site}/site.nb.yaml`)));
      expect(frame('fjord-bil')).not.toMatchObject({ MainNavigation: { LogoText: expect.anything() } });
      expect(frame('fjord-truck')).toMatchObject({ MainNavigation: { LogoText: 'Fjord Truck' } });
    } finally {
      await group.remove();
    }
  });
});
