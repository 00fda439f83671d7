import { describe, expect, it } from '@jest/globals';
import { LanguagesUsageError, readLanguagesArguments } from './languagesArguments.ts';

const read = (line: string): unknown => readLanguagesArguments(line.split(' ').filter(Boolean));

describe('readLanguagesArguments()', () => {
  it.each([
    ['', { command: 'help' }],
    ['check', { command: 'check', code: null, group: false }],
    ['check fr --group', { command: 'check', code: 'fr', group: true }],
    ['new pl --from nb', { command: 'new', code: 'pl', from: 'nb', group: false }],
    [
      'export fr --format xliff --missing',
      { command: 'export', code: 'fr', group: false, onlyMissing: true, out: 'fr.xlf' },
    ],
    ['import fr.xlf', { command: 'import', file: 'fr.xlf', group: false }],
  ])('reads "%s"', (line, request) => {
    expect(read(line)).toEqual(request);
  });

  it.each([
    'translate fr',
    'export',
    'import',
    'new',
    'check fr de',
    'check fr --group=fjord',
    'check --missing',
    'export fr --format po',
    'check --all',
  ])('refuses "%s"', (line) => {
    expect(() => read(line)).toThrow(LanguagesUsageError);
  });
});
