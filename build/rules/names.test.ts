import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { filesUnder } from './filesUnder.ts';

const code = filesUnder('client', 'server', 'shared', 'build', 'config').filter((file) =>
  /(?<!\.test)\.tsx?$/.test(file),
);

const exportedNames = code.flatMap((file) =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /^export (?:async )?(?:abstract )?(?:function|const|class|interface|type) (\w+)/gm,
    ),
  ].map(([, name = '']) => name),
);

/** Words of this house, which are in no documentation, and how many exported names still have one. */
const houseWords: [word: string, atMost: number][] = [
  ['Asked', 0],
  ['Door', 0],
  ['Kept', 0],
  ['Occasion', 0],
  ['Ready', 0],
  ['Turns', 0],
  ['Twins', 0],
  ['Late', 5],
  ['Shown', 13],
  ['Known', 10],
  ['Answer', 47],
  ['Fault', 72],
];

describe('exported names are words of the field', () => {
  it.each(houseWords)('%s', (word, atMost) => {
    const camelCase = new RegExp(`(?:^${word.toLowerCase()}|${word})s?(?![a-z])`);
    const names = exportedNames.filter((name) => camelCase.test(name)).sort();
    expect({ names, isMore: names.length > atMost }).toEqual({ names, isMore: false });
  });
});
