import { describe, expect, it } from '@jest/globals';
import { testPage, testSection } from '../../../test/fixtures/platform/fakeStories.ts';
import { findIndexId, indexReference, readLooks, tagsField, teaserLooks } from './storyFields.ts';

const index = { showDates: true, layout: 'Variant 2', highlightLatestStory: true } as const;

describe('the fields of a list of stories', () => {
  it('fall back from the section to the page to the index', () => {
    const own = { Layout: { value: 'Default' }, ShowDates: { value: true } };
    const page = { Layout: { value: 'Variant 2' }, HighlightLatestStory: { value: '1' } };
    expect(readLooks(own, page, index)).toEqual({ layout: 'Default', highlight: false, showDates: true });
    expect(readLooks({}, page, index)).toEqual({ layout: 'Variant 2', highlight: true, showDates: false });
    expect(readLooks({}, {}, index)).toEqual({ layout: 'Variant 2', highlight: true, showDates: true });
    expect(readLooks({}, {}, null)).toEqual({ layout: 'Default', highlight: false, showDates: false });
  });

  it('leave the dates of a teaser to the index', () => {
    expect(teaserLooks({ Layout: { value: 'variant 2' } }, null)).toEqual({
      layout: 'Variant 2',
      highlight: false,
      showDates: true,
    });
    expect(teaserLooks({}, { ...index, showDates: false }).showDates).toBe(false);
  });

  it('name the index', () => {
    const page = testPage([]);
    const reference = { StoriesIndexPage: { id: 'A', url: '/nyheter', fields: {} } };
    expect(findIndexId(testSection('StoriesList', reference), page)).toBe('A');
  });

  it('fall back to the page itself', () => {
    const page = testPage([]);
    expect(findIndexId(testSection('StoriesList'), page)).toBe(page.itemId);
  });

  it('hold a reference to the index', () => {
    const reference = { StoriesIndexPage: { id: 'A', url: '/nyheter', fields: {} } };
    expect(indexReference(reference)).toEqual({ id: 'A', url: '/nyheter' });
    for (const field of [undefined, null, '', { value: '' }, { id: '' }]) {
      expect(indexReference({ StoriesIndexPage: field })).toBeNull();
    }
  });

  it('have tags in any form', () => {
    const id = '0A0B0C0D000000000000000000000001';
    expect(tagsField({ Tags: { value: `{${id}}` } })).toEqual([id]);
    expect(tagsField({ Tags: [{ id }] })).toEqual([id]);
    expect(tagsField({})).toEqual([]);
  });
});
