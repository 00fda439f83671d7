import { describe, expect, it } from '@jest/globals';
import { initUsage, readInitArguments } from './initArguments.ts';

describe('readInitArguments()', () => {
  it('reads the answers of one site', () => {
    const words = ['--name', 'Fjord Bil', '--languages', 'nb, en', '--stock', 'none', '--workshop', '--no-open'];
    expect(readInitArguments(words)).toEqual({
      command: 'init',
      given: { name: 'Fjord Bil', sites: [{ languages: ['nb', 'en'], stock: 'none', workshop: true }] },
      from: null,
      yes: false,
      opensBrowser: false,
    });
  });

  it.each([
    [['--dir', '../fjord', '--group', 'fjord'], 'Use --dir or --group, not both.'],
    [['--shade', 'red'], "Unknown option '--shade'"],
    [['fjord'], "Unexpected argument 'fjord'"],
  ])('refuses %j', (words, fault) => {
    expect(() => readInitArguments(words)).toThrow(fault);
  });

  it('explains each option', () => {
    for (const option of ['name', 'dir', 'group', 'country', 'languages', 'host', 'color', 'logo', 'stock', 'from']) {
      expect(initUsage).toContain(`--${option} `);
    }
    expect(initUsage.split('\n').filter((line) => line.length > 120)).toEqual([]);
  });
});
