import { expect, it } from '@jest/globals';
import { chooseBenchmarks } from './chooseBenchmarks.ts';

const names = ['pageCache', 'list', 'search'];

it('chooseBenchmarks() without words chooses all', () => {
  expect(chooseBenchmarks(names, [])).toEqual(names);
});

it('chooseBenchmarks() chooses by the beginning of a name', () => {
  expect(chooseBenchmarks(names, ['list', 'PAGE'])).toEqual(['pageCache', 'list']);
});

it('chooseBenchmarks() names all benchmarks when a word begins none', () => {
  expect(() => chooseBenchmarks(names, ['list', 'cache'])).toThrow('No benchmark "cache". There are: pageCache, list');
});
