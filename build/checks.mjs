import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

const folder = 'node_modules/.cache/forecourt/jest';
/** Flags for Node.js that let jest run ES modules. */
export const jestFlags = '--experimental-vm-modules --disable-warning=ExperimentalWarning';

/** Returns the command of a tool in node_modules, started without npx. */
const tool = (file, ...args) => [process.execPath, `node_modules/${file}`, ...args];
const script = (file, ...args) => [process.execPath, 'build/run.mjs', file, ...args];

function check(name, meaning, command, more = {}) {
  const standard = { env: {}, after: [], alone: false, lanes: 1, isIdle: false, engines: [], count: () => null };
  return { name, meaning, command, ...standard, ...more };
}

/** Counts the tests of a finished jest run; a file that failed to run is one failed test. */
function countTests(file) {
  if (!existsSync(file)) return null;
  const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites, skipped: numPendingTests };
}

/** Returns the test files of a finished jest run with their seconds, slowest first. */
function filesByTime(file) {
  if (!existsSync(file)) return [];
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'));
  return testResults
    .map(({ name, startTime, endTime, status, assertionResults }) => ({
      file: relative(process.cwd(), name),
      result: status,
      tests: assertionResults.length,
      seconds: Math.round((endTime - startTime) / 1000),
    }))
    .sort((a, b) => b.seconds - a.seconds);
}

/**
 * `files` are jest arguments that narrow down the project.
 * `together`: files of a folder share their modules (test/together).
 */
