import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import type { Express } from 'express';
import sharp from 'sharp';
import { createPhotoFiles } from '../../../server/forms/photos/createPhotoFiles.ts';
import type { PhotoGateway } from '../../../shared/forms/PhotoGateway.ts';
import type { Problem } from '../../../shared/kit/problem.ts';
import { cameraPhoto } from '../../fixtures/forms/cameraPhoto.ts';
import { personalDataIn } from '../../fixtures/forms/carContactLead.ts';
import { sellCarLead } from '../../fixtures/forms/newLeads.ts';
import { leadApp } from './leadApp.ts';
import type { LeadApp } from './leadApp.ts';
import { sendLeadsToDemo } from '../../fixtures/demo/sendLeadsToDemo.ts';

sendLeadsToDemo();

const address = '/api/forms/photos';
let house: LeadApp;
let photo: Buffer;

beforeAll(async () => {
  [house, photo] = await Promise.all([leadApp(), cameraPhoto()]);
});
afterEach(async () => {
  expect(personalDataIn(house.log())).toEqual([]);
  await removePhotos();
});

const post = (body: Buffer | string, type = 'image/jpeg', app: Express = house.app) =>
  request(app).post(address).set('Content-Type', type).send(body);
const newPhoto = async (): Promise<string> => ((await post(photo).expect(201)).body as { id: string }).id;
const removePhotos = () => house.services.storage.write((queries) => queries.deleteFrom('lead_photos').execute());
const jpegOf = (file: string) => request(house.app).get(`${address}/${file}`);

describe('POST /api/forms/photos', () => {
  it('responds 201 with a new id', async () => {
    const { body, headers } = await post(photo).expect(201);
    expect(body).toEqual({ id: expect.stringMatching(/^[\w-]{27}$/) });
    expect(headers['cache-control']).toBe('no-store');
    expect(await newPhoto()).not.toBe((body as { id: string }).id);
  });

  it.each<[number, string, () => Buffer | string, string]>([
    [400, 'a page that says it is a JPEG', () => '<html><script>alert(1)</script>', 'image/jpeg'],
    [400, 'an SVG that says it is a PNG', () => '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/png'],
    [400, 'half a photo', () => photo.subarray(0, photo.length / 2), 'image/jpeg'],
    [400, 'nothing', () => '', 'image/jpeg'],
    [415, 'an SVG', () => '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
    [415, 'a form', () => 'a=b', 'application/x-www-form-urlencoded'],
    [415, 'JSON', () => '{}', 'application/json'],
    [415, 'a photo without its type', () => photo, 'application/octet-stream'],
    [413, 'more than 10 MB', () => Buffer.alloc(10 * 1024 * 1024 + 1), 'image/jpeg'],
  ])('answers %d to %s', async (status, _what, make, type) => {
    const { body, headers } = await post(make(), type).expect(status);
    expect(headers['content-type']).toContain('application/problem+json');
    expect((body as Problem).detail.length).toBeGreaterThan(20);
  });

  it('takes a PNG that says it is a JPEG: what counts is the picture', async () => {
    await post(await sharp(photo).png().toBuffer(), 'image/jpeg').expect(201);
  });

  it('refuses compressed bodies', async () => {
    await post(photo).set('Content-Encoding', 'gzip').expect(415);
    await post(photo).set('Sec-Fetch-Site', 'cross-site').expect(403);
    await post(photo).set('Origin', 'https://else.example').expect(403);
  });

  it('is asked with POST alone', async () => {
    const { headers } = await request(house.app).get(address).expect(405);
    expect(headers['allow']).toBe('POST');
    await request(house.app).put(address).expect(405);
  });

  it('responds 429 to too many requests from one address', async () => {
    const gateways = (await leadApp()).services.gateways;
    let failure: Error | null = null;
    const photos: PhotoGateway = {
      add: () => (failure ? Promise.reject(failure) : Promise.resolve({ id: 'x'.repeat(27) })),
    };
    const { app, log } = await leadApp({ formsPerMinute: 5, gateways: { ...gateways, photos } });
    failure = new Error('disk full: Rosamunda');
    const { body, headers } = await post(photo, 'image/jpeg', app).expect(503);
    expect(JSON.stringify(body)).not.toContain('disk');
    expect(headers['retry-after']).toBe('5');
    expect(log()).toContain('photos.notTaken');
    expect(personalDataIn(log())).toEqual([]);
    failure = null;
    for (let sent = 1; sent < 20; sent += 1) await post(photo, 'image/jpeg', app).expect(201);
    const refused = await post(photo, 'image/jpeg', app).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('refuses 40 kinds of garbage that begin like pictures', async () => {
    for (let at = 0; at < 40; at += 1) {
      const broken = Buffer.from(photo);
      for (let bit = 0; bit < 40; bit += 1) {
        broken[20 + ((at * 7919 + bit * 104_729) % (photo.length - 20))] = (at * bit) % 256;
      }
      expect([201, 400, 413]).toContain((await post(broken)).status);
      await removePhotos(); // Each IP address only has its share.
    }
    await post(photo).expect(201);
  });
});

describe('GET /api/forms/photos/<link>', () => {
  const soon = () => new Date(Date.now() + 3_600_000);

  it('gives a lead’s photo as a download without metadata', async () => {
    const files = createPhotoFiles(house.services.storage);
    const id = await newPhoto();
    const [link = ''] = await files.links([id], soon());
    await jpegOf(link).expect(404); // No lead has claimed it.
    await request(house.app)
      .post('/api/forms/comhub')
      .send(sellCarLead({}, { photos: [id] }))
      .expect(202);
    const { headers, body } = await jpegOf(link).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'attachment; filename="photo.jpg"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const { exif, xmp, icc } = await sharp(body as Buffer).metadata();
    expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined]);
    expect(house.log()).toContain('/api/forms/photos/-');
    expect(house.log()).not.toContain(link);
  });

  it('gives nothing for an invalid link', async () => {
    const files = createPhotoFiles(house.services.storage);
    const id = await newPhoto();
    await request(house.app)
      .post('/api/forms/comhub')
      .send(sellCarLead({}, { photos: [id] }))
      .expect(202);
    const [over = ''] = await files.links([id], new Date(Date.now() - 1000));
    const [link = ''] = await files.links([id], soon());
    const forged = link.slice(0, -5) + (link.endsWith('AAAAA') ? 'BBBBB' : 'AAAAA');
    for (const wrong of [over, id, forged, randomUUID(), '%00', '..%2f..%2fetc%2fpasswd']) {
      await jpegOf(wrong).expect(404);
    }
  });
});
