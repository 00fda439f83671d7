import { dirname } from 'node:path';
import config from '../../jest.config.mjs';

/** Tests of a room for npm run test:mutations: those that share their modules, and those that run alone. */
const together = ['node', 'jsdom'].filter((name) => process.env[`MUTATION_TESTS_${name.toUpperCase()}`]);
const alone = process.env.MUTATION_TESTS_ALONE?.split(',').filter(Boolean) ?? [];
const { displayName: _unused, ...unit } = config.projects.find(({ displayName }) => displayName === 'unit');

export default {
  ...unit,
  // Only test files are looked up in them.
  roots: ['<rootDir>/test/together/mutations', ...alone.map((file) => `<rootDir>/${dirname(file)}`)],
  testMatch: [
    ...together.map((name) => `<rootDir>/test/together/mutations/${name}.test.{ts,tsx}`),
    ...alone.map((file) => `<rootDir>/${file}`),
  ],
  testTimeout: config.testTimeout,
};
