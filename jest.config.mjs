import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const rootDir = fileURLToPath(new URL('.', import.meta.url));
/** Folders of the groups that are installed. */
const groups = existsSync(`${rootDir}groups`)
  ? readdirSync(`${rootDir}groups`).map((name) => `${rootDir}groups/${name}/`)
  : [];

/**
 * Native ES modules, TypeScript by esbuild (the same compiler as the build). One project per kind of test, so that
 * `npm test -- --only unit` and `jest --selectProjects http` mean the same.
 */
const base = {
  rootDir,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': '<rootDir>/build/jest/esbuildTransformer.mjs' },
  transformIgnorePatterns: ['/node_modules/'],
  moduleNameMapper: { '\\.css$': '<rootDir>/build/jest/emptyStyles.mjs', '^immer$': '<rootDir>/build/immer.mjs' },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/node_modules/.cache/'],
  restoreMocks: true,
  setupFilesAfterEnv: ['<rootDir>/build/jest/useOwnGroup.mjs'],
};

const project = (name, testMatch, more = {}) => ({
  ...base,
  displayName: name,
  testEnvironment: 'node',
  testMatch: testMatch.map((pattern) => `<rootDir>/${pattern}`),
  ...more,
});

/**
 * The files of test/http, and of a group's, load the whole application each, which takes longer than most of their tests. npm test
 * (TESTS_TOGETHER=1) therefore runs those that a file in its folder together names from there; a new file runs by
 * itself until it is named. jest called by hand runs them one by one.
 */
function httpFiles() {
  if (!process.env.TESTS_TOGETHER) return ['/test/http/together/'];
  return [rootDir, ...groups].flatMap((owner) => {
    const folder = `${owner}test/http/together/`;
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .flatMap((file) => [...readFileSync(folder + file, 'utf8').matchAll(/'\.\.\/(\w+\.test\.ts)'/g)])
      .map(([, file]) => `^${owner}test/http/${file}$`);
  });
}

export default {
  projects: [
    project('unit', [
      '{shared,server,config,build,client}/**/*.test.ts',
      'groups/*/{generate,test/unit}/**/*.test.ts',
      'server/**/*.test.tsx',
      'test/performance/{,load/,report/}*.test.ts',
    ]),
    project('components', ['client/**/*.test.tsx'], { testEnvironment: 'jsdom' }),
    project('contracts', ['{,groups/*/}test/contracts/**/*.test.ts']),
    project('storage', ['{,groups/*/}test/storage/**/*.test.ts'], {
      globalSetup: '<rootDir>/build/jest/startPostgres.mjs',
      globalTeardown: '<rootDir>/build/jest/stopPostgres.mjs',
    }),
    project('http', ['{,groups/*/}test/http/**/*.test.ts'], { testPathIgnorePatterns: httpFiles() }),
    project('browser', ['{,groups/*/}test/browser/**/*.test.ts'], {
      globalSetup: '<rootDir>/build/jest/startSharedParts.mjs',
      globalTeardown: '<rootDir>/build/jest/stopSharedParts.mjs',
    }),
    project('long', ['{,groups/*/}test/long/**/*.test.ts']),
  ],
  // Starting a browser and a server takes longer than jest's five seconds on a slow machine.
  testTimeout: 60_000,
};
