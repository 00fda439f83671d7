import { fileURLToPath } from 'node:url';

/**
 * Native ES modules, TypeScript by esbuild (the same compiler as the build). One project per kind of test, so that
 * `npm test -- --only unit` and `jest --selectProjects http` mean the same.
 */
const base = {
  rootDir: fileURLToPath(new URL('.', import.meta.url)),
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': '<rootDir>/build/jest/esbuildTransformer.mjs' },
  transformIgnorePatterns: ['/node_modules/'],
  moduleNameMapper: { '\\.css$': '<rootDir>/build/jest/emptyStyles.mjs' },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/node_modules/.cache/'],
  restoreMocks: true,
};

const project = (name, testMatch, more = {}) => ({
  ...base,
  displayName: name,
  testEnvironment: 'node',
  testMatch: testMatch.map((pattern) => `<rootDir>/${pattern}`),
  ...more,
});

export default {
  projects: [
    project('unit', ['{shared,server,config,build,client}/**/*.test.ts', 'server/**/*.test.tsx']),
    project('components', ['client/**/*.test.tsx'], { testEnvironment: 'jsdom' }),
    project('contracts', ['test/contracts/**/*.test.ts']),
    project('storage', ['test/storage/**/*.test.ts'], {
      globalSetup: '<rootDir>/build/jest/startPostgres.mjs',
      globalTeardown: '<rootDir>/build/jest/stopPostgres.mjs',
    }),
    project('http', ['test/http/**/*.test.ts']),
    project('browser', ['test/browser/**/*.test.ts'], {
      globalSetup: '<rootDir>/build/jest/startSharedParts.mjs',
      globalTeardown: '<rootDir>/build/jest/stopSharedParts.mjs',
    }),
    project('long', ['test/long/**/*.test.ts']),
  ],
  // Starting a browser and a server takes longer than jest's five seconds on a slow machine.
  testTimeout: 60_000,
};
