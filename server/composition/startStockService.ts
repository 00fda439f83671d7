import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { chooseCatalogueEngine } from '../catalogue/chooseCatalogueEngine.ts';
import { createEmbeddedCatalogue } from '../catalogue/createEmbeddedCatalogue.ts';
import { createStockHandler } from '../catalogue/stockProcess/createStockHandler.ts';
import { createVersionBoard } from '../catalogue/stockProcess/createVersionBoard.ts';
import { listenOnSocket } from '../process/listenOnSocket.ts';
import { openStorage } from '../storage/openStorage.ts';
import type { Storage } from '../storage/Storage.ts';
import type { Setup } from './Setup.ts';

/** The stock in service for the web processes of this machine. */
export interface StockService {
  /** Ends open calls. */
  stop(): Promise<void>;
}

/**
 * Reads and indexes the stock, and serves it on a socket.
 * @throws FeedRefusedError, OperatorError
 */
export async function startStockService(setup: Omit<Setup, 'stockSocket'>, socketPath: string): Promise<StockService> {
  const { env, root, logger } = setup;
  const storage = await openStorage({ databaseUrl: env.DATABASE_URL, dataDir: resolve(root, env.DATA_DIR), logger });
  try {
    return await serveStock(setup, storage, socketPath);
  } catch (error) {
    await storage.close();
    throw error;
  }
}

async function serveStock(
  { env, group, root, build, logger, feedCopy = null }: Omit<Setup, 'stockSocket'>,
  storage: Storage,
  socketPath: string,
): Promise<StockService> {
  const engine = await chooseCatalogueEngine(env, {
    group,
    dealers: null,
    root,
    build,
    storage,
    stockSocket: null,
    feedCopy,
  });
  if (engine.kind !== 'embedded') throw new Error(`The stock process cannot serve the engine "${engine.kind}".`);
  const { stockSites, embedded } = engine;
  const versions = createVersionBoard(stockSites);
  const catalogue = await createEmbeddedCatalogue({ ...embedded, stockSites, logger, onChange: versions.bump });
  const server = createServer(
    { keepAliveTimeout: 0 }, // a web process decides when it closes a connection
    createStockHandler({
      backend: catalogue.gateway,
      listing: catalogue.listing,
      versions,
      onPushed: catalogue.lookForChanges,
      logger,
    }),
  );
  await listenOnSocket(server, socketPath);
  return {
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await catalogue.stop();
      await storage.close();
    },
  };
}
