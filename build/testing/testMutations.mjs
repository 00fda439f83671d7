import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { makeDemoStockWhenNeeded } from '../demo/demoStock.mjs';
import { enterProject, installWhenNeeded } from '../prepare.mjs';
import { sampleLines } from './sampleLines.mjs';
import { mutationTests, testsThatLoad } from './mutationTests.mjs';

/*
 * npm run test:mutations -- server/booking [--sample 60] [--seed 1]: mutates the code of a folder.
 * Reports the changes that no test of its room notices. --sample changes so many random lines.
 * --ignoreStatic, an option of StrykerJS, leaves out constants: a change of one needs all tests of the room.
 */
enterProject();
installWhenNeeded({ tools: true });
await import('../languages/writeTextKeys.mjs');
makeDemoStockWhenNeeded();

const options = {
  sample: { type: 'string' },
  seed: { type: 'string', default: '1' },
  ignoreStatic: { type: 'boolean', default: false },
};
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const [folder = ''] = positionals;
if (!/^(server|client|shared)\/\w/.test(folder) || !existsSync(folder)) {
  console.error('Name a folder: npm run test:mutations -- server/booking [--sample 60] [--seed 1] [--ignoreStatic]');
  process.exit(2);
}

const code = readdirSync(folder, { recursive: true })
  .map((name) => `${folder}/${name}`)
  .filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file));
const texts = Object.fromEntries(code.map((file) => [file, readFileSync(file, 'utf8')]));
const mutated = values.sample === undefined ? code : sampleLines(texts, Number(values.sample), Number(values.seed));
const files = [...new Set(mutated.map((place) => place.replace(/:\d+-\d+$/, '')))];
const { node, jsdom, alone } = mutationTests(folder, testsThatLoad(files));
const tests = node.length + jsdom.length + alone.length;
console.log(`${folder}: ${mutated.length} ${values.sample === undefined ? 'files' : 'lines'}, ${tests} test files`);

const name = folder.replaceAll('/', '-');
const args = ['run', 'build/testing/stryker.config.mjs', '--mutate', mutated.join(',')];
if (values.sample === undefined) {
  args.push('--incremental', '--incrementalFile', `node_modules/.cache/forecourt/mutations/${name}.json`);
}
if (values.ignoreStatic) args.push('--ignoreStatic');
const { status } = spawnSync(process.execPath, ['node_modules/@stryker-mutator/core/bin/stryker.js', ...args], {
  stdio: 'inherit',
  env: {
    ...process.env,
    TEST_DATABASES: 'sqlite',
    MUTATION_REPORT: name,
    MUTATION_TESTS_NODE: node.join(','),
    MUTATION_TESTS_JSDOM: jsdom.join(','),
    MUTATION_TESTS_ALONE: alone.join(','),
  },
});
process.exitCode = status ?? 1;
