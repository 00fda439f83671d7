import { findBoundaryBreaks } from './rules/findBoundaryBreaks.ts';

/* `node build/run.mjs build/boundaries.ts`: refuses imports that .dependency-cruiser.cjs forbids. */
const { breaks, files } = await findBoundaryBreaks(['shared', 'client', 'server', 'config', 'build']);
for (const { rule, comment, from, to } of breaks) console.error(`${from} imports ${to}\n  ${rule}: ${comment}`);
console.log(`${String(files)} files, ${String(breaks.length)} forbidden imports.`);
if (breaks.length > 0) process.exitCode = 1;
