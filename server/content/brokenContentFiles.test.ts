import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { contentCopy } from '../../test/fixtures/platform/contentCopy.ts';
import type { ContentCopy } from '../../test/fixtures/platform/contentCopy.ts';
import { collectingLogger, fixtureSite } from '../../test/fixtures/contentSites.ts';
import { ContentUnavailableError } from '../../shared/content/ContentGateway.ts';
import { createEmbeddedContent } from './createEmbeddedContent.ts';
import type { EmbeddedContent } from './createEmbeddedContent.ts';

const other = { ...fixtureSite, name: 'other', hosts: ['other.example'] };

let copy: ContentCopy;
let content: EmbeddedContent | null = null;
let logger: ReturnType<typeof collectingLogger>;

beforeEach(async () => {
  copy = await contentCopy();
  await cp(join(copy.folder, 'hamnbilar'), join(copy.folder, 'other'), { recursive: true });
  logger = collectingLogger();
});

afterEach(async () => {
  content?.stop();
  await copy.remove();
});

async function start(): Promise<EmbeddedContent> {
  const sites = [fixtureSite, other];
  content = await createEmbeddedContent({ folder: copy.folder, sites, logger, watch: false });
  return content;
}

/** Title of a page as visitors get it; "unavailable", or null for no page. */
async function nameOf(path: string, site = 'hamnbilar', language = 'sv'): Promise<string | null> {
  try {
    const { route } = (await content?.gateway.layout({ site, language, path })) ?? { route: null };
    return route?.displayName ?? null;
  } catch (error) {
    expect(error).toBeInstanceOf(ContentUnavailableError);
    return 'unavailable';
  }
}

const faults = () => logger.lines.filter(({ event }) => event === 'content.fileFault').map(({ facts }) => facts);

describe('a picture of a host that is not allowed', () => {
  it('is logged with the line of its field', async () => {
    const page = 'title: A\nsections:\n  - HeroBanner:\n      Title: B\n';
    await copy.write({ 'pages/a.sv.yaml': `${page}      Image: https://bilder.example/x.png\n` });
    const options = { folder: copy.folder, sites: [fixtureSite], logger, watch: false };
    content = await createEmbeddedContent({ ...options, pictureHosts: ['photos.example'] });
    const message =
      'the picture of bilder.example is not shown: put it into content/media, or add bilder.example to PICTURE_HOSTS';
    expect(faults()).toEqual([{ file: 'hamnbilar/pages/a.sv.yaml', line: 5, message, shown: 'as written' }]);
    expect(await nameOf('/a')).toBe('A');
    await copy.write({ 'pages/a.sv.yaml': `${page}      Image: https://photos.example/x.png\n` });
    await content.reload();
    expect(logger.lines.some(({ event }) => event === 'content.fileRepaired')).toBe(true);
  });
});

describe('a content file that is broken while the server runs', () => {
  it.each([
    ['no YAML', 'title: [Service\n'],
    ['of another shape', 'titel: Service\n'],
    ['with a section that no component has', 'title: New\nsections:\n  - Hero:\n      Title: a\n'],
    ['empty', ''],
  ])('(%s) keeps its last good page', async (_what, text) => {
    const { reload } = await start();
    await copy.write({ 'pages/service.sv.yaml': text, 'pages/service.en.yaml': 'title: Servicing\nslug: services\n' });
    await writeFile(join(copy.folder, 'other/pages/service.sv.yaml'), 'title: Other\n');
    await reload();
    expect(await nameOf('/service')).toBe('Service');
    expect(await nameOf('/services', 'hamnbilar', 'en')).toBe('Servicing');
    expect(await nameOf('/service', 'other')).toBe('Other');
    const named = faults();
    for (const fault of named) {
      expect(fault).toMatchObject({ file: 'hamnbilar/pages/service.sv.yaml', shown: 'the last good version' });
    }
    expect(named.length).toBeGreaterThan(0);
    await reload();
    expect(faults()).toEqual(named);

    await copy.write({ 'pages/service.sv.yaml': 'title: Repaired\n' });
    await reload();
    expect(await nameOf('/service')).toBe('Repaired');
    expect(logger.lines).toContainEqual(
      expect.objectContaining({ event: 'content.fileRepaired', facts: { file: 'hamnbilar/pages/service.sv.yaml' } }),
    );
  });

  it('keeps the rest of the site', async () => {
    const { reload, gateway } = await start();
    const query = { site: 'hamnbilar', language: 'sv' };
    const read = async () => ({
      frame: (await gateway.layout({ ...query, path: '/' })).route?.placeholders['headless-header'],
      texts: await gateway.dictionary(query),
      tags: await gateway.storyTags(query),
      redirects: await gateway.redirects(query),
    });
    const before = await read();
    const files = ['site.sv.yaml', 'dictionary.sv.yaml', 'tags.sv.yaml', 'redirects.yaml'];
    await copy.write(Object.fromEntries(files.map((file) => [file, 'x: "'])));
    await reload();
    expect(await read()).toEqual(before);
    expect(faults().map(({ file }) => file)).toEqual(expect.arrayContaining(files.map((file) => `hamnbilar/${file}`)));
  });

  it('is reported when pages link to it after it was removed', async () => {
    const { reload } = await start();
    await copy.write({ 'pages/a.sv.yaml': 'title: A\n' });
    await copy.write({ 'pages/b.sv.yaml': 'title: B\nsections:\n  - RichText:\n      Text: <a href="/a">a</a>\n' });
    await reload();
    await rm(join(copy.folder, 'hamnbilar/pages/a.sv.yaml'));
    await reload();
    expect([await nameOf('/a'), await nameOf('/b')]).toEqual([null, 'B']);
    expect(faults()).toEqual([expect.objectContaining({ file: 'hamnbilar/pages/b.sv.yaml', shown: 'as written' })]);
  });

  it('keeps the start page of a site when its file goes', async () => {
    const { reload } = await start();
    const name = await nameOf('/');
    await rm(join(copy.folder, 'hamnbilar/pages/start.sv.yaml'));
    await reload();
    expect(await nameOf('/')).toBe(name);
  });
});

