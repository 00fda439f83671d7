import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { readMediaLibrary } from '../../server/content/embedded/MediaLibrary.ts';

const content = 'groups/polhem/content';

interface Page {
  sections?: unknown[];
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

describe('pictures of the demo group', () => {
  it('stay below 60 MB in all', () => {
    const media = join(content, 'media');
    const found = readdirSync(media, { recursive: true, encoding: 'utf8' }).map((file) => statSync(join(media, file)));
    const files = found.filter((file) => file.isFile());
    expect(files.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(60e6);
  });

  it('show no scene in two sections of a page', () => {
    const twice = pages().flatMap(([file, { sections = [] }]) => {
      const scenes = sections.flatMap(scenesIn);
      return scenes.filter((scene, at) => scenes.indexOf(scene) !== at).map((scene) => `${file} ${scene}`);
    });
    expect(twice).toEqual([]);
  });

  it('have a focal point wherever a scene shows a vehicle', async () => {
    const library = await readMediaLibrary(content);
    const vehicles = library
      .pictures()
      .filter(({ name }) => /^scenes\/(?:auction|city|coast|studio|truck|home|workshop)/.test(name));
    expect(vehicles.length).toBeGreaterThan(30);
    expect(vehicles.filter(({ src }) => library.facts(src).focus === undefined)).toEqual([]);
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
