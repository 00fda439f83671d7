import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { editingTexts } from '../../fixtures/productTexts.ts';
import { createApp } from '../../../server/app.ts';
import { createEmbeddedContent } from '../../../server/content/createEmbeddedContent.ts';
import type { EmbeddedContent } from '../../../server/content/createEmbeddedContent.ts';
import { createSiteDirectory } from '../../../server/site/createSiteDirectory.ts';
import { createSiteVersions } from '../../../server/site/SiteVersions.ts';
import { fixtureSite } from '../../fixtures/contentSites.ts';
import { copyContent, editedFile, editedPage } from '../../fixtures/platform/editedContent.ts';
import type { EditedContent } from '../../fixtures/platform/editedContent.ts';
import { fieldMetadataOf } from '../fieldMetadata.ts';
import type { FieldMetadata } from '../fieldMetadata.ts';
import { collectingLogger, demoGateways, testServices } from '../demo/testServices.ts';

const secret = 'quay-side-secret-of-tests';
const host = 'hamnbilar.example';
const own = `http://${host}`;
const sites = [fixtureSite];
const editing = { secret, origins: [], sites, textsOf: editingTexts, components: [], packages: {} };
const siteVersions = createSiteVersions();
const onChanged = (site: string): void => siteVersions.bump(site);
let copy: EditedContent;
let content: EmbeddedContent;
let app: Express;

const contentOptions = () => ({ folder: copy.folder, sites, logger: collectingLogger(), watch: false, onChanged });

async function startApp(): Promise<Express> {
  const services = await testServices({
    gateways: { ...(await demoGateways()), content: content.gateway },
    contentBackend: content.gateway,
    sites: createSiteDirectory(sites, fixtureSite.name),
    redirects: new Map(),
    siteVersions,
    pageCacheBytes: 50_000_000, // Visitors' pages are cached next to those of editors.
    editing: { ...editing, content: content.gateway, editor: content.editor },
  });
  return createApp(services);
}

beforeAll(async () => {
  copy = await copyContent();
  content = await createEmbeddedContent(contentOptions());
  app = await startApp();
});

beforeEach(async () => {
  await writeFile(join(copy.folder, editedFile), editedPage);
});

afterAll(async () => {
  await copy.remove();
});

const signIn = (name: string, password = secret, next = '/workshop') =>
  request(app).post('/editing').set('Host', host).set('Origin', own).type('form').send({ name, password, next });

async function cookieOf(name: string): Promise<string> {
  const { headers } = await signIn(name).expect(303);
  const [cookie = ''] = headers['set-cookie'] as unknown as string[];
  return cookie.split(';')[0] ?? '';
}

async function fieldsOf(cookie: string, path = '/workshop'): Promise<FieldMetadata[]> {
  const { text } = await request(app).get(path).set('Host', host).set('Cookie', cookie).expect(200);
  return fieldMetadataOf(text);
}

/** Returns the data needed to save a field, with the file's current revision. */
async function fieldNamed(
  cookie: string,
  title: string,
): Promise<{ itemId: string; language: string; fieldId: string; revision: string }> {
  const found = (await fieldsOf(cookie)).find((field) => field.title === title);
  if (!found) throw new Error(`The page has no field ${title}.`);
  const address = { itemId: found.datasource.id, language: found.datasource.language, fieldId: found.fieldId };
  const asked = request(app).get('/api/editing/field').query(address).set('Host', host).set('Cookie', cookie);
  const { body } = await asked.expect(200);
  return { ...address, revision: (body as { revision: string }).revision };
}

const save = (cookie: string, body: object, origin = own) =>
  request(app).post('/api/editing/fields').set('Host', host).set('Origin', origin).set('Cookie', cookie).send(body);

const fileNow = () => readFile(join(copy.folder, editedFile), 'utf8');

