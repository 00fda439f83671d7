import { describe, expect, it } from '@jest/globals';
import { NewUsageError, readNewArguments } from './newArguments.ts';

describe('readNewArguments()', () => {
  it.each([
    [
      ['feed', 'cars.csv', '--site', 'fjord-bil', '--out', 'mine.json'],
      { file: 'cars.csv', site: 'fjord-bil', out: 'mine.json' },
    ],
    [['section', 'Testimonials'], { name: 'Testimonials' }],
    [['route', 'forms/trade-in'], { path: 'forms/trade-in', method: 'POST' }],
    [['route', 'forms/trade-in', '--get'], { path: 'forms/trade-in', method: 'GET' }],
    [
      ['text', 'site/keys', 'sv=Nycklar', 'de-AT=a=b', '--after', 'doors'],
      { room: 'site', key: 'keys', texts: { sv: 'Nycklar', 'de-AT': 'a=b' }, after: 'doors' },
    ],
    [['back-end', 'finance/trade-values'], { path: 'finance/trade-values' }],
    [['site', '--name', 'Fjord Truck'], { answers: { name: 'Fjord Truck', stock: true } }],
    [['site', '--no-stock', '--name', 'Fjord Truck'], { answers: { name: 'Fjord Truck', stock: false } }],
    [['legal'], {}],
    [['page', 'about/history', '--title', ' History '], { path: 'about/history', title: 'History', site: null }],
  ])('reads %j', (words, request) => {
    expect(readNewArguments(words)).toEqual({ command: words[0], ...request });
  });

  it.each([
    [['theme']],
    [['site', 'fjord-truck']],
    [['feed']],
    [['legal', 'imprint']],
    [['feed', 'a', 'b']],
    [['feed', 'a', '--colour']],
    [['section']],
    [['section', 'A', 'B']],
    [['route']],
    [['text', 'keys', 'sv=Nycklar']],
    [['text', 'site/keys', 'Nycklar']],
    [['back-end', 'a/b', 'c/d']],
    [['page', 'about']],
    [['page', '--title', 'About']],
    [['page', 'about', '--title', ' ']],
  ])('refuses %j', (words) => {
    expect(() => readNewArguments(words)).toThrow(NewUsageError);
  });
});
