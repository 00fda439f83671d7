import { readEnvFiles } from '../config/readEnvFiles.mjs';
import { makeDemoStockWhenNeeded } from './demo/demoStock.mjs';
import { enterProject, installWhenNeeded } from './prepare.mjs';

/* npm run dev: runs build/dev.ts, which needs the packages to be installed. */
enterProject();
readEnvFiles(process.cwd());
installWhenNeeded({ tools: true });
makeDemoStockWhenNeeded();
await import('./languages/writeTextKeys.mjs');
process.argv.splice(2, process.argv.length, 'build/dev.ts');
await import('./run.mjs');
