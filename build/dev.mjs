import { enterProject, installWhenNeeded, readEnvFile } from './prepare.mjs';

/* npm run dev: build/dev.ts, which needs the packages to be there. */
enterProject();
readEnvFile();
installWhenNeeded({ tools: true });
process.argv.splice(2, process.argv.length, 'build/dev.ts');
await import('./run.mjs');
