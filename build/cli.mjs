import { pathToFileURL } from 'node:url';
import { buildWhenNeeded, enterProject, installWhenNeeded, readEnvFile } from './prepare.mjs';

/*
 * npm run leads, doctor and the other commands of operators: installs and builds what is missing, as npm start does,
 * then runs the command of the build. Progress goes to the standard error: the standard output is the command's.
 */
enterProject();
readEnvFile();
installWhenNeeded({ tools: false, output: 2 });
buildWhenNeeded({ output: 2 });
process.env.NODE_ENV ||= 'production';
await import(pathToFileURL('dist/server/cli.js').href);
