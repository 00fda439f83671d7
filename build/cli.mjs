import { pathToFileURL } from 'node:url';
import { readEnvFiles } from '../config/readEnvFiles.mjs';
import { buildWhenNeeded, enterProject, installWhenNeeded } from './prepare.mjs';

/*
 * npm run leads, doctor and other operator commands: installs and builds if needed, then runs them.
 * Progress goes to standard error: standard output belongs to the command.
 */
enterProject();
readEnvFiles(process.cwd());
installWhenNeeded({ tools: false, output: 2 });
buildWhenNeeded({ output: 2 });
process.env.NODE_ENV ||= 'production';
await import(pathToFileURL('dist/server/cli.js').href);
