import { expect, it } from '@jest/globals';
import { SegmentedLru } from './SegmentedLru.ts';

function filled(maxBytes: number, evicted: string[]) {
  return new SegmentedLru<{ name: string; bytes: number }>(maxBytes, ({ name }) => evicted.push(name));
}

const entry = (name: string, bytes = 10) => ({ name, bytes });

it('a flood of new entries leaves those in use', () => {
  const evicted: string[] = [];
  const entries = filled(100, evicted);
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    entries.add(name, entry(name));
    entries.use(name);
  }
  for (let at = 0; at < 1000; at += 1) entries.add(`new${String(at)}`, entry(`new${String(at)}`));
  expect(evicted.every((name) => name.startsWith('new'))).toBe(true);
  expect(evicted).toHaveLength(998);
});

it('new entries take a fifth from those in use', () => {
  const evicted: string[] = [];
  const entries = filled(100, evicted);
  for (let at = 0; at < 10; at += 1) {
    entries.add(String(at), entry(String(at)));
    entries.use(String(at));
  }
  for (const name of ['new1', 'new2', 'new3']) entries.add(name, entry(name));
  expect(evicted).toEqual(['0', '1', 'new1']);
});

it('a replaced entry counts once', () => {
  const evicted: string[] = [];
  const entries = filled(100, evicted);
  entries.add('a', entry('old', 60));
  entries.add('a', entry('new', 90));
  expect(evicted).toEqual([]);
  expect(entries.use('a')).toEqual(entry('new', 90));
});

it('an entry larger than the whole space is not kept', () => {
  const evicted: string[] = [];
  const entries = filled(100, evicted);
  entries.add('a', entry('a', 101));
  expect(evicted).toEqual(['a']);
  expect(entries.use('a')).toBeUndefined();
});
