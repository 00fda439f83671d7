import { pathToFileURL } from 'node:url';
import { readEnvFiles } from '../config/readEnvFiles.mjs';
import { makeDemoStockWhenNeeded } from './demo/demoStock.mjs';
import { enterProject, installWhenNeeded } from './prepare.mjs';
import { buildIsFresh } from './sourceStamp.mjs';

/*
 * npm run leads, doctor and other operator commands: installs the packages if needed, and builds nothing.
 * Without a build of the present sources, the command alone is bundled, in a second.
 * Progress goes to standard error: standard output belongs to the command.
 */
enterProject();
readEnvFiles(process.cwd());
const isBuilt = buildIsFresh();
installWhenNeeded({ tools: !isBuilt, output: 2 });
makeDemoStockWhenNeeded({ output: 2 });
process.env.NODE_ENV ||= 'production';
if (isBuilt) {
  await import(pathToFileURL('dist/server/cli.js').href);
} else {
  process.argv.splice(1, 1, 'build/run.mjs', 'server/cli/runFromSources.ts');
  await import('./run.mjs');
}