describe('a content file that is broken when the server starts', () => {
  it('makes only its own page unavailable', async () => {
    const file = 'hamnbilar/pages/service.sv.yaml';
    const text = await readFile(join(copy.folder, file), 'utf8');
    await copy.write({
      'pages/service.sv.yaml': `${text}\nsections: [`,
      'pages/b.sv.yaml': 'title: B\nsections:\n  - RichText:\n      Text: <a href="/service">a</a>\n',
    });
    const { reload, gateway } = await start();
    expect(await nameOf('/service')).toBe('unavailable');
    expect(await nameOf('/service/dack')).toBe('Däck');
    expect(await nameOf('/services', 'hamnbilar', 'en')).toBe('Services');
    expect([await nameOf('/'), await nameOf('/b'), await nameOf('/none')]).toEqual(['Hamnbilar', 'B', null]);
    expect(await nameOf('/service', 'other')).toBe('Service');
    expect(faults()).toEqual([expect.objectContaining({ file, shown: 'nothing' })]);
    const menu = await gateway.navigation({ site: 'hamnbilar', language: 'sv' });
    expect(menu.find(({ url }) => url.path === '/service')).toMatchObject({ hideInNavigation: '1' });

    await writeFile(join(copy.folder, file), text);
    await reload();
    expect(await nameOf('/service')).toBe('Service');
  });

  it('leaves pages below an unavailable start page', async () => {
    await copy.write({ 'pages/start.sv.yaml': 'a: "' });
    await start();
    expect([await nameOf('/'), await nameOf('/service')]).toEqual(['unavailable', 'Service']);
  });

  it('leaves pages without a header', async () => {
    await copy.write({ 'site.sv.yaml': 'a: "', 'dictionary.sv.yaml': 'showMore: Visa\nshowLess: "\nclose: Stäng\n' });
    const { gateway } = await start();
    expect(await nameOf('/service')).toBe('Service');
    const texts = await gateway.dictionary({ site: 'hamnbilar', language: 'sv' });
    expect(texts).toMatchObject({ showMore: 'Visa', close: 'Stäng' });
    expect(texts).not.toHaveProperty('showLess');
  });

  it('makes only its own page unavailable at a wrong address', async () => {
    await copy.write({ 'pages/z.sv.yaml': 'title: Z\nslug: service\n', 'pages/x/y/w.sv.yaml': 'title: W\n' });
    await start();
    expect([await nameOf('/service'), await nameOf('/x/y/w'), await nameOf('/x')]).toEqual(['Service', 'W', null]);
  });

  it('is reported for a wrong address', async () => {
    await copy.write({ 'pages/z.sv.yaml': 'title: Z\nslug: service\n', 'pages/x/y/w.sv.yaml': 'title: W\n' });
    await start();
    expect(faults().map(({ file }) => file)).toEqual(
      expect.arrayContaining(['hamnbilar/pages/z.sv.yaml', 'hamnbilar/pages/x/y/w.sv.yaml']),
    );
  });

  it('stops the start only when there is no content at all', async () => {
    await rm(copy.folder, { recursive: true });
    await expect(start()).rejects.toThrow(/^The content folder .* does not exist/);
  });
});
