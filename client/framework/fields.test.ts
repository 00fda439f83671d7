import { describe, expect, it } from '@jest/globals';
import type { Fields } from '../../shared/content/ContentTypes.ts';
import {
  booleanField,
  choiceField,
  hasAny,
  imageField,
  linkField,
  listField,
  numberField,
  pixelsField,
  textField,
  videoField,
} from './fields.ts';

const garbage: unknown[] = [
  undefined,
  null,
  0,
  7,
  '',
  'x',
  [],
  [null],
  {},
  { value: null },
  { value: {} },
  { value: [[]] },
  { value: { src: 5, href: {} } },
];

describe('readers of content fields', () => {
  it('take anything without throwing and read it as blank', () => {
    for (const field of garbage) {
      const fields = { F: field };
      expect(typeof textField(fields, 'F')).toBe('string');
      expect(booleanField(fields, 'F')).toBe(false);
      expect(imageField(fields, 'F')).toBeNull();
      expect(linkField(fields, 'F')).toBeNull();
      expect(listField(fields, 'F').every((entry) => typeof entry === 'object')).toBe(true);
      expect(choiceField(fields, 'F', ['A', 'B'])).toBe('A');
      expect(pixelsField(fields, 'G', 150)).toBe(150);
      expect(videoField(fields, 'F')).toBe('');
      expect(Number.isFinite(numberField(fields, 'F', 5))).toBe(true);
    }
    expect(textField(undefined, 'F')).toBe('');
    expect(textField({}, 'constructor')).toBe('');
  });

  it('read values as the platform sends them', () => {
    expect(textField({ T: { value: '  Hej ' } }, 'T')).toBe('Hej');
    expect(['1', true, 1, 'true'].map((value) => booleanField({ B: { value } }, 'B'))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(choiceField({ V: { value: 'fullscreen' } }, 'V', ['Default', 'FullScreen'])).toBe('FullScreen');
    expect(pixelsField({ W: { value: '200' } }, 'W', 150)).toBe(200);
    expect(imageField({ I: { value: { src: '/media/a.webp', alt: 'A', width: '1280', height: '' } } }, 'I')).toEqual({
      src: '/media/a.webp',
      alt: 'A',
      width: 1280,
    });
  });

  it('refuse addresses that are no web, mail, phone or own address', () => {
    const link = (href: string): unknown => linkField({ L: { value: { href, text: 'A' } } }, 'L');
    expect(link('javascript:alert(1)')).toBeNull();
    expect(link('data:text/html,x')).toBeNull();
    expect(link('/bilar')).toEqual({ href: '/bilar', text: 'A' });
    expect(link('tel:+4610')).toEqual({ href: 'tel:+4610', text: 'A' });
  });

  it('read numbers, 0 among them, and the given one for none', () => {
    const read = (value: unknown): number => numberField({ N: { value } }, 'N', 5000);
    expect([read(0), read('0'), read('7500'), read(''), read('soon'), read(null)]).toEqual([
      0, 0, 7500, 5000, 5000, 5000,
    ]);
  });

  it('read the address of a film from text, file and link', () => {
    const values: unknown[] = [
      '/media/films/coast',
      { src: '/f.mp4' },
      { href: 'https://m.example/f.webm' },
      'javascript:0',
    ];
    expect(values.map((value) => videoField({ V: { value } }, 'V'))).toEqual([
      '/media/films/coast',
      '/f.mp4',
      'https://m.example/f.webm',
      '',
    ]);
  });

  it('tell whether any of several fields holds something', () => {
    const fields: Fields = { A: { value: '' }, B: { value: { src: '/b.webp' } }, C: [{ id: '1', fields: {} }], D: [] };
    expect(['A', 'B', 'C', 'D', 'E'].map((name) => hasAny(fields, [name]))).toEqual([false, true, true, false, false]);
    expect(hasAny(fields, ['A', 'B'])).toBe(true);
  });

  it('read lists of references and of plain objects', () => {
    expect(listField({ L: [{ id: '1', fields: { A: 1 } }, { A: 2 }, null, 'x'] }, 'L')).toEqual([{ A: 1 }, { A: 2 }]);
  });
});
