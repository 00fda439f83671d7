import { Worker } from 'node:worker_threads';
import type { Logger } from '../../shared/kit/Logger.ts';
import type { PlacesGateway } from '../../shared/places/PlacesGateway.ts';
import type { Place, PlacePrediction } from '../../shared/places/PlacesTypes.ts';
import { MapTilesBusyError } from './MapTileSource.ts';
import type { MapTileSource } from './MapTileSource.ts';
import type { PlacesQuestion, PlacesResult, PlacesWorkerData } from './placesWorkerMessages.ts';

/** Maximum queue length. As many tiles are some ten screens of map, drawn in a few seconds. */
const maxWaiting = 300;

/** The methods of a worker thread used here. */
export interface PlacesWorker {
  postMessage(question: PlacesQuestion): void;
  on(event: 'message', listener: (result: PlacesResult) => void): unknown;
  on(event: 'error', listener: (error: unknown) => void): unknown;
  on(event: 'exit', listener: () => void): unknown;
  unref(): void;
  terminate(): Promise<unknown>;
}

export interface PlacesThreadOptions {
  startWorker: () => PlacesWorker;
  logger: Logger;
}

export interface PlacesThread {
  gateway: PlacesGateway;
  tiles: MapTileSource;
  stop(): Promise<void>;
}

interface Waiting {
  question: PlacesQuestion;
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** Starts the bundled placesWorker.ts. */
export function startPlacesWorker(file: string, data: PlacesWorkerData): PlacesWorker {
  return new Worker(file, { workerData: data });
}

/**
 * Runs the places and map tiles of the packages in a worker thread.
 * It starts on the first request and handles one at a time. Searches for places precede tiles. When the thread ends
 * early its request fails, and the next starts another thread.
 */
export function createPlacesThread({ startWorker, logger }: PlacesThreadOptions): PlacesThread {
  const searches: Waiting[] = [];
  const tiles: Waiting[] = [];
  let current: Waiting | undefined;
  let worker: PlacesWorker | undefined;

  const next = (): void => {
    if (current) return;
    current = searches.shift() ?? tiles.shift();
    if (!current) return;
    worker ??= start();
    worker.postMessage(current.question);
  };

  const settle = (act: (waiting: Waiting) => void): void => {
    const settled = current;
    current = undefined;
    if (settled) act(settled);
    next();
  };

  const start = (): PlacesWorker => {
    const started = startWorker();
    started.unref(); // does not keep a stopping process alive
    const end = (error: Error): void => {
      if (worker !== started) return;
      worker = undefined;
      logger.error('places.threadFailed', { error });
      settle(({ reject }) => reject(error));
    };
    started.on('message', (result) => {
      settle(({ question, resolve, reject }) => {
        if ('result' in result) {
          resolve(result.result);
          return;
        }
        const error = new Error(`The places thread failed: ${result.failure}`);
        logger.error('places.failed', { kind: question.kind, error }); // never the user input
        reject(error);
      });
    });
    started.on('error', (error) => end(error instanceof Error ? error : new Error(String(error))));
    started.on('exit', () => end(new Error('The places thread ended unexpectedly.')));
    return started;
  };

  const ask = <T>(queue: Waiting[], question: PlacesQuestion): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      if (queue.length >= maxWaiting) {
        reject(new MapTilesBusyError());
        return;
      }
      queue.push({ question, resolve: (result) => resolve(result as T), reject });
      next();
    });

  return {
    gateway: {
      autocomplete: (input, scope) => ask<PlacePrediction[]>(searches, { kind: 'autocomplete', input, scope }),
      details: (placeId, { language }) => ask<Place | null>(searches, { kind: 'details', placeId, language }),
      reverse: (latitude, longitude, { language }) =>
        ask<Place | null>(searches, { kind: 'reverse', latitude, longitude, language }),
    },
    tiles: {
      tile: (address, pins = '') => ask<string | null>(tiles, { kind: 'tile', ...address, pins }),
    },
    stop: async () => {
      const stopped = worker;
      worker = undefined;
      await stopped?.terminate();
    },
  };
}
