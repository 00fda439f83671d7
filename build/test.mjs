import { availableParallelism } from 'node:os';
import { allChecks } from './checks.mjs';
import { makeDemoStockWhenNeeded } from './demo/demoStock.mjs';
import { chooseMachine } from './jest/chooseMachine.mjs';
import { useDemoGroup } from './jest/useDemoGroup.mjs';
import { enterProject, installWhenNeeded } from './prepare.mjs';
import { chooseChecks, runChecks } from './testing/runChecks.mjs';

/*
 * npm test: runs every check as a step. The browser tests take the room of two.
 * The last line is "N passed, N failed". Options: --only unit,http (some steps), --long (the tests that take
 * minutes instead of the others) and --search (those of a real OpenSearch).
 */
enterProject();
useDemoGroup();
installWhenNeeded({ tools: true });
await import('./languages/writeTextKeys.mjs');
makeDemoStockWhenNeeded();

const isGiven = (option) => process.argv.includes(option);
const workers = Math.max(1, Math.floor(availableParallelism() / 2));
const machine = chooseMachine();
const checks = allChecks({ long: isGiven('--long'), search: isGiven('--search'), workers, machine });
await runChecks(chooseChecks(checks, process.argv.slice(2)), {
  again: (names) => `npm test -- --only ${names.join(',')}`,
  machine,
});
