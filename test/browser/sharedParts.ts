/*
 * Parts shared by the test files of a run, so that they need not start their own.
 * These are a server over the demo content, one over the content of shellContent, and a browser for each jest worker.
 * build/jest/startSharedParts.mjs starts them and passes their addresses in environment variables.
 */
const serverVariable = 'FORECOURT_TEST_SERVER';
const shellVariable = 'FORECOURT_TEST_SHELL';
const browsersVariable = 'FORECOURT_TEST_BROWSERS';
const buildVariable = 'FORECOURT_TEST_BUILD';

/** Returns the URL of the shared server, "http://localhost:41234"; undefined without one. */
export const sharedServer = (): string | undefined => process.env[serverVariable];

/** Returns the URL of the shared server over the content of shellContent; undefined without one. */
export const sharedShell = (): string | undefined => process.env[shellVariable];

/** Returns the address of this worker's browser for puppeteer; undefined without one. */
export function sharedBrowser(): string | undefined {
  const addresses = process.env[browsersVariable]?.split(' ');
  return addresses?.[(Number(process.env['JEST_WORKER_ID'] ?? 1) - 1) % addresses.length];
}

/**
 * Returns the folder for this run's shared development build; undefined without one.
 * The first test file that needs it builds it.
 */
export const sharedBuild = (): string | undefined => process.env[buildVariable];

interface Shared {
  server: string;
  shell: string;
  browsers: string[];
  build: string;
}

/** Sets environment variables that the workers inherit. */
export function shareParts({ server, shell, browsers, build }: Shared): void {
  process.env[serverVariable] = server;
  process.env[shellVariable] = shell;
  process.env[browsersVariable] = browsers.join(' ');
  process.env[buildVariable] = build;
}
