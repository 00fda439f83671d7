/* Environment of test/together/mutations: that of tests that run together, with Stryker's record of covered code. */
const { mixinJestEnvironment } = require('@stryker-mutator/jest-runner');
const { TestEnvironment } = require('jest-environment-node');
const { withOpenBlocks } = require('../jest/openBlocks.cjs');
const { stopAtFailure } = require('./stopAtFailure.cjs');

module.exports = mixinJestEnvironment(stopAtFailure(withOpenBlocks(TestEnvironment)));
