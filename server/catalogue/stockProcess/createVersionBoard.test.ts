import { describe, expect, it } from '@jest/globals';
import { createVersionBoard } from './createVersionBoard.ts';

describe('createVersionBoard', () => {
  it('returns the state to a caller without one', async () => {
    const { tag, sites } = await createVersionBoard(['a', 'b']).next('');
    expect(tag).not.toBe('');
    expect(Object.keys(sites)).toEqual(['a', 'b']);
  });

  it('returns another version only for the changed site', async () => {
    const board = createVersionBoard(['a', 'b']);
    const before = await board.next('');
    const next = board.next(before.tag);
    board.bump('b');
    const after = await next;
    expect(after.sites['a']).toBe(before.sites['a']);
    expect(after.sites['b']).not.toBe(before.sites['b']);
  });

  it('returns at once what changed between two calls', async () => {
    const board = createVersionBoard(['a'], 60_000);
    const before = await board.next('');
    board.bump('a');
    expect((await board.next(before.tag)).sites).not.toEqual(before.sites);
  });

  it('returns an unchanged state after its time', async () => {
    const board = createVersionBoard(['a'], 1);
    const before = await board.next('');
    expect(await board.next(before.tag)).toEqual(before);
  });

  it('has other versions in another process', async () => {
    const [one, other] = await Promise.all([createVersionBoard(['a']).next(''), createVersionBoard(['a']).next('')]);
    expect(one.sites['a']).not.toBe(other.sites['a']);
  });
});
