import { launchOwnBrowser } from './launchBrowser.ts';
import { shareParts } from './sharedParts.ts';
import { startDemoServer } from './startServer.ts';

/** Starts what the files of a run share. Returns what stops it. */
export async function startSharedParts(workers: number): Promise<() => Promise<void>> {
  const [server, ...browsers] = await Promise.all([
    startDemoServer(),
    ...Array.from({ length: workers }, () => launchOwnBrowser()),
  ]);
  shareParts(
    server.address,
    browsers.map((browser) => browser.wsEndpoint()),
  );
  return async () => {
    await Promise.all([server.stop(), ...browsers.map((browser) => browser.close())]);
  };
}
