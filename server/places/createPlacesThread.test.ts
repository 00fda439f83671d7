import { EventEmitter } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import { collectingLogger } from '../../test/fixtures/contentSites.ts';
import { createPlacesThread } from './createPlacesThread.ts';
import { MapTilesBusyError } from './MapTileSource.ts';
import type { PlacesQuestion } from './placesWorkerMessages.ts';

const scope = { country: 'se', language: 'sv' };

class FakeWorker extends EventEmitter {
  readonly questions: PlacesQuestion[] = [];
  isStopped = false;

  postMessage(question: PlacesQuestion): void {
    this.questions.push(question);
  }
  unref(): void {
    // nothing to keep alive
  }
  terminate(): Promise<void> {
    this.isStopped = true;
    this.emit('exit');
    return Promise.resolve();
  }
}

function setUp() {
  const workers: FakeWorker[] = [];
  const logger = collectingLogger();
  const startWorker = (): FakeWorker => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  };
  return { workers, logger, ...createPlacesThread({ startWorker, logger }) };
}

describe('the thread of places', () => {
  it('starts with the first question', async () => {
    const { workers, tiles } = setUp();
    expect(workers).toHaveLength(0);
    const tile = tiles.tile({ zoom: 5, x: 17, y: 9 });
    expect(workers[0]?.questions).toEqual([{ kind: 'tile', zoom: 5, x: 17, y: 9, pins: '' }]);
    workers[0]?.emit('message', { result: '<svg/>' });
    expect(await tile).toBe('<svg/>');
  });

  it('has one question at a time', async () => {
    const { workers, tiles, gateway } = setUp();
    const all = [
      tiles.tile({ zoom: 1, x: 0, y: 0 }),
      tiles.tile({ zoom: 1, x: 1, y: 0 }),
      gateway.autocomplete('upp', scope),
    ];
    expect(workers[0]?.questions).toHaveLength(1);
    for (const result of ['first', ['found'], 'second']) workers[0]?.emit('message', { result });
    expect(workers[0]?.questions.map(({ kind }) => kind)).toEqual(['tile', 'autocomplete', 'tile']);
    expect(await Promise.all(all)).toEqual(['first', 'second', ['found']]);
  });

  it('refuses tiles when 300 wait', async () => {
    const { workers, tiles, gateway } = setUp();
    const drawn = Array.from({ length: 301 }, (_none, x) => tiles.tile({ zoom: 10, x, y: 0 }));
    await expect(tiles.tile({ zoom: 10, x: 999, y: 0 })).rejects.toBeInstanceOf(MapTilesBusyError);
    const place = gateway.details('geonames-1', scope);
    for (let at = 0; at < 302; at += 1) workers[0]?.emit('message', { result: null });
    expect(await place).toBeNull();
    expect(await Promise.all(drawn)).toHaveLength(301);
  });

  it('continues after a question that fails', async () => {
    const { workers, tiles, logger } = setUp();
    const [first, second] = [tiles.tile({ zoom: 1, x: 0, y: 0 }), tiles.tile({ zoom: 1, x: 1, y: 0 })];
    workers[0]?.emit('message', { failure: 'no such file' });
    workers[0]?.emit('message', { result: '<svg/>' });
    await expect(first).rejects.toThrow('no such file');
    expect(await second).toBe('<svg/>');
    expect(logger.lines).toMatchObject([{ event: 'places.failed', facts: { kind: 'tile' } }]);
  });

  it('is started again when it ended early', async () => {
    const { workers, tiles, gateway, logger } = setUp();
    const [place, tile] = [gateway.autocomplete('upp', scope), tiles.tile({ zoom: 1, x: 1, y: 0 })];
    const refused = expect(place).rejects.toThrow('out of memory');
    workers[0]?.emit('error', new Error('out of memory'));
    workers[0]?.emit('exit');
    await refused;
    workers[1]?.emit('message', { result: '<svg/>' });
    expect(await tile).toBe('<svg/>');
    expect(logger.lines.map(({ event }) => event)).toEqual(['places.threadFailed']);
  });

  it('ends silently when stopped', async () => {
    const { workers, tiles, stop, logger } = setUp();
    const tile = tiles.tile({ zoom: 1, x: 0, y: 0 });
    workers[0]?.emit('message', { result: null });
    await tile;
    await stop();
    expect(workers[0]?.isStopped).toBe(true);
    expect(logger.lines).toEqual([]);
  });
});
