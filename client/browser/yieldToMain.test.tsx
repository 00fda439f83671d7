import { afterEach, expect, it } from '@jest/globals';
import { yieldToMain } from './yieldToMain.ts';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'scheduler');
});

it('continues in a new task in a browser that declares no scheduler', async () => {
  expect('scheduler' in globalThis).toBe(false);
  let isNewTask = false;
  setTimeout(() => {
    isNewTask = true;
  });
  await yieldToMain();
  expect(isNewTask).toBe(true);
});

it('uses scheduler.yield where the browser has it', async () => {
  let calls = 0;
  Object.assign(globalThis, {
    scheduler: {
      yield: async () => {
        calls += 1;
      },
    },
  });
  await yieldToMain();
  expect(calls).toBe(1);
});
