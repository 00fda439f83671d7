import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, it, jest } from '@jest/globals';
import { filesTogether } from '../../build/jest/filesTogether.mjs';
import { keepWindow } from './keepWindow.ts';

/** Opens a describe block and returns a function that closes it (build/jest/openBlocks.cjs). */
declare const openBlock: (title: string) => () => void;

interface TestsTogether {
  project: 'unit' | 'components' | 'contracts' | 'storage' | 'http';
  /** "server/forms/": the test files below it. */
  folders?: string[];
  /** In place of those below folders. */
  files?: string[];
  /** Share of the files, so that several workers split a folder: [0, 2] are the first, the third … */
  part?: [place: number, parts: number];
}

/**
 * Runs test files as one, each in its own block with its own hooks. They share the modules that they load, which
 * takes longer than most of their tests.
 */
export async function runTogether({
  project,
  folders = [],
  files = filesTogether(project, folders),
  part: [place, parts] = [0, 1],
}: TestsTogether): Promise<void> {
  // Their hooks belong to all blocks, not only to the one that loads them first.
  if (project === 'components') await import('@testing-library/react');
  else await import('../fixtures/storage/temporaryStorage.ts');
  for (const file of files.filter((_file, at) => at % parts === place)) {
    const closeBlock = openBlock(file);
    let restoreWindow = (): void => undefined;
    if (project === 'components') {
      beforeAll(() => {
        restoreWindow = keepWindow();
      });
    }
    try {
      await import(pathToFileURL(resolve(file)).href);
    } catch (error) {
      it('loads', () => {
        throw error;
      });
    }
    afterAll(() => {
      jest.useRealTimers();
      jest.restoreAllMocks();
      restoreWindow();
    });
    closeBlock();
  }
}
