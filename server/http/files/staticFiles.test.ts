import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import { mediaFiles } from './staticFiles.ts';

const avifBrowser = 'image/avif,image/webp,image/*,*/*;q=0.8';
const webpBrowser = 'image/webp,image/*,*/*;q=0.8';

let folder: string;
const app = express();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'));
  await mkdir(join(folder, 'cars'));
  for (const name of ['side-320.avif', 'side-640.avif', 'side-640.webp', 'side-1280.avif', 'side-1280.webp']) {
    await writeFile(join(folder, 'cars', name), name);
  }
  app.use('/media', mediaFiles([folder]));
});

afterAll(() => rm(folder, { recursive: true }));

const get = (address: string, accept: string) => request(app).get(`/media/cars/${address}`).set('Accept', accept);

describe('pictures of the media library', () => {
  it.each([
    ['side-320.webp', avifBrowser, 'side-320.avif', 'image/avif'],
    ['side-640.webp', webpBrowser, 'side-640.webp', 'image/webp'],
    ['side-320.webp', webpBrowser, 'side-640.webp', 'image/webp'],
    ['side-768.webp?v=2', webpBrowser, 'side-1280.webp', 'image/webp'],
  ])('%s is sent to a browser that accepts %s as %s', async (address, accept, file, type) => {
    const response = await get(address, accept).buffer(true).expect(200).expect('Content-Type', type);
    expect(response.headers.vary).toContain('Accept');
    expect(String(response.body)).toBe(file);
  });

  it.each(['side-1920.webp', 'side-500.webp', 'rear-320.webp'])('%s is a plain 404', async (address) => {
    await get(address, webpBrowser).expect(404);
  });
});
