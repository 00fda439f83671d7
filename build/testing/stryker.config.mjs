const report = `dist/mutations/${process.env.MUTATION_REPORT ?? 'report'}`;

/**
 * Mutation tests of a room: npm run test:mutations, which sets what is mutated.
 * Words are left out of the mutations: most are texts, class names and messages of operators.
 * @see https://stryker-mutator.io/docs/stryker-js/configuration
 */
export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  jest: { configFile: 'build/testing/jestMutations.config.mjs', enableFindRelatedTests: false },
  coverageAnalysis: 'perTest',
  mutator: { excludedMutations: ['StringLiteral'] },
  concurrency: 1,
  // Modules of earlier runs stay in the memory of a runner.
  maxTestRunnerReuse: 25,
  // A busy machine may stop a run for a while.
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 60,
  // No unit or contract test reads these.
  ignorePatterns: [
    'dist/mutations',
    '.data',
    'docs/screenshots',
    'deploy',
    'screens',
    'groups/*/content/media',
    'test/performance/{results,peers}',
  ],
  reporters: ['clear-text', 'progress-append-only', 'json', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `${report}.json` },
  htmlReporter: { fileName: `${report}.html` },
};