describe('signing in', () => {
  it('is a plain form that is never cached', async () => {
    const { text, headers } = await request(app).get('/editing?next=/workshop').set('Host', host).expect(200);
    expect(text).toContain('<html lang="sv"');
    expect(text).toContain('name="next" value="/workshop"');
    expect(headers['cache-control']).toBe('no-store, must-revalidate');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('sets a cookie for eight hours', async () => {
    const { headers } = await signIn('Åsa').expect(303).expect('Location', '/workshop');
    const [cookie = ''] = headers['set-cookie'] as unknown as string[];
    for (const part of ['Max-Age=28800', 'HttpOnly', 'SameSite=Strict', 'Path=/']) expect(cookie).toContain(part);
    expect(cookie).not.toContain(secret);
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/a b'])(
    'never leads away to %s',
    async (next) => {
      await signIn('Åsa', secret, next).expect(303).expect('Location', '/');
    },
  );

  it('refuses a form that another site has sent', async () => {
    const sent = signIn('Åsa').set('Origin', 'https://evil.example');
    await sent.expect(403).expect((response) => expect(response.headers['set-cookie']).toBeUndefined());
  });

  it('hears no more passwords after five wrong ones', async () => {
    app = await startApp();
    const refusal = /Lösenordet stämmer inte/;
    for (let attempt = 0; attempt < 5; attempt += 1) await signIn('Åsa', 'wrong').expect(403, refusal);
    const { headers, text } = await signIn('Åsa').expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(text).toContain('För många försök');
    app = await startApp();
  });
});

describe('a page of someone who is signed in', () => {
  it('is in edit mode', async () => {
    const cookie = await cookieOf('Åsa');
    const { text, headers } = await request(app).get('/workshop').set('Host', host).set('Cookie', cookie).expect(200);
    expect(text).toContain('"mode":"edit"');
    expect(text).toMatch(/"inPlace":{"editor":"Åsa","secondsLeft":28\d{3},"texts":{/);
    expect(headers['cache-control']).toBe('no-store, must-revalidate');
    expect(headers['etag']).toBeUndefined();
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('is a preview on request', async () => {
    const cookie = await cookieOf('Åsa');
    const post = (path: string, body: object) =>
      request(app).post(`/api/editing/${path}`).set('Host', host).set('Origin', own).set('Cookie', cookie).send(body);
    const { headers } = await post('mode', { mode: 'preview' }).expect(204);
    const [next = ''] = headers['set-cookie'] as unknown as string[];
    const { text } = await request(app)
      .get('/workshop')
      .set('Host', host)
      .set('Cookie', next.split(';')[0] ?? '');
    expect(text).toContain('"mode":"preview"');
    expect(text).not.toContain('chrometype');
    const left = await post('leave', {}).expect(204);
    expect((left.headers['set-cookie'] as unknown as string[])[0]).toContain('Expires=Thu, 01 Jan 1970');
  });

  it('is a visitor’s when the cookie is made up', async () => {
    const cookie = 'forecourt_editing=eyJwdXJwb3NlIjoic2Vzc2lvbiJ9.AAAA';
    const { text } = await request(app).get('/workshop').set('Host', host).set('Cookie', cookie).expect(200);
    expect(text).not.toContain('chrometype');
  });
});

describe('a page that is not published', () => {
  it('is found by its address only when signed in', async () => {
    await writeFile(join(copy.folder, 'hamnbilar/pages/winter.sv.yaml'), 'title: Vinter\ndraft: true\n');
    const cookie = await cookieOf('Åsa');
    content = await createEmbeddedContent(contentOptions());
    app = await startApp();
    await request(app).get('/winter').set('Host', host).expect(404);
    const page = await request(app).get('/winter').set('Host', host).set('Cookie', cookie).expect(200);
    expect(page.text).toContain('<h1>Vinter</h1>');
  });
});

describe('saving a field', () => {
  it('changes only its line of the file', async () => {
    const cookie = await cookieOf('Åsa');
    const field = await fieldNamed(cookie, 'Title');
    const { body } = await save(cookie, { ...field, value: 'Pris: alltid "fast" # jo' }).expect(200);
    expect((body as { revision: string }).revision).not.toBe(field.revision);

    const after = await fileNow();
    const changed = after.split('\n').filter((line) => !editedPage.split('\n').includes(line));
    expect(changed).toHaveLength(1);
    expect(after).toContain('# the promise comes first');
    const page = await request(app).get('/workshop').set('Host', host).expect(200);
    expect(page.text).toContain('Pris: alltid &quot;fast&quot; # jo');

    const kept = join(copy.folder, '.versions', editedFile);
    const versions = (await readdir(kept)).filter((name) => name.endsWith('.yaml'));
    expect(versions).toHaveLength(1);
    expect(versions[0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-[0-9a-f]{8}\.yaml$/);
    expect(await readFile(join(kept, versions[0] ?? ''), 'utf8')).toBe(editedPage);
  });

  it('takes out of rich text what content may not have', async () => {
    const cookie = await cookieOf('Åsa');
    const field = await fieldNamed(cookie, 'RichText');
    const value = '<p style="color:red" onclick="x()">Ja <script>alert(1)</script><b>då</b></p><h3>Nu</h3>';
    await save(cookie, { ...field, value }).expect(200);
    expect(await fileNow()).toContain('RichText: <p>Ja <b>då</b></p><h3>Nu</h3>');
  });

  it('saves a link by its parts', async () => {
    const cookie = await cookieOf('Åsa');
    const link = await fieldNamed(cookie, 'Link');
    await save(cookie, { ...link, value: { text: 'Ring', href: 'tel:0101', title: 'Växeln' } }).expect(200);
    const image = await fieldNamed(cookie, 'ImageDesktop');
    await save(cookie, { ...image, value: { src: 'https://pictures.example/b.webp', alt: 'Kajen' } }).expect(200);
    const after = await fileNow();
    expect(after).toContain('href: tel:0101');
    expect(after).toContain('# to the booking');
    expect(after).toContain('alt: Kajen');
    const again = await fieldNamed(cookie, 'ImageDesktop');
    for (const src of ['/media/../../etc/x.png', '/media/a/./b.png', '/media/..']) {
      await save(cookie, { ...again, value: { src, alt: '' } }).expect(422);
    }
    await save(cookie, { ...again, value: null }).expect(200);
    expect(await fileNow()).not.toContain('ImageDesktop');
  });

  it('shows both values of a concurrent change', async () => {
    const [first, second] = [await cookieOf('Åsa'), await cookieOf('Bo')];
    const field = await fieldNamed(first, 'Question');
    await save(first, { ...field, value: 'Åsas fråga?' }).expect(200);
    const { body, headers } = await save(second, { ...field, value: 'Bos fråga?' }).expect(409);
    expect(headers['content-type']).toContain('application/problem+json');
    const { conflict } = body as {
      conflict: { theirs: string; yours: string; by: string; at: string; revision: string };
    };
    expect(conflict).toMatchObject({ theirs: 'Åsas fråga?', yours: 'Bos fråga?', by: 'Åsa' });
    expect(Date.now() - Date.parse(conflict.at)).toBeLessThan(60_000);
    expect(await fileNow()).toContain('Åsas fråga?');
    await save(second, { ...field, revision: conflict.revision, value: 'Bos fråga?' }).expect(200);
    expect(await fileNow()).toContain('Bos fråga?');
  });

  it('notices a change that was made in the file by hand', async () => {
    const cookie = await cookieOf('Åsa');
    const field = await fieldNamed(cookie, 'Question');
    await writeFile(join(copy.folder, editedFile), editedPage.replace('Hur lång tid', 'Hur kort tid'));
    const { body } = await save(cookie, { ...field, value: 'Ny?' }).expect(409);
    expect((body as { conflict: object }).conflict).toMatchObject({ theirs: 'Hur kort tid tar det?' });
    await save(cookie, { ...(await fieldNamed(cookie, 'Question')), value: 'Åsas?' }).expect(200);
    const saved = await fieldNamed(cookie, 'Question');
    await writeFile(join(copy.folder, editedFile), editedPage.replace('Hur lång tid', 'Hur lite tid'));
    const byHand = (await save(cookie, { ...saved, value: 'Ny?' }).expect(409)).body as { conflict: object };
    expect(byHand.conflict).toMatchObject({ theirs: 'Hur lite tid tar det?', by: null });
  });

  it('keeps both of two saves of one file at the same time', async () => {
    const cookie = await cookieOf('Åsa');
    const [title, question] = [await fieldNamed(cookie, 'Title'), await fieldNamed(cookie, 'Question')];
    const answers = await Promise.all([
      save(cookie, { ...title, value: 'Samtidig titel' }),
      save(cookie, { ...question, value: 'Samtidig fråga?' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const after = await fileNow();
    expect(after).toContain('Samtidig titel');
    expect(after).toContain('Samtidig fråga?');
  });

  it('refuses what the content rules forbid', async () => {
    const cookie = await cookieOf('Åsa');
    const link = await fieldNamed(cookie, 'Link');
    const wrong = [
      [{ text: 'X', href: 'ftp://x' }, 'must begin with'],
      [{ text: 'X', href: '/no-such-page' }, 'leads to no page'],
      ['just a text', 'must be of type object'],
    ] as const;
    for (const [value, message] of wrong) {
      const { body } = await save(cookie, { ...link, value }).expect(422);
      const { errors } = body as { errors: { field: string; message: string }[] };
      expect(errors[0]?.field).toBe('Link');
      expect(errors.map((error) => error.message).join()).toContain(message);
    }
    await save(cookie, { ...link, value: { href: 1 } }).expect(400);
    await save(cookie, { ...link, fieldId: 'NoSuchField', value: 'x' }).expect(404);
    expect(await fileNow()).toBe(editedPage);
  });

  it('needs the session', async () => {
    const cookie = await cookieOf('Åsa');
    const field = await fieldNamed(cookie, 'Title');
    await save('', { ...field, value: 'x' }).expect(401);
    await save(cookie, { ...field, value: 'x' }, 'https://evil.example').expect(403);
    await save(cookie, { ...field, value: 'x' }, 'null').expect(403);
    expect(await fileNow()).toBe(editedPage);
  });
});

describe('several processes on one folder', () => {
  it('lose no save', async () => {
    const logger = collectingLogger();
    const other = await createEmbeddedContent({ folder: copy.folder, sites, logger, watch: true });
    const cookie = await cookieOf('Åsa');
    const [title, question] = [await fieldNamed(cookie, 'Title'), await fieldNamed(cookie, 'Question')];
    await other.editor.read(title); // Reads the file that was restored before this test.
    const [here, there] = await Promise.all([
      save(cookie, { ...title, value: 'Från den ena' }),
      other.editor.save({ ...question, value: 'Från den andra?', by: 'Bo' }),
    ]);
    expect([here.status, there.kind]).toEqual([200, 'saved']);
    const after = await fileNow();
    expect(after).toContain('Från den ena');
    expect(after).toContain('Från den andra?');

    const query = { site: fixtureSite.name, language: 'sv', path: '/workshop' };
    const until = Date.now() + 10_000;
    let shown = '';
    while (!shown.includes('Från den ena') && Date.now() < until) {
      shown = JSON.stringify(await other.gateway.layout(query));
      await new Promise(setImmediate);
    }
    expect(shown).toContain('Från den ena');
    other.stop();
  });
});

describe('what an editor begins with', () => {
  it('is the field as the file has it', async () => {
    const cookie = await cookieOf('Åsa');
    const { revision, ...address } = await fieldNamed(cookie, 'Link');
    const get = (path: string, query: object) =>
      request(app).get(`/api/editing/${path}`).set('Host', host).set('Cookie', cookie).query(query);
    const { body } = await get('field', address).expect(200);
    expect(body).toEqual({ kind: 'link', name: 'Link', value: { text: 'Boka', href: '/service' }, revision });
    await get('media', {}).expect(200, { pictures: [] });
    await get('field', { ...address, itemId: 'nothing' }).expect(404);
    await request(app).get('/api/editing/media').set('Host', host).expect(401);
  });
});
