import { describe, expect, it } from '@jest/globals';
import type { CodePiece } from './CodePiece.ts';
import type { Occasions } from './Occasion.ts';
import { planChunks } from './planChunks.ts';

const piece = (more: Partial<CodePiece> = {}): CodePiece => ({
  bytes: 20_000,
  imports: [],
  lazyImports: [],
  isVendor: false,
  ...more,
});

const everyPage = {
  main: piece({ imports: ['react', 'kit'], lazyImports: ['list', 'car', 'story'] }),
  react: piece({ isVendor: true }),
  kit: piece(),
};
const list = piece({ group: 'list', imports: ['cards', 'kit'] });
const car = piece({ group: 'car', imports: ['cards', 'kit'], lazyImports: ['dialog'] });
const story = piece({ group: 'story', imports: ['kit'] });
const dialog = piece({ group: 'dialog', imports: ['gallery'] });

const occasions = (groupsByName: Record<string, string[]>, weight: number): Occasions =>
  new Map(Object.entries(groupsByName).map(([name, groups]) => [name, { groups: new Set(groups), weight }]));

const plan = (
  pieces: Record<string, CodePiece>,
  pages: Record<string, string[]> = {},
  touches: Record<string, string[]> = {},
): Record<string, string> =>
  Object.fromEntries(
    planChunks(
      new Map(Object.entries(pieces)),
      'main',
      new Map([...occasions(pages, 1), ...occasions(touches, 0.3)]),
      (files) => files.reduce((bytes, file) => bytes + (pieces[file]?.bytes ?? 0) / 4, 0),
    ),
  );

const pages = { list: ['list'], car: ['car'], story: ['story'] };

describe('planChunks()', () => {
  it('separates the packages of every page from our own code of every page', () => {
    const { main, react, kit } = plan(everyPage);
    expect({ main, react, kit }).toEqual({ main: 'main', react: 'vendor', kit: 'main' });
  });

  it('moves shared code to its own group that no page starts with', () => {
    const form = piece({ group: 'form', imports: ['cards', 'own'] });
    const pieces = { ...everyPage, list: piece({ group: 'list', imports: ['cards'], lazyImports: ['form'] }), story };
    const all = { ...pieces, cards: piece(), form, own: piece() };
    expect(plan(all, pages)).toMatchObject({ list: 'list', cards: 'list', form: 'form', own: 'form' });
  });

  it('keeps a group of a first touch out of the files of a page', () => {
    const header = piece({ group: 'header', imports: ['lock'] });
    const main = { ...everyPage.main, lazyImports: ['header', 'list'] };
    const all = { ...everyPage, main, list: piece({ group: 'list', imports: ['lock'] }), header };
    const found = plan({ ...all, lock: piece() }, pages, { header: ['header'] });
    expect(new Set([found['lock'], found['list'], found['header']]).size).toBe(3);
  });

  it('gives large shared code a file that only its users load', () => {
    const found = plan({ ...everyPage, list, car, story, cards: piece() }, pages);
    expect(new Set([found['cards'], found['list'], found['car'], found['story']]).size).toBe(4);
  });

  it('puts shared code that is smaller than a request in a file with other code', () => {
    const found = plan({ ...everyPage, list, car, story, cards: piece({ bytes: 500 }) }, pages);
    expect([found['list'], found['car']]).toContain(found['cards']);
  });

  it('keeps a group that only another group imports from dividing the code of that group', () => {
    const gallery = piece();
    const withGallery = { ...car, imports: [...car.imports, 'gallery'] };
    const found = plan({ ...everyPage, list, car: withGallery, story, cards: piece(), gallery, dialog }, pages);
    expect(found['gallery']).toBe('car');
    expect(found['dialog']).toBe('dialog');
  });

  it('merges no chunks that would import each other by way of a third', () => {
    const found = plan(
      {
        ...everyPage,
        list: { ...list, imports: ['first'] },
        car: { ...car, imports: ['first', 'second'] },
        story: { ...story, imports: ['second', 'third'] },
        first: piece({ bytes: 600, imports: ['second'] }),
        second: piece({ bytes: 30_000, imports: ['third'] }),
        third: piece({ bytes: 600 }),
      },
      pages,
    );
    const imports = { first: 'second', second: 'third' } as const;
    const edges = Object.entries(imports).map(([from, to]) => [found[from], found[to]]);
    expect(edges.some(([from, to]) => from !== to && edges.some(([f, t]) => f === to && t === from))).toBe(false);
  });
});
