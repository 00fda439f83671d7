import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { contentFixture, fixtureSite } from '../../../test/fixtures/contentSites.ts';
import { ContentFilesError } from './ContentFilesError.ts';
import { loadContentTree, loadUsableContent } from './loadContentTree.ts';

describe('loadContentTree', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'content-'));
    await cp(contentFixture, folder, { recursive: true });
  });
  afterEach(() => rm(folder, { recursive: true }));

  const write = (file: string, text: string) => writeFile(join(folder, 'hamnbilar', file), text);
  const problems = async (): Promise<string[]> => {
    const error = await loadContentTree(folder, [fixtureSite]).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ContentFilesError);
    return (error as ContentFilesError).problems.map(({ file, line, message }) => `${file}:${line} ${message}`);
  };

  it('names the allowed values for a wrong one', async () => {
    await write('pages/a.sv.yaml', 'title: A\nsections:\n  - HeroBanner:\n      Title: Hej\n      TextColor: Pink\n');
    expect(await problems()).toEqual([
      'hamnbilar/pages/a.sv.yaml:5 sections[1].HeroBanner.TextColor must be one of: Black, White',
    ]);
  });

  it('names the known components when one is unknown', async () => {
    await write('pages/a.sv.yaml', 'title: A\nsections:\n  - HeroBaner:\n      Title: Hej\n');
    const [problem] = await problems();
    expect(problem).toMatch(
      /^hamnbilar\/pages\/a\.sv\.yaml:\d .*no component is named HeroBaner; known: HeroBanner, .*Blurb/,
    );
  });

  it('names the known fields when one is unknown', async () => {
    await write('pages/a.sv.yaml', 'title: A\nsections:\n  - Faq:\n      Titel: Hej\n');
    expect(await problems()).toEqual([
      'hamnbilar/pages/a.sv.yaml:4 sections[1].Faq.Titel is not a field here; known fields: Title, TitleTag, Items',
    ]);
  });

  it('names the themes that pages may choose when one is unknown', async () => {
    await write('pages/a.sv.yaml', 'title: A\nfields:\n  BrandDesign: gold\n');
    expect(await problems()).toEqual(['hamnbilar/pages/a.sv.yaml:3 "gold" is not among pageThemes of the site (none)']);
  });

  it('tells all faults of all files at once', async () => {
    await write('pages/a.sv.yaml', 'title: [A\n');
    await write('pages/b.sv.yaml', 'sections: []\n');
    await write('pages/c.nb.yaml', 'title: C\n');
    await write('pages/missing/d.sv.yaml', 'title: D\n').catch(() => undefined);
    await write('dictionary.sv.yaml', 'Show_More: x\nshowMore: 3\n');
    const found = (await problems()).join('\n');
    expect(found).toContain('hamnbilar/pages/a.sv.yaml:');
    expect(found).toContain('hamnbilar/pages/b.sv.yaml:1 title is required');
    expect(found).toContain('hamnbilar/pages/c.nb.yaml:0 hamnbilar has no language nb');
    expect(found).toContain('hamnbilar/dictionary.sv.yaml:1 Show_More is not a key');
    expect(found).toContain('hamnbilar/dictionary.sv.yaml:2 showMore must be a string');
  });

  it('refuses links that lead nowhere', async () => {
    await write(
      'pages/a.sv.yaml',
      'title: A\nsections:\n  - RichText:\n      Text: <a href="/bilar/volvo?x=1">a</a> <a href="/borta">b</a>\n',
    );
    expect(await problems()).toEqual(['hamnbilar/pages/a.sv.yaml:4 /borta leads to no page of hamnbilar in sv']);
  });

  it('refuses links to pages of cars on a site without stock', async () => {
    const features = { stock: false, carStore: false };
    const { problems: found } = await loadUsableContent(contentFixture, [{ ...fixtureSite, features }]);
    const messages = found.map(({ message }) => message);
    expect(messages).toContain('/bilar leads to a page that hamnbilar does not show: it has no cars');
  });

  it('names pages of cars on a site without stock', async () => {
    const features = { stock: false, carStore: false };
    const { problems: found } = await loadUsableContent(contentFixture, [{ ...fixtureSite, features }]);
    expect(found).toContainEqual(
      expect.objectContaining({
        file: 'hamnbilar/pages/cars.sv.yaml',
        message: 'the page is not shown, because hamnbilar has no cars: add some, or remove the page',
      }),
    );
  });

  it('takes links to pages of another language', async () => {
    await write(
      'pages/a.en.yaml',
      'title: A\nsections:\n  - RichText:\n      Text: <a href="/sv/service?x=1">a</a> <a href="/sv">b</a> <a href="/sv/borta">c</a>\n',
    );
    expect(await problems()).toEqual(['hamnbilar/pages/a.en.yaml:4 /borta leads to no page of hamnbilar in sv']);
    await write(
      'pages/a.en.yaml',
      'title: A\nsections:\n  - RichText:\n      Text: <a href="/sv/service?x=1">a</a> <a href="/sv">b</a>\n',
    );
    const tree = await loadContentTree(folder, [fixtureSite]);
    const page = tree.sites.get('hamnbilar')?.routes.get('en')?.get('/a')?.versions.get('en');
    const [text] = page?.sections.map(({ data }) => data.fields['Text']) ?? [];
    expect(text).toEqual({ value: '<a href="/service?x=1">a</a> <a href="/">b</a>' });
  });

  it('refuses scripts in rich text', async () => {
    await write(
      'pages/a.sv.yaml',
      'title: A\nsections:\n  - Blurb:\n      RichText: <p onclick="x()">a</p>\n      Link: { text: a, href: "javascript:x" }\n',
    );
    const [html] = await problems();
    expect(html).toContain('a.sv.yaml:4 sections[1].Blurb.RichText must not have scripts');
  });

  it('refuses addresses of unknown kinds', async () => {
    await write(
      'pages/a.sv.yaml',
      'title: A\nsections:\n  - Blurb:\n      RichText: <p onclick="x()">a</p>\n      Link: { text: a, href: "javascript:x" }\n',
    );
    const [, link] = await problems();
    expect(link).toContain('a.sv.yaml:5 sections[1].Blurb.Link.href must begin with');
  });

  it('refuses two pages at one address', async () => {
    await write('pages/a.sv.yaml', 'title: A\nslug: service\n');
    await write('pages/service/e.en.yaml', 'title: E\n');
    await rm(join(folder, 'hamnbilar/pages/service.en.yaml'));
    const found = (await problems()).join('\n');
    expect(found).toContain('/service is also the address of');
  });

  it('refuses a page without parent', async () => {
    await write('pages/a.sv.yaml', 'title: A\nslug: service\n');
    await write('pages/service/e.en.yaml', 'title: E\n');
    await rm(join(folder, 'hamnbilar/pages/service.en.yaml'));
    const found = (await problems()).join('\n');
    expect(found).toContain(
      'hamnbilar/pages/service/e.en.yaml:0 has no parent page: add hamnbilar/pages/service.en.yaml',
    );
  });

  it('refuses a site without a start page', async () => {
    await rm(join(folder, 'hamnbilar/pages/start.sv.yaml'));
    const found = (await problems()).join('\n');
    expect(found).toContain('hamnbilar/pages/start.sv.yaml:0 is missing');
  });

  it('refuses a site without header', async () => {
    await rm(join(folder, 'hamnbilar/site.en.yaml'));
    const found = (await problems()).join('\n');
    expect(found).toContain('hamnbilar/site.en.yaml:0 is missing');
  });

  it.each([
    ['Countdown', 'TargetDate: 2026-02-30', 'must be a day such as 2026-02-14, or a moment such as 2026-02-14T08:00'],
    ['Countdown', 'TargetDate: tomorrow', 'must be a day such as 2026-02-14'],
    ['Countdown', 'TargetDate: 2026-02-14T08:00', 'must be a day such as 2026-02-14'],
    ['HeroBanner', 'VideoDesktop: /media/video/kaj.mp4', 'must be written without extension'],
    ['HeroBanner', 'VideoDesktop: https://video.example/kaj', 'must begin with "/media/"'],
    ['FileList', 'Files: [{ Url: /media/files/pris }]', 'and end with a file extension, such as .pdf'],
    ['StoriesTeaser', 'StoriesIndexPage: nyheter', 'must be an address of this site and begin with "/"'],
    ['StoriesTeaser', 'Title: 2026', 'must be a text: put numbers, and texts with commas or colons, in quotes'],
    ['StoriesTeaser', 'Layout: Variant 3', 'must be one of: Default, Variant 2'],
    ['StoriesList', 'Tags: elbil', 'must be an array'],
    [
      'SocialShare',
      'Networks: [{ Name: MySpace }]',
      'must be one of: WhatsApp, Telegram, Facebook, LinkedIn, X, E-mail, Copy link',
    ],
  ])('refuses in %s: %s', async (component, fields, message) => {
    await write('pages/a.sv.yaml', `title: A\nsections:\n  - ${component}:\n      ${fields}\n`);
    const [problem, ...others] = await problems();
    expect(others).toEqual([]);
    const name = fields.replace(/:.*/, '');
    expect(problem).toMatch(new RegExp(`^hamnbilar/pages/a\\.sv\\.yaml:4 sections\\[1\\]\\.${component}\\.${name}`));
    expect(problem).toContain(message);
  });

  it('refuses references that lead nowhere', async () => {
    await mkdir(join(folder, 'media/files'), { recursive: true });
    for (const name of ['files/other.pdf', 'logo.svg']) await writeFile(join(folder, 'media', name), '');
    await write(
      'tags.sv.yaml',
      '- { key: elbil, value: Elbil }\n- { key: hamnen, value: H }\n- { key: kampanj, value: K }\n',
    );
    await write(
      'pages/a.sv.yaml',
      [
        'title: A',
        'sections:',
        '  - StoriesList:',
        '      Tags:',
        '        - elbil',
        '        - elbilar',
        '  - StoriesTeaser:',
        '      StoriesIndexPage: /bilar/volvo',
        '  - FileList: { Files: [{ Url: /media/files/pris.pdf }] }',
        '',
      ].join('\n'),
    );
    expect(await problems()).toEqual([
      'hamnbilar/pages/a.sv.yaml:6 elbilar is not a tag; tags are defined in hamnbilar/tags.sv.yaml',
      'hamnbilar/pages/a.sv.yaml:9 there is no file /media/files/pris.pdf in content/media/files/',
      'hamnbilar/pages/a.sv.yaml:8 /bilar/volvo leads to no page of hamnbilar in sv',
    ]);
  });

  it('names the command that makes missing widths of a picture', async () => {
    await mkdir(join(folder, 'media'), { recursive: true });
    for (const name of ['quay-1280.webp', 'quay-640.webp', 'team.jpg', 'logo.svg']) {
      await writeFile(join(folder, 'media', name), '');
    }
    const [whole, sized] = ['/media/team.jpg', '/media/quay-1280.webp'];
    await write(
      'pages/a.sv.yaml',
      `title: A\nsections:\n  - HeroBanner:\n      Image: ${sized}\n      ImagePhone: ${whole}\n`,
    );
    expect(await problems()).toEqual([
      'hamnbilar/pages/a.sv.yaml:4 /media/quay-1280.webp needs quay-320.webp, quay-768.webp in the same folder: run npm run media',
    ]);
  });

  it('names a picture whose whole folder is missing', async () => {
    await mkdir(join(folder, 'media'), { recursive: true });
    await writeFile(join(folder, 'media', 'logo.svg'), '');
    await write('pages/a.sv.yaml', 'title: A\nsections:\n  - HeroBanner:\n      Image: /media/quay/wide.jpg\n');
    expect(await problems()).toEqual([
      'hamnbilar/pages/a.sv.yaml:4 there is no file /media/quay/wide.jpg in content/media/quay/',
    ]);
  });

  it('names a missing picture in a text', async () => {
    await mkdir(join(folder, 'media'), { recursive: true });
    await writeFile(join(folder, 'media', 'logo.svg'), '');
    const html = '<p><img src="/media/quay.jpg" alt=""><img src="/media/logo.svg" alt=""></p>';
    await write('pages/a.sv.yaml', `title: A\nsections:\n  - RichText:\n      Text: ${html}\n`);
    expect(await problems()).toEqual([
      'hamnbilar/pages/a.sv.yaml:4 there is no file /media/quay.jpg in content/media/',
    ]);
  });

  it('refuses the fields of a template on a page of another', async () => {
    await write('pages/a.sv.yaml', 'title: A\nfields:\n  Preamble: x\n');
    const [problem] = await problems();
    expect(problem).toMatch(/a\.sv\.yaml:3 fields\.Preamble is not a field here; known fields: metaTitle, /);
  });

  it('refuses links to drafts from pages that are published', async () => {
    await write('pages/d.sv.yaml', 'title: D\ndraft: true\n');
    const linking = 'sections:\n  - RichText:\n      Text: <a href="/d">d</a>\n';
    await write('pages/e.sv.yaml', `title: E\ndraft: true\n${linking}`);
    await write('pages/f.sv.yaml', `title: F\n${linking}`);
    expect(await problems()).toEqual([
      'hamnbilar/pages/f.sv.yaml:4 /d leads to a draft: publish it, or make this page a draft too',
    ]);
  });

  it('refuses malformed files', async () => {
    await write(
      'tags.en.yaml',
      '- { key: El Bil, value: x }\n- { key: elbil, value: a }\n- { key: elbil, value: b }\n',
    );
    await write('redirects.yaml', '- pattern: /a\n  target: /b\n  redirectType: REDIRECT_308\n');
    await write('pages/data.sv.yaml', 'title: Data\n');
    await write('menus.yaml', 'a: 1\n');
    const found = (await problems()).join('\n');
    expect(found).toContain('hamnbilar/tags.en.yaml:1 [1].key must be lower-case letters');
    expect(found).toContain('hamnbilar/tags.en.yaml:3 [3] has the same key as another tag');
    expect(found).toContain(
      'hamnbilar/redirects.yaml:3 [1].redirectType must be one of: REDIRECT_301, REDIRECT_302, SERVER_TRANSFER',
    );
    expect(found).toContain('hamnbilar/pages/data.sv.yaml:0 cannot be named data');
    expect(found).toContain('hamnbilar/menus.yaml:0 is not a content file: name it pages/<page>.<language>.yaml');
  });
});
