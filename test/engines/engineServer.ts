import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../browser/startServer.ts';

const addressVariable = 'FORECOURT_TEST_ENGINE_SERVER';
const dataVariable = 'FORECOURT_TEST_ENGINE_DATA';

export interface EngineServer {
  /** "http://localhost:41234" */
  address: string;
  /** Data folder, with the text messages. */
  dataDir: string;
  stop(): Promise<unknown>;
}

/** Starts the demo in a data folder that stop() removes. */
export async function startEngineServer(): Promise<EngineServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-engines-'));
  const { address, stop } = await startServer({ DATA_DIR: dataDir });
  const stopServer = async (): Promise<void> => {
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { address, dataDir, stop: stopServer };
}

/** Lets all test files of the run use a server. */
export function shareEngineServer({ address, dataDir }: EngineServer): void {
  process.env[addressVariable] = address;
  process.env[dataVariable] = dataDir;
}

/** Returns the run's shared server, or starts one. */
export async function engineServer(): Promise<EngineServer> {
  const { [addressVariable]: address, [dataVariable]: dataDir } = process.env;
  if (address === undefined || dataDir === undefined) return startEngineServer();
  return { address, dataDir, stop: () => Promise.resolve() };
}
