import { describe, expect, it } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import { readSession, setSession } from './editorSession.ts';
import { createSignedTokens } from './signedTokens.ts';

const tokens = createSignedTokens('a secret of the tests that is long enough');
const app = express()
  .set('trust proxy', true)
  .get('/in', (asked, response) => {
    setSession(asked, response, tokens, { editor: 'Eva', mode: 'edit' });
    response.end();
  })
  .get('/who', (asked, response) => response.json(readSession(asked, tokens)));

const https = { 'X-Forwarded-Proto': 'https' };

describe('the cookie of an editor', () => {
  it('is bound to its host behind a proxy with HTTPS', async () => {
    const [cookie = ''] = (await request(app).get('/in').set(https)).get('Set-Cookie') ?? [];
    expect(cookie).toMatch(
      /^__Host-forecourt_editing=[\w.-]+; Max-Age=28800; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Strict$/,
    );
    const session = async (sent: string): Promise<unknown> =>
      (await request(app).get('/who').set(https).set('Cookie', sent)).body;
    expect(await session(cookie)).toMatchObject({ editor: 'Eva', mode: 'edit' });
    // another subdomain, or a page over plain HTTP, could have planted it without the prefix
    expect(await session(cookie.replace('__Host-', ''))).toBeNull();
  });

  it('has no prefix over plain HTTP', async () => {
    const [cookie = ''] = (await request(app).get('/in')).get('Set-Cookie') ?? [];
    expect(cookie).toMatch(/^forecourt_editing=/);
    expect((await request(app).get('/who').set('Cookie', cookie)).body).toMatchObject({ editor: 'Eva', mode: 'edit' });
  });
});
