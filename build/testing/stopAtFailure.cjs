/**
 * Environment that skips the rest of a file after the first test that notices a mutant.
 * StrykerJS cannot stop jest itself: https://github.com/jestjs/jest/issues/11766
 */
exports.stopAtFailure = (Environment) =>
  class extends Environment {
    async handleTestEvent(event, state) {
      await super.handleTestEvent(event, state);
      const isMutated = process.env.__STRYKER_ACTIVE_MUTANT__ !== undefined;
      // No later test has such a name. Hooks of blocks without tests do not run either.
      if (isMutated && event.name === 'test_done' && event.test.errors.length > 0) state.testNamePattern = /(?!)/;
    }
  };