function jest(name, meaning, workers, { project = name, files = [], together = true, ...more } = {}) {
  const file = `${folder}/${name}.json`;
  const args = ['--selectProjects', project, '--passWithNoTests', '--reporters=default', '--json'];
  args.push(`--outputFile=${file}`, ...files);
  return check(name, meaning, tool('jest/bin/jest.js', ...args, `--maxWorkers=${workers}`), {
    ...more,
    env: {
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${jestFlags}`.trim(),
      NODE_ENV: 'test',
      ...(together ? { TESTS_TOGETHER: '1' } : {}),
      ...more.env,
    },
    resultFile: file,
    count: () => countTests(file),
    files: () => filesByTime(file),
  });
}

/** Long test that measures how soon a server responds; nothing may run at the same time. */
const overload = 'test/long/overload';

/** Steps of `npm run test:long`: tests that take minutes, excluded from `npm test`. */
function longChecks(workers) {
  const engines = ['chromium', 'firefox', 'webkit'];
  const long = { project: 'long', after: ['build'], engines, showsOutput: true, env: { LONG: '1' } };
  return [
    check('build', 'production build within the size budgets', script('build/build.ts')),
    check(
      'rebuild',
      'searches go on while the stock is indexed anew',
      script('test/performance/rebuildBenchmark.ts', '--short'),
      { after: ['build'], alone: true },
    ),
    jest('overload', 'a server with more work than it can do', 1, {
      ...long,
      alone: true,
      files: [`--testPathPatterns=${overload}`],
    }),
    // Most of them are mostly idle.
    jest('long', 'tests that take minutes', 2 * workers, {
      ...long,
      alone: true,
      isLive: true,
      files: [`--testPathIgnorePatterns=${overload}`],
    }),
  ];
}

/** The step of `npm run test:search`: the search engine of the group's own, with a real server. */
function searchChecks() {
  return [
    jest('search', 'the catalogue over a real OpenSearch', 1, { showsOutput: true, env: { NODE_ENV: 'production' } }),
  ];
}

/** Memory of an idle worker above which jest replaces it: modules of finished files stay in memory. */
const maxIdleWorker = '800MB';

/** Needs of each kind of tests when some of its files run. */
const kinds = {
  unit: { meaning: 'tests next to the code' },
  components: { meaning: 'React components under jsdom' },
  contracts: { meaning: 'every implementation of a gateway by one suite' },
  storage: { meaning: 'the database', after: ['build'] },
  http: { meaning: 'the server over HTTP', after: ['build'], env: { NODE_ENV: 'production' } },
  browser: { meaning: 'the built site in Chromium', after: ['build'], engines: ['chromium'] },
  engines: { meaning: 'journeys in Firefox and WebKit', after: ['build'], engines: ['firefox', 'webkit'] },
  search: { meaning: 'the catalogue over a real OpenSearch', env: { NODE_ENV: 'production' } },
  long: {
    meaning: 'tests that take minutes',
    after: ['build'],
    engines: ['chromium', 'firefox', 'webkit'],
    env: { LONG: '1' },
  },
};

/**
 * Returns a step for each kind of some test files, which run one after the other on all cores.
 * @param filesByKind test files by the name of their project
 */
export function fileChecks(filesByKind, { cores, ...more }) {
  return Object.entries(kinds).flatMap(([name, { meaning, ...needs }]) => {
    const paths = filesByKind.get(name);
    if (!paths) return [];
    const files = [`--workerIdleMemoryLimit=${maxIdleWorker}`, '--runTestsByPath', ...paths];
    return [jest(name, meaning, cores, { files, together: false, lanes: 2, ...needs, ...more })];
  });
}

/**
 * Returns the checks of a room.
 * @param folders those of its code and tests
 * @param filesByKind its test files by the name of their project
 */
export function roomChecks(folders, filesByKind, { cores }) {
  return [
    check('types', 'tsc -b', tool('typescript-native/bin/tsc', '-b')),
    check('lint', 'oxlint', tool('oxlint/bin/oxlint', '--deny-warnings', ...folders)),
    check('format', 'oxfmt --check', tool('oxfmt/bin/oxfmt', '--check', ...folders)),
    ...fileChecks(filesByKind, { cores }),
  ];
}

/**
 * Returns all checks of `npm test`, `npm run test:long` or `npm run test:search`.
 * `after`: checks that must finish first; `alone`: runs without other checks; `lanes`: how many of the two it takes;
 * `isIdle`: waits for timers and servers for half of its time, so that it runs next to two others; `showsOutput`: its
 * output is printed even if it passes; `isLive`: as it comes, so that a run that is cut off shows what it found;
 * `engines`: browsers that it needs, whose paths are in its environment; without Chromium it fails, without another one
 * it skips the tests of that one; `files`: its test files by time; `count`: its tests once it has finished, or null for a check that counts as one.
 * @param machine environment variables of the time zone and language in which the tests beside the code run
 */
export function allChecks({ long, search, workers, machine = {} }) {
  if (long) return longChecks(workers);
  if (search) return searchChecks();
  return [
    check('build', 'production build within the size budgets', script('build/build.ts')),
    check('types', 'tsc -b', tool('typescript-native/bin/tsc', '-b')),
    // Longest first from here on, so that the lanes end together.
    // Runs React's production build: the development build takes a third longer.
    // Warnings of the latter are covered by the component tests.
    // Half of it waits for servers that start, stop and are killed.
    jest('http', 'the server over HTTP', 2 * workers, {
      after: ['build'],
      env: { NODE_ENV: 'production' },
    }),
    check('lint', 'oxlint', tool('oxlint/bin/oxlint', '--deny-warnings'), { after: ['types'] }),
    check('support', 'scripts and styles need no newer browser than the supported ones', script('build/browsers.ts')),
    jest('unit', 'tests beside the code', workers, { env: machine }),
    jest('contracts', 'every implementation of a gateway by one suite', workers, { isIdle: true, env: machine }),
    // Fills the third lane between two steps that wait.
    jest('components', 'React components under jsdom', workers, { isIdle: true, env: machine }),
    // Next to the end of http and the browser tests, which also wait: the steps before use both cores.
    jest('storage', 'the database, on SQLite and on a PostgreSQL of the tests', workers, {
      after: ['build', 'components'],
      isIdle: true,
    }),
    check('format', 'oxfmt --check', tool('oxfmt/bin/oxfmt', '--check', '.')),
    check('boundaries', 'who may import whom', script('build/boundaries.ts')),
    check('unused', 'files, exports and packages that nothing uses (knip)', tool('knip/bin/knip.js', '--no-progress')),
    check('audit', 'no known vulnerability in packages of production (npm audit)', script('build/audit.ts'), {
      showsOutput: true,
    }),
    check(
      'env-example',
      '.env.example says what config/envVariables.ts says',
      script('build/envExample.ts', '--check'),
    ),
    jest('browser', 'the built site in Chromium', 2 * workers, { after: ['build'], lanes: 2, engines: ['chromium'] }),
    jest('engines', 'journeys in the engines of Firefox and Safari', 2, {
      after: ['build'],
      lanes: 2,
      engines: ['firefox', 'webkit'],
    }),
  ];
}
