import { fileURLToPath } from 'node:url';
import { makeDemoStockWhenNeeded } from './build/demo/demoStock.mjs';
import { filesRunFrom } from './build/jest/filesTogether.mjs';
import { useDemoGroup } from './build/jest/useDemoGroup.mjs';

useDemoGroup();
// Mutation tests read the stock that testMutations.mjs has made: mutated code would make another.
if (process.env.MUTATION_REPORT === undefined) makeDemoStockWhenNeeded({ output: 2 });

const rootDir = fileURLToPath(new URL('.', import.meta.url));

/**
 * Native ES modules, TypeScript by esbuild (the same compiler as the build). One project per kind of test, so that
 * `npm test -- --only unit` and `jest --selectProjects http` mean the same.
 */
const base = {
  rootDir,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': '<rootDir>/build/jest/esbuildTransformer.mjs' },
  transformIgnorePatterns: ['/node_modules/'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/build/jest/emptyStyles.mjs',
  },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/node_modules/.cache/', '<rootDir>/.stryker-tmp/'],
  restoreMocks: true,
};

const project = (name, testMatch, more = {}) => ({
  ...base,
  displayName: name,
  testEnvironment: 'node',
  testMatch: testMatch.map((pattern) => `<rootDir>/${pattern}`),
  ...more,
});

const together = process.env.TESTS_TOGETHER !== undefined;
const escaped = (path) => path.replace(/[.+]/g, '\\$&');

/**
 * A project whose files take longer to load what they test than to test it. npm test (TESTS_TOGETHER=1) runs those below
 * the folders that a file in test/together/<name>/ names from there, so that they share the modules; files of other
 * folders run by themselves. jest called by hand runs them one by one.
 */
function projectTogether(name, testMatch, { testEnvironment = 'node', ...more } = {}) {
  if (!together) return project(name, testMatch, { testEnvironment, ...more });
  const run = filesRunFrom(name, `test/together/${name}/`);
  return project(name, [...testMatch, `test/together/${name}/*.test.{ts,tsx}`], {
    testEnvironment: `<rootDir>/build/jest/${testEnvironment}WithBlocks.mjs`,
    testPathIgnorePatterns: run.map((file) => `^${escaped(rootDir + file)}$`),
    ...more,
  });
}

/** A project whose test files share parts, such as a server. */
const projectOnPages = (name) =>
  project(name, [`test/${name}/**/*.test.ts`], {
    testEnvironment: '<rootDir>/build/jest/nodeWithPages.mjs',
    globalSetup: '<rootDir>/build/jest/startSharedParts.mjs',
    globalTeardown: '<rootDir>/build/jest/stopSharedParts.mjs',
  });

export default {
  projects: [
    projectTogether('unit', [
      '{shared,server,config,build,client}/**/*.test.ts',
      'groups/polhem/generate/**/*.test.ts',
      'test/unit/**/*.test.ts',
      'server/**/*.test.tsx',
      'test/performance/{,load/,report/}*.test.ts',
      'test/checkGroup/**/*.test.ts',
    ]),
    projectTogether('components', ['client/**/*.test.tsx'], {
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: ['<rootDir>/build/jest/useLongWaits.mjs', '<rootDir>/build/jest/useAnnouncer.mjs'],
    }),
    projectTogether('contracts', ['test/contracts/**/*.test.ts']),
    projectTogether('storage', ['test/storage/**/*.test.ts'], {
      globalSetup: '<rootDir>/build/jest/startPostgres.mjs',
      globalTeardown: '<rootDir>/build/jest/stopPostgres.mjs',
    }),
    projectTogether('http', ['test/http/**/*.test.ts']),
    projectOnPages('browser'),
    projectOnPages('engines'),
    project('search', ['test/search/**/*.test.ts']),
    project('long', ['test/long/**/*.test.ts'], {
      testEnvironment: '<rootDir>/build/jest/nodeWithPages.mjs',
    }),
  ],
  // Bounds a hang only: a machine with other work needs more than a minute to start a browser and a server.
  testTimeout: 180_000,
};
