import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, it } from '@jest/globals';
import { filesUnder } from './filesUnder.ts';

/* The long form of a test file runs only if a file in test/long loads it. */

const files = filesUnder('build', 'client', 'config', 'groups', 'server', 'shared', 'test').filter((file) =>
  /\.test\.tsx?$/.test(file),
);
const isLong = (file: string): boolean => file.startsWith('test/long/');

/** Files loaded by those of test/long. */
const loaded = new Set(
  files
    .filter(isLong)
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^import '(.+)';$/gm)].map(([, path = '']) =>
        resolve(dirname(file), path),
      ),
    ),
);

it.each(files.filter((file) => !isLong(file) && /^import .*\/atLength\.ts';$/m.test(readFileSync(file, 'utf8'))))(
  'the long form of %s runs',
  (file) => {
    expect(loaded).toContain(resolve(file));
  },
);
