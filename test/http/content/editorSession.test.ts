import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { editingTexts } from '../../fixtures/productTexts.ts';
import { createApp } from '../../../server/app.ts';
import { createEmbeddedContent } from '../../../server/content/createEmbeddedContent.ts';
import { createSignedTokens } from '../../../server/content/editing/signedTokens.ts';
import { createSiteDirectory } from '../../../server/site/createSiteDirectory.ts';
import { fixtureSite } from '../../fixtures/contentSites.ts';
import { copyContent } from '../../fixtures/platform/editedContent.ts';
import type { EditedContent } from '../../fixtures/platform/editedContent.ts';
import { collectingLogger, demoGateways, testServices } from '../demo/testServices.ts';

const secret = 'quay-side-secret-of-tests';
const host = 'hamnbilar.example';
const own = `http://${host}`;
const sites = [fixtureSite];
let copy: EditedContent;
let app: Express;

beforeAll(async () => {
  copy = await copyContent();
  const logger = collectingLogger();
  const content = await createEmbeddedContent({ folder: copy.folder, sites, logger, watch: false });
  const { gateway, editor } = content;
  app = createApp(
    await testServices({
      gateways: { ...(await demoGateways()), content: gateway },
      contentBackend: gateway,
      sites: createSiteDirectory(sites, fixtureSite.name),
      redirects: new Map(),
      editing: {
        secret,
        origins: [],
        content: gateway,
        editor,
        sites,
        textsOf: editingTexts,
        packages: {},
      },
    }),
  );
});

afterAll(async () => {
  await copy.remove();
});

describe('the session of an editor', () => {
  /** The cookie of an editor whose session ends in some minutes. */
  const cookieWith = (minutes: number, mode = 'edit'): string =>
    `forecourt_editing=${createSignedTokens(secret).sign('session', { editor: 'Åsa', mode }, minutes * 60)}`;
  const ask = (cookie: string) => request(app).get('/api/editing/session').set('Host', host).set('Cookie', cookie);
  const prolong = (cookie: string, origin = own) =>
    request(app).post('/api/editing/session').set('Host', host).set('Origin', origin).set('Cookie', cookie).send({});
  const secondsLeft = async (cookie: string): Promise<number> =>
    ((await ask(cookie).expect(200)).body as { secondsLeft: number }).secondsLeft;

  it('lasts eight hours from the last request to prolong it', async () => {
    const cookie = cookieWith(10);
    expect(Math.round((await secondsLeft(cookie)) / 60)).toBe(10);
    const { headers } = await prolong(cookie).expect(204).expect('Cache-Control', 'no-store, must-revalidate');
    const [next = ''] = headers['set-cookie'] as unknown as string[];
    for (const part of ['Max-Age=28800', 'HttpOnly', 'SameSite=Strict', 'Path=/']) expect(next).toContain(part);
    expect(Math.round((await secondsLeft(next.split(';')[0] ?? '')) / 60)).toBe(480);
  });

  it('stays a preview when it is prolonged', async () => {
    const { headers } = await prolong(cookieWith(10, 'preview')).expect(204);
    const [next = ''] = headers['set-cookie'] as unknown as string[];
    const page = request(app)
      .get('/workshop')
      .set('Host', host)
      .set('Cookie', next.split(';')[0] ?? '');
    await page.expect(200, /"mode":"preview".*"inPlace":{"editor":"Åsa"/s);
  });

  it('is not prolonged without a valid cookie', async () => {
    const forged = 'forecourt_editing=eyJwdXJwb3NlIjoic2Vzc2lvbiJ9.AAAA';
    for (const wrong of ['', forged, `${cookieWith(10)}x`, cookieWith(-1)]) {
      const { headers } = await prolong(wrong).expect(401);
      expect(headers['set-cookie']).toBeUndefined();
      await ask(wrong).expect(401);
    }
  });

  it('is not prolonged by pages of other sites', async () => {
    const cookie = cookieWith(10);
    for (const origin of ['https://evil.example', 'null']) {
      const { headers } = await prolong(cookie, origin).expect(403);
      expect(headers['set-cookie']).toBeUndefined();
    }
  });
});
