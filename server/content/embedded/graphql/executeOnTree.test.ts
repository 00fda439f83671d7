import { beforeAll, describe, expect, it } from '@jest/globals';
import { startPlatform, storyPath } from '../../../../test/fixtures/platform/platformContent.ts';
import type { Json, Platform } from '../../../../test/fixtures/platform/platformContent.ts';
import type { ExecuteOptions } from './executeOnTree.ts';

let ask: Platform['ask'];
let itemOf: Platform['itemOf'];
let rendered: Platform['rendered'];
beforeAll(async () => {
  ({ ask, itemOf, rendered } = await startPlatform());
});

interface RenderedSection {
  componentName: string;
  dataSource: string;
  fields: Json;
}
function sectionsOf(layout: Json): RenderedSection[] {
  const { placeholders } = layout['route'] as { placeholders: Record<string, RenderedSection[]> };
  return placeholders['headless-main'] ?? [];
}

describe('items', () => {
  it('are found by path in any case', async () => {
    const { id } = (await itemOf(storyPath, 'id')) as { id: string };
    const dashed = id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-').toLowerCase();
    for (const form of [
      storyPath.toUpperCase(),
      `${storyPath}/`,
      id.toLowerCase(),
      dashed,
      `{${dashed.toUpperCase()}}`,
    ]) {
      expect(await itemOf(form, 'id')).toEqual({ id });
    }
    expect(await itemOf('/content/none', 'id')).toBeNull();
    expect(await itemOf('', 'id')).toBeNull();
  });

  it('have one version', async () => {
    const version = async (wanted: string) =>
      (await ask(`{ item(path: "${storyPath}", language: "sv", version: "${wanted}") { version } }`))['item'];
    expect(await version('1')).toEqual({ version: 1 });
    expect(await version('2')).toBeNull();
  });

  it('stand below the page whose section they are', async () => {
    const byline = sectionsOf(await rendered(storyPath)).find(({ componentName }) => componentName === 'StoryByline');
    expect(await itemOf(byline?.dataSource ?? '', 'rendered template { name } parent { parent { path } }')).toEqual({
      rendered: null,
      template: { name: 'StoryByline' },
      parent: { parent: { path: storyPath } },
    });
  });

  it('are listed without sections unless requested', async () => {
    const children = async (filter: string) =>
      itemOf(
        storyPath,
        `children(first: 9${filter}) { results { name } } hasChildren${filter && `(${filter.slice(2)})`}`,
      );
    expect(await children('')).toEqual({ children: { results: [] }, hasChildren: false });
    expect(await children(', hasLayout: false')).toEqual({
      children: { results: [{ name: 'Data' }] },
      hasChildren: true,
    });
  });

  it('have the years of stories as folders that no menu shows', async () => {
    expect(
      await itemOf(
        `${storyPath}/..`.replace('/kaj/..', ''),
        'rendered template { name } url { path } hide: field(name: "HideInNavigation") { value }',
      ),
    ).toEqual({ rendered: null, template: { name: 'Folder' }, url: { path: '/reports/2026' }, hide: { value: '1' } });
  });

  it('are hidden from visitors below drafts', async () => {
    const find = async (path: string, options?: ExecuteOptions) =>
      (await ask(`{ layout(site: "hamnbilar", routePath: "${path}") { item { name } } }`, options))['layout'];
    for (const name of ['secret', 'secret/below']) {
      const item = { name: name.replace('secret/', '') };
      expect(await find(`/reports/${name}`)).toEqual({ item: null });
      expect(await find(`/reports/${name}`, { mode: 'preview' })).toEqual({ item });
      expect(await find(`/reports/${name}`, { mode: 'edit' })).toEqual({ item });
    }
    const children = '(hasLayout: true) { results { name } }';
    expect(await itemOf('/content/hamnbilar/start/reports', `children${children}`)).toEqual({
      children: { results: [] },
    });
  });

  it('have the sections of their template around their own', async () => {
    const sections = sectionsOf(await rendered(storyPath));
    expect(sections.map(({ componentName }) => componentName)).toEqual([
      'StoryHeader',
      'StoryByline',
      'StoryNavigation',
    ]);
    expect(sections[0]?.fields).toMatchObject({ Title: { value: 'Kajen' }, Date: { value: '2026-02-14T00:00:00Z' } });
    const [index] = sectionsOf(await rendered('/content/hamnbilar/start/reports'));
    expect(index).toMatchObject({
      componentName: 'StoriesIndex',
      fields: { ShowDates: { value: true }, Layout: { value: 'Variant 2' } },
    });
    expect(await itemOf(index?.dataSource ?? '', 'name')).toEqual({ name: 'reports' });
  });
});

describe('editing', () => {
  it('puts metadata on every field', async () => {
    const layout = await rendered('/content/hamnbilar/start/blocks', { mode: 'edit', variant: 'v1' });
    expect(layout['context']).toMatchObject({
      pageEditing: true,
      pageState: 'edit',
      clientScripts: [],
      clientData: { 'hrz-canvas-state': { siteName: 'hamnbilar', language: 'sv', pageMode: 'edit', variant: 'v1' } },
    });
    const [hero] = sectionsOf(layout);
    expect(hero?.fields['Title']).toEqual({
      value: 'Hej',
      metadata: {
        datasource: {
          id: hero?.dataSource,
          language: 'sv',
          revision: expect.stringMatching(/^[0-9a-f]{16}$/),
          version: 1,
        },
        title: 'Title',
        fieldId: expect.stringMatching(/^\{[0-9A-F-]{36}\}$/),
        fieldType: 'Single-Line Text',
        rawValue: 'Hej',
      },
    });
    expect(hero?.fields['Text']).toMatchObject({ value: '', metadata: { title: 'Text', rawValue: '' } });
    expect(hero?.fields['QuickLinks']).toMatchObject([
      { fields: { Link: { value: { href: '/reports' }, metadata: { fieldType: 'General Link' } } } },
    ]);
    expect((layout['route'] as Json)['fields']).toMatchObject({
      metaTitle: { value: 'Block', metadata: { title: 'metaTitle' } },
    });
  });

  it('gives the same metadata in jsonValue', async () => {
    const [header] = sectionsOf(await rendered(storyPath, { mode: 'edit' }));
    expect(await itemOf(storyPath, 'field(name: "Title") { jsonValue }', { mode: 'edit' })).toEqual({
      field: { jsonValue: header?.fields['Title'] },
    });
  });

  it('previews without metadata', async () => {
    const preview = await rendered(storyPath, { mode: 'preview' });
    expect(preview['context']).toMatchObject({ pageEditing: false, pageState: 'preview' });
    const normal = await rendered(storyPath);
    expect(normal['context']).toMatchObject({ pageEditing: false, pageState: 'normal', clientData: {} });
    expect(preview['route']).toEqual(normal['route']);
    expect(JSON.stringify(normal)).not.toContain('"metadata":');
  });
});
