import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { runsAlone } from '../jest/filesTogether.mjs';
import { allTestFiles, isTestOfRoom, kindOfTest } from './testFiles.mjs';

const kinds = ['unit', 'components', 'contracts', 'storage', 'http'];

/** Returns whether a test starts processes or a PostgreSQL, which run other code than the mutated. */
function needsMore(file) {
  return /dist\/|spawn|startServer|bookThroughKills|runBookingProcesses|DATABASE_TEST_URL|emptyPostgres/.test(
    readFileSync(file, 'utf8'),
  );
}

/** Returns the test files that load some files of code. */
export function testsThatLoad(files) {
  const args = ['node_modules/jest/bin/jest.js', '--listTests', '--json', '--findRelatedTests', ...files];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  return JSON.parse(stdout)
    .map((file) => relative('', file).replaceAll('\\', '/'))
    .sort();
}

/**
 * Returns the test files that may notice a change in a folder, such as "server/booking/engine".
 * They are the tests of its room on the same floor, and those of shared code on the server's as well.
 * @param tests test files to choose from
 * @returns `node` and `jsdom` share their modules in an environment; `alone` run alone
 */
export function mutationTests(folder, tests = allTestFiles()) {
  const [floor, room] = folder.split('/');
  const isNear = (file) =>
    isTestOfRoom(file, room) &&
    (floor === 'client' ? file.startsWith('client/') : !file.startsWith('client/')) &&
    kinds.includes(kindOfTest(file)) &&
    !(['storage', 'http'].includes(kindOfTest(file)) && needsMore(file));
  const near = tests.filter(isNear);
  const jsdom = near.filter((file) => kindOfTest(file) === 'components' && !runsAlone(file, 'jsdom'));
  const node = near.filter((file) => kindOfTest(file) !== 'components' && !runsAlone(file, 'node'));
  const alone = floor === 'client' ? [] : near.filter((file) => runsAlone(file, 'node'));
  return { node, jsdom, alone };
}
