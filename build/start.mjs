import { pathToFileURL } from 'node:url';
import { buildWhenNeeded, enterProject, installWhenNeeded, readEnvFile } from './prepare.mjs';

/* npm start: installs and builds what is missing, then runs the server in this process. */
enterProject();
readEnvFile();
installWhenNeeded({ tools: false });
buildWhenNeeded();
process.env.NODE_ENV ||= 'production';
await import(pathToFileURL('dist/server/main.js').href);
