import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contentCopy } from '../../../../test/fixtures/platform/contentCopy.ts';
import type { ContentCopy } from '../../../../test/fixtures/platform/contentCopy.ts';
import { fixtureSite } from '../../../../test/fixtures/contentSites.ts';
import type { ContentTree } from '../ContentTree.ts';
import { contentId, formatId } from '../contentIds.ts';
import { loadContentTree } from '../loadContentTree.ts';
import { locateField } from './locateField.ts';
import { templateFieldId } from '../templates.ts';

const root = '/content/hamnbilar';
let copy: ContentCopy;
let tree: ContentTree;
beforeAll(async () => {
  copy = await contentCopy({
    'pages/cards.sv.yaml': `title: Kort
sections:
  - RichText: { Text: <p>Ett</p> }
  - CardRow:
      Cards:
        - { Title: Ett }
        - { Title: Två, Link: { text: Läs, href: /service } }
`,
  });
  tree = await loadContentTree(copy.folder, [fixtureSite]);
});
afterAll(() => copy.remove());

describe('locateField', () => {
  const locate = (itemId: string, fieldId: string, language = 'sv') => locateField(tree, { itemId, language, fieldId });

  it('finds a field anywhere on a page', () => {
    const file = 'hamnbilar/pages/cards.sv.yaml';
    expect(locate(`${root}/start/cards`, 'metaDescription')).toMatchObject({
      file,
      keys: ['fields', 'metaDescription'],
      kind: 'text',
      rawValue: '',
    });
    expect(locate(`${root}/start/cards/Data/1-RichText`, 'Text')).toMatchObject({
      file,
      keys: ['sections', 0, 'RichText', 'Text'],
      kind: 'richText',
      rawValue: '<p>Ett</p>',
    });
    expect(locate(`${root}/start/cards/Data/2-CardRow/Cards-2`, 'link')).toMatchObject({
      file,
      keys: ['sections', 1, 'CardRow', 'Cards', 1, 'Link'],
      kind: 'link',
      fieldName: 'Link',
      rawValue: '{"text":"Läs","href":"/service"}',
    });
    expect(locate(`${root}/Data/Footer`, 'Text', 'en')).toMatchObject({
      file: 'hamnbilar/site.en.yaml',
      keys: ['Footer', 'Text'],
      rawValue: 'Hamnbilar',
    });
  });

  it('takes the ids of the metadata', () => {
    const itemId = formatId(contentId(`${root}/start/cards/Data/2-CardRow/Cards-1`), 'B');
    const fieldId = formatId(templateFieldId('CardRow Cards', 'Title'), 'B');
    expect(locate(itemId, fieldId)).toMatchObject({ fieldName: 'Title', rawValue: 'Ett' });
  });

  it('has another revision for another value', () => {
    const first = locate(`${root}/start/cards/Data/2-CardRow/Cards-1`, 'Title');
    const second = locate(`${root}/start/cards/Data/2-CardRow/Cards-2`, 'Title');
    expect(first?.revision).toMatch(/^[0-9a-f]{16}$/);
    expect(second?.revision).not.toBe(first?.revision);
  });

  it('is null for fields that no file has', () => {
    expect(locate(`${root}/start/none`, 'Title')).toBeNull();
    expect(locate(`${root}/start/cards`, 'NoField')).toBeNull();
    expect(locate(`${root}/start/cards`, 'metaTitle', 'en')).toBeNull();
    expect(locate(`${root}/start/cards`, '__Updated')).toBeNull();
    expect(locate(`${root}/Dictionary/showMore`, 'Phrase')).toBeNull();
  });
});
