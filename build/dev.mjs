import { readEnvFiles } from '../config/readEnvFiles.mjs';
import { makeDemoStockWhenNeeded } from './demo/demoStock.mjs';
import { enterProject, installWhenNeeded } from './prepare.mjs';

/* npm run dev: runs build/dev.ts, which needs the packages to be installed. */
enterProject();
readEnvFiles(process.cwd());
installWhenNeeded({ tools: true });
makeDemoStockWhenNeeded();
await import('./languages/writeTextKeys.mjs');
// esbuild keeps what it has read, 0.5 GB: with the limits of build/run.mjs its garbage collector would run all the time.
process.env.GOMEMLIMIT ??= 'off';
process.env.GOGC ??= '100';
process.argv.splice(2, 0, 'build/dev.ts');
await import('./run.mjs');
