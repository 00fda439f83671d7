/* See mutationNode.cjs. */
const { mixinJestEnvironment } = require('@stryker-mutator/jest-runner');
const environment = require('jest-environment-jsdom');
const { withOpenBlocks } = require('../jest/openBlocks.cjs');
const { stopAtFailure } = require('./stopAtFailure.cjs');

module.exports = mixinJestEnvironment(stopAtFailure(withOpenBlocks(environment.default ?? environment)));
