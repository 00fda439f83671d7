import { describe, expect, it } from '@jest/globals';
import { plainId, tagIds, tagsOfField } from './storyTags.ts';

const a = '0A0B0C0D000000000000000000000001';
const b = '0A0B0C0D000000000000000000000002';
const known = [
  { id: a, key: 'elbil', value: 'Elbil' },
  { id: b, key: 'vinter', value: 'Vinter' },
];

describe('the tags of a story', () => {
  it('are found by ids of any form', () => {
    const field = `{0a0b0c0d-0000-0000-0000-000000000002}|${a}`;
    expect(tagsOfField(field, known).map(({ value }) => value)).toEqual(['Vinter', 'Elbil']);
  });

  it('leave out unknown ids', () => {
    const field = `{0A0B0C0D-0000-0000-0000-000000000009}|elbil||${a}|0a0b0c0d-0000-0000-0000-000000000001`;
    expect(tagsOfField(field, known).map(({ key }) => key)).toEqual(['elbil']);
  });

  it('are read from references', () => {
    expect(tagIds([{ id: '0a0b0c0d-0000-0000-0000-000000000001' }, { id: 7 }, null, 'x'])).toEqual([a]);
  });

  it('are none in any other value', () => {
    for (const field of [undefined, null, 3, {}, '']) expect(tagIds(field)).toEqual([]);
  });

  it('are none for malformed ids', () => {
    expect(plainId('not-an-id')).toBe('');
  });
});
