import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { readMediaLibrary } from '../../server/content/embedded/MediaLibrary.ts';

const content = 'groups/polhem/content';

interface Page {
  template?: string;
  fields?: { Image?: unknown };
  sections?: Record<string, { Image?: unknown; Flaws?: { X?: number }[] }>[];
}

/** Returns the pages of all sites, by file. */
function pages(): [string, Page][] {
  return readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\/pages\/.*\.yaml$/.test(file))
    .map((file) => [file, parse(readFileSync(join(content, file), 'utf8')) as Page]);
}

/** Returns the scenes that a section names, each once. */
function scenesIn(section: unknown): string[] {
  const named = JSON.stringify(section).matchAll(/\/media\/scenes\/([a-z0-9-]+?)-(?:wide|tall)-/g);
  return [...new Set([...named].map(([, scene]) => scene ?? ''))];
}

/** Returns the address of the picture at the top of a page; '' without one. */
function topPicture({ template, fields, sections = [] }: Page): string {
  const [first = {}] = sections.flatMap((section) => Object.values(section));
  const image = template === 'Story' ? fields?.Image : first.Image;
  return /\/media\/[^"]+/.exec(JSON.stringify(image ?? ''))?.[0] ?? '';
}

/** Returns the pictures at the top of pages, by page of a site without its language. */
function topPictures(): Map<string, string> {
  const tops = pages().map(([file, page]) => [file.replace(/\.\w+\.yaml$/, ''), topPicture(page)] as const);
  return new Map(tops.filter(([, picture]) => picture !== ''));
}

describe('pictures of the demo group', () => {
  it('stay below 70 MB in all', () => {
    const media = join(content, 'media');
    const found = readdirSync(media, { recursive: true, encoding: 'utf8' }).map((file) => statSync(join(media, file)));
    const files = found.filter((file) => file.isFile());
    expect(files.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(70e6);
  });

  it('show no scene in two sections of a page', () => {
    const twice = pages().flatMap(([file, { sections = [] }]) => {
      const scenes = sections.flatMap(scenesIn);
      return scenes.filter((scene, at) => scenes.indexOf(scene) !== at).map((scene) => `${file} ${scene}`);
    });
    expect(twice).toEqual([]);
  });

  it('are shown at the top of one page of a site only', () => {
    const tops = [...topPictures()].map(([page, picture]) => `${page.split('/')[0] ?? ''} ${picture}`);
    expect(tops.length).toBeGreaterThan(40);
    expect(tops.filter((top, at) => tops.indexOf(top) !== at)).toEqual([]);
  });

  it('come from the studio only where the page shows stock or a lot', () => {
    const studio = [...topPictures()].filter(([, picture]) => /\/media\/(?:cars|scenes\/studio)/.test(picture));
    expect(studio).toEqual([]);
  });

  it('include no scene that is not shown', () => {
    const texts = readdirSync(content, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => readFileSync(join(content, file), 'utf8'));
    const shown = new Set(texts.flatMap((text) => text.match(/\/scenes\/[a-z0-9-]+-(?:wide|tall)/g) ?? []));
    const files = readdirSync(join(content, 'media/scenes'));
    expect(files.filter((file) => !shown.has(`/scenes/${file.replace(/-\d+\.\w+$/, '')}`))).toEqual([]);
  });

  it('have a focal point wherever a scene shows a vehicle', async () => {
    const library = await readMediaLibrary(content);
    const vehicles = library
      .pictures()
      .filter(({ name }) => /^scenes\/(?:auction|coast|fjord|hall|home|street|truck|workshop)/.test(name));
    expect(vehicles.length).toBeGreaterThan(12);
    expect(vehicles.filter(({ src }) => library.facts(src).focus === undefined)).toEqual([]);
  });

  it('show each auction lot in six views of its own', () => {
    const lots = pages().flatMap(([file, { sections = [] }]) =>
      sections.flatMap(({ AuctionLot }) => (AuctionLot ? [{ file, lot: JSON.stringify(AuctionLot) }] : [])),
    );
    const views = lots.map(({ file, lot }) => ({ file, pictures: new Set(lot.match(/\/media\/[^"]+-1280\.webp/g)) }));
    expect(views.length).toBeGreaterThan(5);
    expect(views.filter(({ pictures }) => pictures.size < 6)).toEqual([]);
    const all = views.flatMap(({ pictures }) => [...pictures]);
    expect(all.filter((picture, at) => all.indexOf(picture) !== at)).toEqual([]);
  });

  it('show at least two flaws of each auction lot', () => {
    const flaws = pages().flatMap(([file, { sections = [] }]) =>
      sections.flatMap(({ AuctionLot }) => (AuctionLot ? [[file, AuctionLot.Flaws ?? []] as const] : [])),
    );
    expect(flaws.filter(([, of]) => of.filter(({ X }) => X !== undefined).length < 2)).toEqual([]);
  });

  it('show a truck from three sides', () => {
    const { cars } = JSON.parse(readFileSync(join(content, 'media/media.json'), 'utf8')) as {
      cars: Record<string, { body: string; views: Record<string, unknown> }>;
    };
    const trucks = Object.entries(cars).filter(([, { body }]) => body === 'truck');
    expect(trucks.length).toBeGreaterThan(0);
    const few = trucks.filter(([, { views }]) => Object.keys(views).length < 3);
    expect(few.map(([id]) => id)).toEqual([]);
  });
});
