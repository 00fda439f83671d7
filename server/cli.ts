import { fileURLToPath } from 'node:url';
import { runCli } from './cli/runCli.ts';

/* node dist/server/cli.js <command>: the operator's commands, also used by the npm scripts. */
await runCli(process.argv.slice(2), fileURLToPath(new URL('..', import.meta.url)));
