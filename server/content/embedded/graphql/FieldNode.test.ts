import { beforeAll, describe, expect, it } from '@jest/globals';
import { startPlatform, storyPath } from '../../../../test/fixtures/platform/platformContent.ts';
import type { Json, Platform } from '../../../../test/fixtures/platform/platformContent.ts';

let itemOf: Platform['itemOf'];
beforeAll(async () => {
  ({ itemOf } = await startPlatform());
});

describe('fields', () => {
  const field = async (path: string, name: string, type: string, selection: string): Promise<unknown> =>
    ((await itemOf(path, `field(name: "${name}") { __typename value ... on ${type} { ${selection} } }`)) as Json)[
      'field'
    ];
  const block = '/content/hamnbilar/start/blocks/Data';

  it('give dates in every format', async () => {
    expect(await field(storyPath, 'date', 'DateField', 'dateValue formattedDateValue(format: "d MMM yyyy")')).toEqual({
      __typename: 'DateField',
      value: '20260214T000000Z',
      dateValue: Date.UTC(2026, 1, 14),
      formattedDateValue: '14 feb. 2026',
    });
    expect(await field(`${block}/2-Countdown`, 'TargetDate', 'DateField', 'jsonValue')).toEqual({
      __typename: 'DateField',
      value: '20260601T060000Z',
      jsonValue: { value: '2026-06-01T06:00:00Z' },
    });
  });

  it('give tags as items', async () => {
    const tags = (await field(
      storyPath,
      'Tags',
      'MultilistField',
      'count targetIds targetItems { id path field(name: "Value") { value } }',
    )) as {
      value: string;
      targetIds: string[];
    };
    expect(tags).toMatchObject({
      count: 2,
      targetItems: [
        { path: '/content/hamnbilar/Data/Tags/elbil', field: { value: 'Elbil' } },
        { path: '/content/hamnbilar/Data/Tags/hamnen', field: { value: 'Hamn' } },
      ],
    });
    expect(tags.value).toBe(tags.targetIds.join('|'));
    expect(tags.value).toMatch(/^[0-9A-F]{32}\|[0-9A-F]{32}$/);
  });

  it('give a page as a reference with its item', async () => {
    const teaser = (await field(
      `${block}/4-StoriesTeaser`,
      'StoriesIndexPage',
      'LookupField',
      'targetId(format: "D") targetItem { name } jsonValue',
    )) as Json;
    expect(teaser).toMatchObject({
      targetItem: { name: 'reports' },
      jsonValue: { id: teaser['targetId'], url: '/reports', name: 'reports', displayName: 'Reportage', fields: {} },
    });
  });

  it('give every kind its parts', async () => {
    expect(await field(`${block}/3-FileList/Files-1`, 'Url', 'FileField', 'url jsonValue')).toMatchObject({
      url: '/media/files/pris-2026.pdf',
      jsonValue: { value: { src: '/media/files/pris-2026.pdf', displayName: 'pris-2026', extension: 'pdf' } },
    });
    expect(
      await field(`${block}/2-Countdown`, 'Link', 'LinkField', 'text linkType anchor queryString targetItem { name }'),
    ).toMatchObject({
      text: 'Se',
      linkType: 'internal',
      anchor: 'tider',
      queryString: 'typ=1',
      targetItem: { name: 'service' },
    });
    expect(
      await field(
        `${block}/1-HeroBanner`,
        'QuickLinks',
        'MultilistField',
        'count targetItems { name parent { name } }',
      ),
    ).toMatchObject({
      count: 1,
      targetItems: [{ name: 'QuickLinks-1', parent: { name: '1-HeroBanner' } }],
    });
    expect(await field(`${block}/5-CarTeaser`, 'Filters', 'NameValueListField', 'values { name value }')).toMatchObject(
      {
        values: [
          { name: 'car_fuel', value: 'El' },
          { name: 'car_fuel', value: 'Bensin' },
          { name: 'car_price', value: '0-50000' },
        ],
      },
    );
  });

  it('are empty when nothing is written', async () => {
    expect(await field(`${block}/1-HeroBanner`, 'Text', 'TextField', 'jsonValue')).toEqual({
      __typename: 'TextField',
      value: '',
      jsonValue: { value: '' },
    });
  });

  it('are null when the template lacks them', async () => {
    expect(await field(storyPath, 'NoField', 'TextField', 'jsonValue')).toBeNull();
  });

  it('are found by id', async () => {
    const { id } = (await field(storyPath, 'Title', 'TextField', 'id')) as { id: string };
    expect(await field(storyPath, id, 'TextField', 'name')).toMatchObject({ name: 'Title', value: 'Kajen' });
  });

  it('say when a page was changed', async () => {
    expect(await field(storyPath, '__Updated', 'DateField', 'name')).toMatchObject({ value: '20260214T000000Z' });
  });
});
