import { describe, expect, test } from '@jest/globals';
import { createSlice } from '@reduxjs/toolkit';
import { build } from 'esbuild';
import { withoutImmer } from './withoutImmer.ts';

test('the bundle of a slice is free of immer', async () => {
  const result = await build({
    stdin: { contents: "export { createSlice } from '@reduxjs/toolkit';", resolveDir: process.cwd() },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    plugins: [withoutImmer],
  });
  const code = result.outputFiles[0]?.text ?? '';
  expect(code).toContain('createSlice');
  expect(code).not.toMatch(/new Proxy|Proxy\.revocable/);
});

describe('a reducer', () => {
  const { reducer, actions } = createSlice({
    name: 'numbers',
    initialState: { last: 0, all: [0] },
    reducers: {
      returned: (state) => ({ ...state, last: 1 }),
      changed: (state) => {
        state.all.push(1);
      },
    },
  });

  test('gets the state itself: what it leaves alone stays the same object', () => {
    const before = reducer(undefined, { type: 'start' });
    const after = reducer(before, actions.returned());
    expect(after).toEqual({ last: 1, all: [0] });
    expect(after.all).toBe(before.all);
  });

  test('that changes the state in place throws', () => {
    expect(() => reducer(undefined, actions.changed())).toThrow(TypeError);
  });
});
