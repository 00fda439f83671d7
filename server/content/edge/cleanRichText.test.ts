import { describe, expect, it } from '@jest/globals';
import { cleanRichText } from './cleanRichText.ts';

const hostile = '<p onclick="x()">a</p><script>x()</script>';
const clean = { html: '<p>a</p>' };

describe('cleanRichText()', () => {
  it('cleans rich text with the metadata of editors', () => {
    const metadata = { fieldId: 'A' };
    expect(cleanRichText('RichText', { Title: { value: '<b>' }, Text: { value: hostile, metadata } })).toEqual({
      Title: { value: '<b>' },
      Text: { ...clean, metadata },
    });
  });

  it('cleans rich text in any shape of list', () => {
    const entry = { Question: { value: 'Q' }, Answer: { value: hostile } };
    const cleaned = { Question: { value: 'Q' }, Answer: clean };
    const items = (Items: unknown): unknown => cleanRichText('Faq', { Items })['Items'];
    expect(items([{ id: '1', fields: entry }, entry])).toEqual([{ id: '1', fields: cleaned }, cleaned]);
    expect(items({ value: [{ fields: entry }] })).toEqual({ value: [{ fields: cleaned }] });
  });

  it('removes html forged by the platform', () => {
    const forged = { html: hostile };
    const fields = cleanRichText('Faq', {
      Title: forged,
      Unknown: { value: [{ fields: { Deep: forged } }] },
      Items: [{ fields: { Question: forged, Answer: forged } }],
    });
    expect(JSON.stringify(fields)).not.toMatch(/script|onclick/);
    expect(JSON.stringify(cleanRichText('constructor', { Text: forged }))).toBe('{"Text":{}}');
  });

  it('takes rich text that is no text for blank', () => {
    expect(cleanRichText('RichText', { Text: { value: { toString: 'x' } } })).toEqual({ Text: { html: '' } });
    expect(cleanRichText('RichText', { Text: 'a<br/>b' })).toEqual({ Text: { html: 'a<br>b' } });
    expect(cleanRichText('RichText', { Text: null })).toEqual({ Text: null });
  });
});
