import { pathToFileURL } from 'node:url';
import { readEnvFiles } from '../config/readEnvFiles.mjs';
import { buildWhenNeeded, enterProject, installWhenNeeded } from './prepare.mjs';
import { buildIsFresh } from './sourceStamp.mjs';

/* npm start: installs and builds what is missing, then runs the server in this process. */
if (process.argv.length > 2) {
  console.error(
    'npm start takes no options. Settings are environment variables, such as PORT=8080 npm start (.env.example).',
  );
  process.exit(2);
}
enterProject();
readEnvFiles(process.cwd());
installWhenNeeded({ tools: !buildIsFresh() });
buildWhenNeeded();
process.env.NODE_ENV ||= 'production';
await import(pathToFileURL('dist/server/main.js').href);
