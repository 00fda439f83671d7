import { afterEach, expect, it } from '@jest/globals';
import { stopAtFailure } from './stopAtFailure.cjs';

afterEach(() => {
  delete process.env['__STRYKER_ACTIVE_MUTANT__'];
});

/** Tells the environment that a test is done, and returns whether a later test still runs. */
async function runsTestsAfter(errors: string[]): Promise<boolean> {
  const Environment = stopAtFailure(
    class {
      handleTestEvent(): undefined {
        return undefined;
      }
    },
  );
  const state: { testNamePattern?: RegExp } = {};
  await new Environment().handleTestEvent({ name: 'test_done', test: { errors } }, state);
  return state.testNamePattern?.test('a later test') ?? true;
}

it('a test that notices a mutant is the last of its file', async () => {
  process.env['__STRYKER_ACTIVE_MUTANT__'] = '1';
  expect(await runsTestsAfter(['expected 1'])).toBe(false);
});

it('a test that misses a mutant lets the next one run', async () => {
  process.env['__STRYKER_ACTIVE_MUTANT__'] = '1';
  expect(await runsTestsAfter([])).toBe(true);
});

it('a failure without a mutant lets the next test run', async () => {
  expect(await runsTestsAfter(['expected 1'])).toBe(true);
});
