import { fileURLToPath } from 'node:url';
import { runCli } from './cli/runCli.ts';

/* node dist/server/cli.js <command>: the operator's commands, which the npm scripts call too. */
await runCli(process.argv.slice(2), fileURLToPath(new URL('..', import.meta.url)));
