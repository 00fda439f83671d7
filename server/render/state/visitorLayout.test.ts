import { describe, expect, it } from '@jest/globals';
import {
  booleanField,
  imageField,
  linkField,
  listField,
  numberField,
  textField,
} from '../../../client/framework/fields.ts';
import type { Fields, RouteData } from '../../../shared/content/ContentTypes.ts';
import { visitorLayout } from './visitorLayout.ts';

const fields: Fields = {
  Title: { value: ' Vägen hem ' },
  Blank: { value: '' },
  Dark: { value: true },
  Slim: { value: false },
  Limit: { value: 0 },
  Logo: { value: { src: '/media/logo.svg', alt: 'Harbour', width: '', height: '' } },
  Link: { value: { text: 'Alla bilar', href: '/bilar', target: '' } },
  Odd: { value: { value: 'nested' } },
  Groups: [
    {
      id: 'd85cf647',
      url: '',
      name: 'Köpa',
      displayName: 'Köpa',
      fields: { Title: { value: 'Köpa' }, Links: [{ id: '1', fields: { Link: { value: { href: '/bilar' } } } }] },
    },
    { href: '/plain' },
  ],
  Tags: [{ id: 'A1', name: 'El', fields: { Key: { value: 'el' } } }],
  StoriesIndexPage: { id: 'B2', url: '/nyheter', name: 'Nyheter' },
};

function routeWith(sectionUids: string[]): RouteData {
  return {
    name: 'start',
    displayName: 'Start',
    itemId: 'fc7cb517-dc98-e8cb-546e-71bcd944e49d',
    itemLanguage: 'sv',
    templateName: 'StartPage',
    fields: { metaTitle: { value: 'Start' }, GtmId: { value: 'GTM-1' } },
    placeholders: {
      'headless-main': sectionUids.map((uid) => ({
        uid,
        componentName: 'Hero',
        dataSource: '{A}',
        params: { Styles: '' },
        fields,
      })),
    },
  };
}

const uid = '8bdb2e63-9ea1-fd12-0eef-069550e14b89';
const layout = visitorLayout(routeWith([uid]));
const section = layout.placeholders['headless-main']?.[0];
const bare = section?.fields ?? {};

describe('the layout of a visitor', () => {
  it('leaves out what visitors do not need', () => {
    const json = JSON.stringify(layout);
    for (const text of ['dataSource', 'params', 'd85cf647', 'Blank', 'Slim', 'displayName":"Köpa']) {
      expect(json).not.toContain(text);
    }
  });

  it('reads the same as the layout of the platform', () => {
    const read = (from: Fields): unknown => [
      textField(from, 'Title'),
      textField(from, 'Blank'),
      booleanField(from, 'Dark'),
      booleanField(from, 'Slim'),
      numberField(from, 'Limit', 4),
      imageField(from, 'Logo'),
      linkField(from, 'Link'),
      textField(from, 'Odd'),
      listField(from, 'Groups').map((group) => [
        textField(group, 'Title'),
        listField(group, 'Links').map((entry) => linkField(entry, 'Link')),
        textField(group, 'href'),
      ]),
    ];
    expect(read(bare)).toEqual(read(fields));
  });

  it('leaves out what the menu hides', () => {
    const entry = (own: Fields) => ({ id: '1', fields: own });
    const hidden = entry({ Title: { value: 'Hemlig' }, HideInNavigation: { value: true } });
    const open = entry({ Title: { value: 'Öppen' }, Children: [hidden] });
    const menu = {
      ...{ uid, componentName: 'MainNavigation', dataSource: '', params: {} },
      fields: {
        Items: [open, hidden],
        ExtraNavigationItems: [open, entry({ Title: { value: ' ' }, Link: { value: { href: '/dold' } } })],
      },
    };
    const route = { ...routeWith([]), placeholders: { 'headless-header': [menu] } };
    const json = JSON.stringify(visitorLayout(route));
    expect(json).toContain('Öppen');
    for (const text of ['Hemlig', '/dold']) expect(json).not.toContain(text);
  });

  it('keeps ids of tags', () => {
    expect([bare['Tags'], bare['StoriesIndexPage']]).toEqual([fields['Tags'], fields['StoriesIndexPage']]);
  });

  it('keeps the text of tags as it is delivered', () => {
    const route = { ...routeWith([]), fields: { Tags: { value: 'A1|B2' } } };
    expect(visitorLayout(route).fields).toEqual(route.fields);
  });

  it("keeps the page's id for the statistics", () => {
    expect([layout.itemId, layout.fields]).toEqual(['fc7cb517-dc98-e8cb-546e-71bcd944e49d', { GtmId: 'GTM-1' }]);
  });

  it('shares the fields of a section between requests', () => {
    const route = routeWith([uid]);
    const fieldsOf = (): unknown => visitorLayout(route).placeholders['headless-main']?.[0]?.fields;
    expect(fieldsOf()).toBe(fieldsOf());
  });
});
