import { resolve } from 'node:path';
import { runCli } from './runCli.ts';

/* Runs an operator's command where nothing is built: see build/cli.mjs. */
await runCli(process.argv.slice(2), resolve('dist'));
