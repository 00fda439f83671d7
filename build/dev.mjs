import { readEnvFiles } from '../config/readEnvFiles.mjs';
import { makeDemoStockWhenNeeded } from './demo/demoStock.mjs';
import { enterProject, installWhenNeeded } from './prepare.mjs';

/* npm run dev: runs build/dev.ts, which needs the packages to be installed. */
enterProject();
readEnvFiles(process.cwd());
installWhenNeeded({ tools: true });
makeDemoStockWhenNeeded();
await import('./languages/writeTextKeys.mjs');
// esbuild keeps all that it has read. With the limits of build/run.mjs it would mostly collect garbage.
process.env.GOMEMLIMIT ??= 'off';
process.env.GOGC ??= '100';
process.argv.splice(2, 0, 'build/dev.ts');
await import('./run.mjs');
