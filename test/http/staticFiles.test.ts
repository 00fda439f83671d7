import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import { createSecurityHeaders, setSecurityHeaders } from '../../server/http/security/securityHeaders.ts';
import { staticFiles } from '../../server/http/files/staticFiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'files-'));
mkdirSync(join(folder, 'assets'));
mkdirSync(join(folder, 'looks'));
writeFileSync(join(folder, 'looks', 'site-TEST.css'), 'a{}');
writeFileSync(join(folder, 'assets', 'main-TEST.js'), 'export {};\n');
writeFileSync(join(folder, 'assets', 'main.css'), 'a{}');
writeFileSync(join(folder, 'drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
const app = express();
app.use(
  setSecurityHeaders(createSecurityHeaders({ hstsSubdomains: false })),
  staticFiles([join(folder, 'assets'), join(folder, 'looks')], [folder]),
);

afterAll(() => rmSync(folder, { recursive: true }));

const ofDocuments = ['content-security-policy', 'permissions-policy', 'referrer-policy', 'cross-origin-opener-policy'];

describe('a file of the build', () => {
  it('is cached for ever with its security headers', async () => {
    const { status, headers } = await request(app).get('/assets/main-TEST.js');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(ofDocuments.filter((name) => name in headers)).toEqual([]);
  });

  it('is asked for again when its name has no hash', async () => {
    const { headers } = await request(app).get('/assets/main.css');
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('may belong to the looks of the sites', async () => {
    const { status, text, headers } = await request(app).get('/assets/site-TEST.css');
    expect([status, text]).toEqual([200, 'a{}']);
    expect(headers['cache-control']).toContain('immutable');
  });

  it('that is not there is told with the headers of a document', async () => {
    const { status, headers } = await request(app).get('/assets/none.js');
    expect(status).toBe(404);
    expect(ofDocuments.filter((name) => !(name in headers))).toEqual([]);
  });
});

describe('a file of the media', () => {
  it('is shown in a mail that is read in a browser', async () => {
    const { headers } = await request(app).get('/media/drawing.svg');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it('may be opened as a document under a policy', async () => {
    const { headers } = await request(app).get('/media/drawing.svg');
    expect(ofDocuments.filter((name) => !(name in headers))).toEqual([]);
  });
});
