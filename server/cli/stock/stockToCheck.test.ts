import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { StockUsageError, readStockArguments } from '../../catalogue/command/stockArguments.ts';
import type { GroupFeed } from '../../../config/group/Group.ts';
import { stockToCheck } from './stockToCheck.ts';

const ofGroup = { feed: 'https://feeds.example/cars.csv', mapping: join('/', 'fjord', 'feeds', 'cars.json') };

/** Returns the stock of a command line, in the folder /work. */
function checked(words: readonly string[], stock: readonly GroupFeed[]): unknown {
  const request = readStockArguments(['check', ...words]);
  if (request.command !== 'check') throw new Error('The words are no check.');
  return stockToCheck(request.named, stock, join('/', 'work'));
}

it('stock check reads the feed of the served group when none is named', () => {
  expect(checked([], [ofGroup])).toEqual([ofGroup]);
});

it('stock check reads the named feed from the current folder', () => {
  expect(checked(['cars.csv', 'cars.json'], [ofGroup])).toEqual([
    { feed: join('/', 'work', 'cars.csv'), mapping: join('/', 'work', 'cars.json') },
  ]);
});

it('stock check reads a named feed of the group with its connection', () => {
  const withKey = { ...ofGroup, hostKey: 'SHA256:a' };
  expect(checked([ofGroup.feed, 'cars.json'], [withKey])).toEqual([
    { ...withKey, mapping: join('/', 'work', 'cars.json') },
  ]);
});

it('stock check names group.yaml when the group has no feed', () => {
  expect(() => checked([], [])).toThrow('"stock" in group.yaml');
});

it('stock check takes a feed without a mapping', () => {
  expect(checked(['cars.csv'], [ofGroup])).toEqual([{ feed: join('/', 'work', 'cars.csv'), mapping: null }]);
});

it('stock check reads the shares that it needs', () => {
  const shares = (text: string): unknown => {
    const request = readStockArguments(['check', '--min-share', text]);
    return request.command === 'check' ? request.minShares : null;
  };
  expect(shares('0.8')).toMatchObject({ id: 0.8, brand: 0.8, condition: 0.8 });
  expect(shares('0.8,photos=0')).toMatchObject({ brand: 0.8, photos: 0 });
  for (const wrong of ['80', 'colour=1', '']) expect(() => shares(wrong)).toThrow('--min-share takes a share');
});

it('stock check refuses an unknown option', () => {
  expect(() => checked(['--opne'], [ofGroup])).toThrow(StockUsageError);
});
