import { rm } from 'node:fs/promises';
import { launchOwnBrowser } from './launchBrowser.ts';
import { shareParts } from './sharedParts.ts';
import { startShellServer } from './demo/shellSite.ts';
import { startDemoServer } from './demo/demoServer.ts';

const build = `node_modules/.cache/forecourt/development-${process.pid}`;

/** Starts the parts shared by the test files of a run. Returns a function that stops them. */
export async function startSharedParts(workers: number): Promise<() => Promise<void>> {
  const [server, shell, ...browsers] = await Promise.all([
    startDemoServer(),
    startShellServer(),
    ...Array.from({ length: workers }, () => launchOwnBrowser()),
  ]);
  await rm(build, { recursive: true, force: true }); // Left by an earlier process with this id.
  shareParts({
    server: server.address,
    shell: shell.address,
    browsers: browsers.map((browser) => browser.wsEndpoint()),
    build,
  });
  return async () => {
    await Promise.all([server.stop(), shell.stop(), ...browsers.map((browser) => browser.close())]);
    await rm(build, { recursive: true, force: true });
  };
}
