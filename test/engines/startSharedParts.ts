import { enginePath } from '../browser/engines/enginePath.ts';
import { shareEngineServer, startEngineServer } from './engineServer.ts';

/**
 * Starts the server shared by the test files of a run, and installs what is missing of the engines.
 * Returns a function that stops the server.
 */
export async function startSharedParts(): Promise<() => Promise<void>> {
  for (const engine of ['firefox', 'webkit'] as const) {
    try {
      enginePath(engine);
    } catch (error) {
      console.log(`Not tried: ${engine}. ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const server = await startEngineServer();
  shareEngineServer(server);
  return async () => {
    await server.stop();
  };
}
