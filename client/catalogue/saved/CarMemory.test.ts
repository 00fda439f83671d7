/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CarMemory } from './CarMemory.ts';
import type { MemoryStorage } from './CarMemory.ts';

let time = 0;
const memoryOf = (storage: MemoryStorage | null = localStorage, limit = 3): CarMemory =>
  new CarMemory(
    'favourites',
    limit,
    () => storage,
    () => (time += 1),
  );
const ids = (memory: CarMemory): string[] => memory.list().map(({ id }) => id);

beforeEach(() => {
  localStorage.clear();
  time = 0;
});

describe('a list of cars on a device', () => {
  it('stores nothing but ids with their time', () => {
    const memory = memoryOf();
    memory.add('1');
    memory.add('2');
    expect(JSON.parse(localStorage.getItem('favourites') ?? '')).toEqual([
      { id: '2', at: 2 },
      { id: '1', at: 1 },
    ]);
    expect(ids(memoryOf())).toEqual(['2', '1']);
  });

  it('drops the oldest car beyond its limit', () => {
    const memory = memoryOf();
    for (const id of ['1', '2', '3', '1', '4', '']) memory.add(id);
    expect(ids(memory)).toEqual(['4', '1', '3']);
  });

  it('keeps a car once whose earlier id it replaces', () => {
    const memory = memoryOf();
    for (const id of ['old', '2', '1']) memory.add(id);
    memory.rename(new Map([['old', '1']]));
    expect(ids(memory)).toEqual(['1', '2']);
  });

  it('toggles a car', () => {
    const memory = memoryOf();
    memory.toggle('1');
    expect(memory.has('1')).toBe(true);
    memory.toggle('1');
    expect([memory.has('1'), localStorage.getItem('favourites')]).toEqual([false, null]);
  });

  it('is cleared in one go', () => {
    const memory = memoryOf();
    memory.add('1');
    memory.clear();
    expect([ids(memory), localStorage.length]).toEqual([[], 0]);
  });

  it('is restored after it was cleared', () => {
    const memory = memoryOf();
    memory.add('1');
    const before = memory.list();
    memory.clear();
    memory.replace(before);
    expect(ids(memoryOf())).toEqual(['1']);
  });

  it('notifies its subscribers until they leave', () => {
    const memory = memoryOf();
    const changed = jest.fn();
    const leave = memory.subscribe(changed);
    memory.add('1');
    localStorage.setItem('favourites', JSON.stringify([{ id: '9', at: 1 }]));
    window.dispatchEvent(new StorageEvent('storage', { key: 'favourites' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
    expect([ids(memory), changed.mock.calls.length]).toEqual([['9'], 2]);
    leave();
    memory.add('2');
    expect(changed).toHaveBeenCalledTimes(2);
    expect(ids(memory)).toEqual(['2', '9']);
  });

  it('takes over the changes of later pages when its page returns from the back-forward cache', () => {
    const memory = memoryOf();
    const changed = jest.fn();
    memory.add('1');
    const leave = memory.subscribe(changed);
    localStorage.setItem('favourites', JSON.stringify([{ id: '9', at: 1 }]));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect([ids(memory), changed.mock.calls.length]).toEqual([['9'], 1]);
    leave();
  });

  it('keeps its cars when its page returns without storage', () => {
    const memory = memoryOf(null);
    memory.add('1');
    const leave = memory.subscribe(() => undefined);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(ids(memory)).toEqual(['1']);
    leave();
  });

  it('is the same array until it changes', () => {
    const memory = memoryOf();
    expect(memory.list()).toBe(memory.list());
  });

  it.each(['nonsense', '{}', '[1,{"id":5,"at":1},{"id":"1"},{"id":"","at":1}]'])('passes over %s', (text) => {
    localStorage.setItem('favourites', text);
    expect(ids(memoryOf())).toEqual([]);
  });

  it('lives in memory where the device refuses it', () => {
    const refused = (): never => {
      throw new DOMException('refused', 'SecurityError');
    };
    for (const storage of [null, { getItem: refused, setItem: refused, removeItem: refused }]) {
      const memory = memoryOf(storage);
      memory.add('1');
      memory.add('2');
      expect(ids(memory)).toEqual(['2', '1']);
      memory.clear();
      expect(ids(memory)).toEqual([]);
    }
  });
});
