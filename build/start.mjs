import { pathToFileURL } from 'node:url';
import { buildWhenNeeded, enterProject, installWhenNeeded, readEnvFile } from './prepare.mjs';

/* npm start: whatever is missing is installed and built first; then the server runs in this process. */
enterProject();
readEnvFile();
installWhenNeeded({ tools: false });
buildWhenNeeded();
process.env.NODE_ENV ||= 'production';
await import(pathToFileURL('dist/server/main.js').href);
