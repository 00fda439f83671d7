import { describe, expect, it } from '@jest/globals';
import type { CodeAtom } from './CodeAtom.ts';
import type { Occasion } from './Occasion.ts';
import { refineChunks } from './refineChunks.ts';

/** Atoms by name: their chunk, and the pages that need them. */
type Plan = Record<string, Partial<Omit<CodeAtom, 'imports'>> & { chunk: number; imports?: string[]; pages: string[] }>;

/** Returns the names of the atoms that share a chunk, by chunk, after refining. */
function refine(plan: Plan, pages: Record<string, Partial<Occasion>>): string[] {
  const names = Object.keys(plan);
  const atoms = Object.entries(plan).map(([name, { imports = [], bytes = 20_000, chunk, group }]) => ({
    files: [name],
    bytes,
    chunk,
    group,
    imports: imports.map((imported) => names.indexOf(imported)),
  }));
  const needs = Object.keys(pages).map((page) =>
    names.flatMap((name, index) => (plan[name]?.pages.includes(page) ? index : [])),
  );
  const loaders = Object.values(pages).map((page) => ({ groups: new Set<string>(), weight: 1, maxChunks: 9, ...page }));
  const measure = (files: readonly string[]): number =>
    files.reduce((sum, file) => sum + (plan[file]?.bytes ?? 20_000) / 4, 0);
  const chunks = new Map<number, string[]>();
  for (const { chunk, files } of refineChunks({ atoms, needs }, loaders, measure)) {
    chunks.set(chunk, [...(chunks.get(chunk) ?? []), ...files]);
  }
  return [...chunks.values()].map((files) => files.sort().join(' ')).sort();
}

const pages = { list: {}, car: {} };

describe('refineChunks()', () => {
  it('moves code out of a file whose other pages load it in vain', () => {
    const found = refine(
      {
        cards: { chunk: 0, pages: ['list', 'car'] },
        gallery: { chunk: 0, pages: ['car'] },
        car: { chunk: 1, pages: ['car'], group: 'car' },
      },
      pages,
    );
    expect(found).toEqual(['car gallery', 'cards']);
  });

  it('leaves a plan in which every page loads what it needs', () => {
    const plan: Plan = {
      cards: { chunk: 0, pages: ['list', 'car'] },
      list: { chunk: 1, pages: ['list'], group: 'list' },
      car: { chunk: 2, pages: ['car'], group: 'car' },
    };
    expect(refine(plan, pages)).toEqual(['car', 'cards', 'list']);
  });

  it('gives a page no more files than its maximum', () => {
    const plan: Plan = {
      list: { chunk: 0, pages: ['list'], group: 'list' },
      car: { chunk: 1, pages: ['car'], group: 'car' },
      cards: { chunk: 1, pages: ['list', 'car'] },
    };
    expect(refine(plan, { list: { maxChunks: 2 }, car: { maxChunks: 2 } })).toEqual(['car', 'cards', 'list']);
    const oneFile = refine(plan, { list: { maxChunks: 2 }, car: { maxChunks: 1 } });
    expect(oneFile).toEqual(['car cards', 'list']);
  });

  it('puts no two groups into one file', () => {
    const plan: Plan = {
      consent: { chunk: 0, pages: ['list', 'car'], group: 'consent', bytes: 2100 },
      header: { chunk: 1, pages: ['list', 'car'], group: 'header', bytes: 2100 },
    };
    expect(refine(plan, pages)).toEqual(['consent', 'header']);
  });

  it('moves nothing between files that would then import each other', () => {
    const plan: Plan = {
      first: { chunk: 0, pages: ['car'], imports: ['second'], group: 'car' },
      second: { chunk: 1, pages: ['list', 'car'], imports: ['third'] },
      third: { chunk: 2, pages: ['list', 'car'], bytes: 2100 },
    };
    const found = refine(plan, pages);
    expect(found.some((files) => files.includes('first') && files.includes('third'))).toBe(false);
  });

  it('leaves no file below the minimum size', () => {
    const plan: Plan = {
      list: { chunk: 0, pages: ['list'], group: 'list' },
      small: { chunk: 1, pages: ['list', 'car'], bytes: 900 },
      car: { chunk: 2, pages: ['car'], group: 'car' },
    };
    expect(refine(plan, pages)).toEqual(expect.not.arrayContaining(['small']));
  });
});
