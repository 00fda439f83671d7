import { describe, expect, it } from '@jest/globals';
import { createTranslate } from '../site/translate.ts';
import { fileField, fileSizeText } from './fileField.ts';
import { dictionaryTexts } from '../../test/fixtures/dictionaryTexts.ts';

describe('the file of a list entry', () => {
  it('is read from the value of a file field', () => {
    const value = { src: '/media/a.pdf', title: 'T', displayName: 'D', extension: 'pdf', size: 12, mimeType: 'x' };
    expect(fileField({ Title: { value: 'Villkor' }, Url: { value } })).toEqual({
      href: '/media/a.pdf',
      title: 'Villkor',
      extension: 'PDF',
      size: 12,
    });
    expect(fileField({ Url: { value } })?.title).toBe('T');
  });

  it('is read from a link with its facts', () => {
    const entry = {
      Url: { value: { href: 'https://files.example/a%20b.docx' } },
      Extension: { value: '.docx' },
      SizeBytes: { value: '2048' },
    };
    expect(fileField(entry)).toEqual({
      href: 'https://files.example/a%20b.docx',
      title: 'a b.docx',
      extension: 'DOCX',
      size: 2048,
    });
  });

  it('derives its kind from the extension of a bare text', () => {
    expect(fileField({ Url: { value: '/files/x.zip?v=2' } })).toEqual({
      href: '/files/x.zip?v=2',
      title: 'x.zip',
      extension: 'ZIP',
      size: null,
    });
  });

  it.each([[{}], [{ Url: { value: '' } }], [{ Url: { value: { src: 'javascript:alert(1)' } } }], [{ Url: null }]])(
    'is missing from %j',
    (entry) => {
      expect(fileField(entry)).toBeNull();
    },
  );
});

describe('the size of a file', () => {
  const t = createTranslate(dictionaryTexts('sv'), 'sv-SE');
  it.each([
    [1, 'sv-SE', '1 kB'],
    [340_000, 'sv-SE', '340 kB'],
    [1_200_000, 'sv-SE', '1,2 MB'],
    [8_449_999, 'en-GB', '8.4 MB'],
  ])('of %d bytes in %s is %s', (bytes, locale, text) => {
    expect(fileSizeText(bytes, locale, t)).toBe(text);
  });
});
