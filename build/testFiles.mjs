import { availableParallelism } from 'node:os';
import { fileChecks } from './checks.mjs';
import { useDemoGroup } from './jest/useDemoGroup.mjs';
import { enterProject, installWhenNeeded } from './prepare.mjs';
import { runChecks } from './testing/runChecks.mjs';
import { allTestFiles, byKind, chooseFiles } from './testing/testFiles.mjs';

/*
 * npm run test:file -- <words>: runs the test files whose path matches one of the words.
 * Each word is a regular expression. Tests of the running product build it first. Long tests and those of a real
 * OpenSearch run with --long and --search.
 */
enterProject();
useDemoGroup();
installWhenNeeded({ tools: true });
await import('./languages/writeTextKeys.mjs');

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
if (words.length === 0) {
  console.error('Name the test files: npm run test:file -- shared/kit/url (words of their paths).');
  process.exit(2);
}
const left = ['long', 'search'].filter((kind) => !process.argv.includes(`--${kind}`));
const { chosen, leftOut } = chooseFiles(allTestFiles(), words, left);
for (const [kind, files] of byKind(leftOut)) {
  console.log(`Left out, without --${kind}: ${files.join(', ')}`);
}
if (chosen.length === 0) {
  console.error(`There is no test file with ${words.map((word) => `"${word}"`).join(' or ')} in its path.`);
  process.exit(2);
}
const checks = fileChecks(byKind(chosen), { cores: availableParallelism(), isLive: true });
await runChecks(checks, {
  again: () => `npm run test:file -- ${process.argv.slice(2).join(' ')}`,
});
