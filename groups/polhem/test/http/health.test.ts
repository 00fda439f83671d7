import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { createApp } from '../../../../server/app.ts';
import { testServices } from './testServices.ts';

describe('the addresses for those who watch over the process', () => {
  it('say that it lives, wants requests, and has its database', async () => {
    const app = createApp(await testServices());
    expect((await request(app).get('/healthz')).body).toEqual({ status: 'ok' });
    const ready = await request(app).get('/readyz');
    expect(ready.status).toBe(200);
    expect(ready.body).toEqual({ status: 'ready', database: 'answers', content: 'files' });
    expect(ready.headers['cache-control']).toBe('no-store');
  });

  it('say that the database is silent; the site stays up', async () => {
    const services = await testServices();
    const app = createApp({ ...services, storage: { ...services.storage, isAlive: () => Promise.resolve(false) } });
    const ready = await request(app).get('/readyz');
    expect(ready.status).toBe(200);
    expect(ready.body).toEqual({ status: 'ready', database: 'silent', content: 'files' });
    expect((await request(app).get('/bilar')).status).toBe(200);
  });

  it('say that it wants no requests before it is up and while it stops', async () => {
    const app = createApp(await testServices({ readiness: { ready: false } }));
    const ready = await request(app).get('/readyz');
    expect(ready.status).toBe(503);
    expect(ready.body).toEqual({ status: 'not ready', database: 'answers', content: 'files' });
  });
});
