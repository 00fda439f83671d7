import { existsSync, readFileSync } from 'node:fs';

const folder = 'node_modules/.cache/forecourt/jest';
/** What Node.js needs to run jest over ES modules. */
export const jestFlags = '--experimental-vm-modules --disable-warning=ExperimentalWarning';

/** A tool of node_modules as a command, started without npx. */
const tool = (file, ...args) => [process.execPath, `node_modules/${file}`, ...args];
const script = (file, ...args) => [process.execPath, 'build/run.mjs', file, ...args];

function check(name, meaning, command, more = {}) {
  return { name, meaning, command, env: {}, after: [], alone: false, count: () => null, ...more };
}

/** Passed and failed tests of a finished jest run; a file that could not run at all is one failed test. */
function countTests(file) {
  if (!existsSync(file)) return null;
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

function jest(name, meaning, workers, more = {}) {
  const file = `${folder}/${name}.json`;
  const args = ['--selectProjects', name, '--passWithNoTests', '--reporters=default', '--json', `--outputFile=${file}`];
  return check(name, meaning, tool('jest/bin/jest.js', ...args, `--maxWorkers=${workers}`), {
    ...more,
    env: { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${jestFlags}`.trim(), NODE_ENV: 'test', ...more.env },
    resultFile: file,
    count: () => countTests(file),
  });
}

/**
 * Everything that `npm test` runs. `after`: the checks that must have ended first; `alone`: nothing runs beside it;
 * `showsOutput`: its output is printed when it passes, too; `count`: its tests once it has ended, or null for a check
 * that counts as one.
 */
export function allChecks({ long, workers }) {
  return [
    check('build', 'production build within the size budgets', script('build/build.ts')),
    check('types', 'tsc -b', tool('typescript/bin/tsc', '-b')),
    // from here on the longest first, so that both lanes end together
    // React as it is served: its development build takes a third longer, and what it warns of is the components' matter
    jest('http', 'the server over HTTP', workers, {
      after: ['build'],
      env: { TESTS_TOGETHER: '1', NODE_ENV: 'production' },
    }),
    check(
      'lint',
      'eslint',
      tool(
        'eslint/bin/eslint.js',
        '.',
        '--max-warnings',
        '0',
        '--cache',
        '--cache-location',
        'node_modules/.cache/eslint/',
      ),
      {
        after: ['types'],
      },
    ),
    jest('unit', 'tests beside the code', workers),
    jest('contracts', 'every implementation of a gateway by one suite', workers),
    jest('storage', 'the database, on SQLite and on a PostgreSQL of the tests', workers, { after: ['build'] }),
    jest('components', 'React components under jsdom', workers),
    check('format', 'prettier --check', tool('prettier/bin/prettier.cjs', '--check', '.', '--log-level', 'warn')),
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
    check(
      'redirect-cost',
      'a request costs the same with 10 and with 10,000 redirects',
      script('test/performance/redirectBenchmark.ts', '--short'),
    ),
    jest('browser', 'the built site in Chromium', 2 * workers, { after: ['build'], alone: true, needsBrowser: true }),
    ...(long
      ? [
          check(
            'rebuild',
            'searches go on while the stock is indexed anew',
            script('test/performance/rebuildBenchmark.ts', '--short'),
            { alone: true },
          ),
          jest('long', 'tests that take minutes', 1, {
            after: ['build'],
            alone: true,
            needsBrowser: true,
            env: { LONG: '1' },
          }),
        ]
      : []),
  ];
}
