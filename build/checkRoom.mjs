import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { roomChecks } from './checks.mjs';
import { useDemoGroup } from './jest/useDemoGroup.mjs';
import { enterProject, installWhenNeeded } from './prepare.mjs';
import { allTestFiles, byKind, isTestOfRoom } from './testing/testFiles.mjs';
import { chooseChecks, runChecks } from './testing/runChecks.mjs';

/*
 * npm run check -- <room> [--only unit,http]: types, lint, format and all tests of one room.
 * The rules for all code, docs and languages are tested too.
 */
enterProject();
useDemoGroup();
installWhenNeeded({ tools: true });
await import('./languages/writeTextKeys.mjs');

const floors = ['shared', 'client', 'server'];
const foldersIn = (parent) =>
  readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
const rooms = [...new Set(floors.flatMap(foldersIn))].sort();
const [room = '', ...options] = process.argv.slice(2);
if (!rooms.includes(room)) {
  console.error(`Name a room: npm run check -- booking. Rooms: ${rooms.join(', ')}.`);
  process.exit(2);
}

const parents = [...floors, ...foldersIn('test').map((name) => `test/${name}`)];
const folders = parents.map((parent) => `${parent}/${room}`).filter((folder) => existsSync(folder));
const tests = allTestFiles().filter((file) => isTestOfRoom(file, room) || file.startsWith('build/rules/'));
const filesByKind = byKind(tests);
console.log(`Room ${room}: ${folders.join(', ')}`);
console.table(Object.fromEntries([...filesByKind].map(([kind, files]) => [kind, { 'test files': files.length }])));
const checks = roomChecks(folders, filesByKind, { cores: availableParallelism() });
await runChecks(chooseChecks(checks, options), {
  again: (names) => `npm run check -- ${room} --only ${names.join(',')}`,
});
