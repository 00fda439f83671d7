/* See mutationNode.cjs. */
const { mixinJestEnvironment } = require('@stryker-mutator/jest-runner');
const environment = require('jest-environment-jsdom');
const { withOpenBlocks } = require('../jest/openBlocks.cjs');

module.exports = mixinJestEnvironment(withOpenBlocks(environment.default ?? environment));
