import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { createApp } from '../../../server/app.ts';
import type { Storage } from '../../../server/storage/Storage.ts';
import { testServices } from '../demo/testServices.ts';

const log = { condition: 'ok', droppedLines: 0 };

describe('the addresses for those who watch over the process', () => {
  it('report a healthy process', async () => {
    const app = createApp(await testServices());
    expect((await request(app).get('/healthz')).body).toEqual({ status: 'ok', version: '0.1.0+test' });
    const ready = await request(app).get('/readyz');
    expect(ready.status).toBe(200);
    expect(ready.body).toEqual({ status: 'ready', database: 'answers', content: 'files', log });
    expect(ready.headers['cache-control']).toBe('no-store');
  });

  it('name the fault of the database', async () => {
    const services = await testServices();
    const storage: Storage = { ...services.storage, check: () => Promise.resolve('diskFull') };
    const app = createApp({ ...services, storage });
    const ready = await request(app).get('/readyz');
    expect(ready.status).toBe(200);
    expect(ready.body).toEqual({ status: 'ready', database: 'diskFull', content: 'files', log });
    expect((await request(app).get('/bilar')).status).toBe(200);
  });

  it('name the fault of the log without calling the process unready', async () => {
    const full = { condition: 'diskFull', droppedLines: 12 } as const;
    const ready = await request(createApp(await testServices({ logState: () => full }))).get('/readyz');
    expect(ready.status).toBe(200);
    expect(ready.body).toEqual({ status: 'ready', database: 'answers', content: 'files', log: full });
  });

  it('report a process that wants no requests', async () => {
    const app = createApp(await testServices({ readiness: { ready: false } }));
    const ready = await request(app).get('/readyz');
    expect(ready.status).toBe(503);
    expect(ready.body).toEqual({ status: 'not ready', database: 'answers', content: 'files', log });
  });
});
