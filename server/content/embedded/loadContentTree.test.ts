import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { contentFixture, fixtureSite } from '../../../test/fixtures/contentSites.ts';
import { ContentFilesError } from './ContentFilesError.ts';
import { loadContentTree } from './loadContentTree.ts';

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

  it('names file, line, field and allowed values of a wrong value', async () => {
    await write('pages/a.sv.yaml', 'title: A\nsections:\n  - HeroBanner:\n      Title: Hej\n      TextColor: Pink\n');
    expect(await problems()).toEqual([
      'hamnbilar/pages/a.sv.yaml:5 sections[1].HeroBanner.TextColor must be one of: Black, White',
    ]);
  });

  it('names the known components when one is unknown', async () => {
    await write('pages/a.sv.yaml', 'title: A\nsections:\n  - HeroBaner:\n      Title: Hej\n');
    const [problem] = await problems();
    expect(problem).toMatch(/^hamnbilar\/pages\/a\.sv\.yaml:\d .*no component is named HeroBaner; known: HeroBanner, Blurb/);
  });

  it('names the known fields when one is unknown', async () => {
    await write('pages/a.sv.yaml', 'title: A\nsections:\n  - Faq:\n      Titel: Hej\n');
    expect(await problems()).toEqual([
      'hamnbilar/pages/a.sv.yaml:4 sections[1].Faq.Titel is not a field here; known fields: Title, TitleTag, Items',
    ]);
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

  it('refuses links that lead nowhere, and takes those below the car list', async () => {
    await write(
      'pages/a.sv.yaml',
      'title: A\nsections:\n  - RichText:\n      Text: <a href="/bilar/volvo?x=1">a</a> <a href="/borta">b</a>\n',
    );
    expect(await problems()).toEqual(['hamnbilar/pages/a.sv.yaml:4 /borta leads to no page of hamnbilar in sv']);
  });

  it('refuses scripts in rich text and addresses of unknown kinds', async () => {
    await write(
      'pages/a.sv.yaml',
      'title: A\nsections:\n  - Blurb:\n      RichText: <p onclick="x()">a</p>\n      Link: { text: a, href: "javascript:x" }\n',
    );
    const [html, link] = await problems();
    expect(html).toContain('a.sv.yaml:4 sections[1].Blurb.RichText must not have scripts');
    expect(link).toContain('a.sv.yaml:5 sections[1].Blurb.Link.href must begin with');
  });

  it('refuses two pages at one address and a page without one above it', async () => {
    await write('pages/a.sv.yaml', 'title: A\nslug: service\n');
    await write('pages/service/e.en.yaml', 'title: E\n');
    await rm(join(folder, 'hamnbilar/pages/service.en.yaml'));
    const found = (await problems()).join('\n');
    expect(found).toContain('/service is also the address of');
    expect(found).toContain('hamnbilar/pages/service/e.en.yaml:0 has no page above it: write hamnbilar/pages/service.en.yaml');
  });

  it('refuses a site without a start page or without header and footer', async () => {
    await rm(join(folder, 'hamnbilar/pages/start.sv.yaml'));
    await rm(join(folder, 'hamnbilar/site.en.yaml'));
    const found = (await problems()).join('\n');
    expect(found).toContain('hamnbilar/pages/start.sv.yaml:0 is missing');
    expect(found).toContain('hamnbilar/site.en.yaml:0 is missing');
  });
});
