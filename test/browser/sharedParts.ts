/*
 * What the test files of a run share, so that each need not wait for its own: a server over the demo content, one over
 * that of shellContent, and a browser for each worker of jest. build/jest/startSharedParts.mjs starts them; the addresses are in the environment.
 */
const serverVariable = 'FORECOURT_TEST_SERVER';
const shellVariable = 'FORECOURT_TEST_SHELL';
const browsersVariable = 'FORECOURT_TEST_BROWSERS';
const buildVariable = 'FORECOURT_TEST_BUILD';

/** Address of the shared server, "http://localhost:41234"; undefined where there is none. */
export const sharedServer = (): string | undefined => process.env[serverVariable];

/** Address of the shared server over the content of shellContent; undefined where there is none. */
export const sharedShell = (): string | undefined => process.env[shellVariable];

/** Address of this worker's browser for puppeteer; undefined where there is none. */
export function sharedBrowser(): string | undefined {
  const addresses = process.env[browsersVariable]?.split(' ');
  return addresses?.[(Number(process.env['JEST_WORKER_ID'] ?? 1) - 1) % addresses.length];
}

/** Folder that the development build of this run is made in by whoever needs it; undefined where none is shared. */
export const sharedBuild = (): string | undefined => process.env[buildVariable];

interface Shared {
  server: string;
  shell: string;
  browsers: string[];
  build: string;
}

/** Tells the workers, which start with this process's environment. */
export function shareParts({ server, shell, browsers, build }: Shared): void {
  process.env[serverVariable] = server;
  process.env[shellVariable] = shell;
  process.env[browsersVariable] = browsers.join(' ');
  process.env[buildVariable] = build;
}
