import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { jestFlags } from './checks.mjs';
import { useDemoGroup } from './jest/useDemoGroup.mjs';
import { buildWhenNeeded, enterProject, installWhenNeeded } from './prepare.mjs';

/*
 * npm run test:file -- <words>: runs the test files whose path matches one of the words.
 * Each word is a regular expression. Tests of the running product build it first.
 */
enterProject();
useDemoGroup();
installWhenNeeded({ tools: true });

const words = process.argv.slice(2);
if (words.length === 0) {
  console.error('Name the test files: npm run test:file -- shared/kit/url (words of their paths).');
  process.exit(2);
}

const kinds = words.map((word) => new RegExp(word, 'i'));
const files = ['shared', 'client', 'server', 'config', 'build', 'groups', 'test'].flatMap((floor) =>
  readdirSync(floor, { recursive: true })
    .map((file) => `${floor}/${file}`)
    .filter((file) => /(?<!\/together\/.*)\.test\.tsx?$/.test(file) && kinds.some((kind) => kind.test(file))),
);
if (files.length === 0) {
  console.error(`There is no test file with ${words.map((word) => `"${word}"`).join(' or ')} in its path.`);
  process.exit(2);
}
const needsBuild = files.some((file) => /(^|\/)test\/(http|browser|engines|storage|long)\//.test(file));
if (needsBuild) buildWhenNeeded();

const { status } = spawnSync(process.execPath, ['node_modules/jest/bin/jest.js', '--runTestsByPath', ...files], {
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${jestFlags}`.trim(),
    NODE_ENV: process.env.NODE_ENV ?? 'test',
    ...(files.some((file) => file.includes('/long/')) ? { LONG: '1' } : {}),
  },
});
process.exitCode = status ?? 1;
