import { expect, it } from '@jest/globals';
import { nestedValue, plainPaths } from './nestedValue.ts';

const row = {
  make: 'Kia',
  'image[0].url': 'https://a.example/1.jpg',
  field: [
    { '@name': 'make', '@value': 'Volvo' },
    { '@name': 'engine', field: [{ '@name': 'fuel', '@value': 'El' }] },
    { '@name': 'link', '@value': 'https://a.example/b' },
  ],
  prices: {
    '@land': 'nl',
    prijs: [
      { btw: 'in', bedrag: '24950' },
      { btw: 'ex', bedrag: '20620' },
    ],
  },
  photos: [
    { kind: { '#text': 'Photo', '@n': '1' }, url: 'a' },
    { kind: 'film', url: 'b' },
    { kind: 'photo', url: 'c' },
  ],
};

it.each([
  ['field[@name=make]/@value', 'Volvo'],
  ['field[@name=engine]/field[@name=fuel]/@value', 'El'],
  ['field[@value=https://a.example/b]/@name', 'link'],
  ['field[@name=model]/@value', undefined],
  ['prices[@land=nl]/prijs[btw=in]/bedrag', '24950'],
  ['prices[@land=de]/prijs/bedrag', undefined],
  ['photos[kind=photo]/url', ['a', 'c']],
  ['photos[kind=photo][url=c]/url', 'c'],
  ['make[x=1]', undefined],
  ['image[0].url', 'https://a.example/1.jpg'],
])('nestedValue() finds %s', (path, value) => {
  expect(nestedValue(row, path)).toEqual(value);
});

it('plainPaths() names what a path reads', () => {
  expect(plainPaths('a/b[c=1][@d=2]/e')).toEqual(['a/b/e', 'a/b/c', 'a/b/@d']);
  expect(plainPaths('image[0].url')).toEqual(['image[0].url']);
});
