import { readFileSync, readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { transformSync } from 'esbuild';
import ts from 'typescript';
import { findNewerApis } from './browsers/findNewerApis.ts';
import { findNewerStyles } from './browsers/findNewerStyles.ts';
import { newerStyleEntry } from './browsers/newerStyles.ts';
import { browserTargets } from './bundling/browserTargets.ts';

/*
 * `node build/run.mjs build/browsers.ts`: compares scripts and styles with the oldest supported browsers.
 * Fails on features that one of those lacks, by MDN's compatibility data, and that have no fallback (docs/browsers.md).
 */

/** Returns the faults of client code and of the shared code that it imports. */
function checkScripts(): string[] {
  const project = ts.getParsedCommandLineOfConfigFile(
    'client/tsconfig.json',
    { noEmit: true, composite: false, incremental: false },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: ({ messageText }) => console.error(messageText) },
  );
  if (!project) return ['client/tsconfig.json cannot be read.'];
  const program = ts.createProgram({ rootNames: project.fileNames, options: project.options });
  const uses = findNewerApis(program, (file) => !file.includes('/node_modules/'));
  return uses.map(
    ({ api, place, missing }) =>
      `${relative('.', place)}: ${api} is missing in ${missing.join(', ')}. Test for it (typeof, in) or use something older.`,
  );
}

/** Returns the faults of the client's style sheets, as the build lowers them. */
function checkStyles(): string[] {
  const files = readdirSync('client', { recursive: true, encoding: 'utf8' })
    .map((name) => `client/${name.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.css'));
  const faults: string[] = [];
  for (const file of files) {
    const { code } = transformSync(readFileSync(file, 'utf8'), { loader: 'css', target: browserTargets() });
    for (const newer of findNewerStyles(code)) {
      if (newerStyleEntry(newer) !== undefined) continue;
      faults.push(
        `${file}: ${newer.feature} is missing in ${newer.missing.join(', ')}. Declare a fallback before it, use ` +
          '@supports, or describe in build/browsers/newerStyles.ts what visitors get instead.',
      );
    }
  }
  return faults;
}

const faults = [...checkStyles(), ...checkScripts()];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log('Scripts and styles need no newer browser than the supported ones.');
