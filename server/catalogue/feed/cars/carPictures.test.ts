import { describe, expect, it } from '@jest/globals';
import type { Car } from '../../../../shared/catalogue/Car.ts';
import { smallMapping } from '../../../../test/fixtures/feeds/feedFixtures.ts';
import type { FeedMapping } from '../mapping/FeedMappingTypes.ts';
import { isRowProblem } from '../FeedRow.ts';
import { createMappingContext } from '../mapping/MappingContext.ts';
import { mapRow } from '../mapping/mapRow.ts';
import type { PictureSets } from './pictureSets.ts';

const now = new Date('2024-05-01T06:00:00Z');
const newContext = (mapping: FeedMapping, sets?: PictureSets) =>
  createMappingContext(mapping, now, { pictureSets: sets });

function carOf(mapping: FeedMapping, values: Record<string, unknown>, context = newContext(mapping)): Car {
  const mapped = mapRow({ line: 2, values }, mapping, context);
  if (isRowProblem(mapped)) throw new Error(mapped.reason);
  return mapped.car;
}

const whole = { id: '1', make: 'Volvo', price: '100', year: '2011' };

describe('the pictures of a row', () => {
  it('takes only addresses that a page may load', () => {
    const mapping = smallMapping({ images: { column: 'pics', separator: ' ' } });
    const context = newContext(mapping);
    const pics = 'https://cdn.test/1.jpg javascript:x //evil /own/2.jpg http://cdn.test/3.jpg?w=9';
    const car = carOf(mapping, { ...whole, pics }, context);
    expect(car.car_images.map(({ original }) => original)).toEqual([
      'https://cdn.test/1.jpg',
      '/own/2.jpg',
      'https://cdn.test/3.jpg?w=9',
    ]);
    expect(car.car_primary_image?.thumbnail_url).toBe('https://cdn.test/1.jpg');
    expect(context.blanked.get('car_images')).toBe(2);
  });

  it('replaces texts in addresses', () => {
    const replace = [{ text: '{size}', by: 'w1200' }];
    const mapping = smallMapping({ images: { column: 'pics', thumbnailColumn: 'first', replace } });
    const pics = ['https://cdn.test/{size}/1.jpg', 'https://cdn.test/2.jpg'];
    const car = carOf(mapping, { ...whole, pics, first: 'https://cdn.test/{size}/3.jpg' });
    const originals = car.car_images.map(({ original }) => original);
    expect(originals).toEqual(['https://cdn.test/w1200/1.jpg', 'https://cdn.test/2.jpg']);
    expect(car.car_primary_image?.thumbnail_url).toBe('https://cdn.test/w1200/3.jpg');
  });

  it('resolves file names below the base address', () => {
    const rule = { column: 'pics', separator: '|', thumbnailColumn: 'first' };
    const originals = (base: string, pics: string): string[] => {
      const mapping = smallMapping({ images: { ...rule, base } });
      return carOf(mapping, { ...whole, pics, first: 'a.jpg' }, newContext(mapping)).car_images.map(
        ({ original }) => original,
      );
    };
    expect(originals('/media/stock/', '4711\\IMG (1).JPG | b#?.jpg|https://cdn.test/1.jpg')).toEqual([
      '/media/stock/4711/IMG%20(1).JPG',
      '/media/stock/b%23%3F.jpg',
      'https://cdn.test/1.jpg',
    ]);
    expect(originals('http://cdn.test:80/cars', 'c.jpg')).toEqual(['https://cdn.test/cars/c.jpg']);
  });

  it('refuses file names that leave the base address', () => {
    const rule = { column: 'pics', separator: '|', thumbnailColumn: 'first' };
    const originals = (base: string, pics: string): string[] => {
      const mapping = smallMapping({ images: { ...rule, base } });
      return carOf(mapping, { ...whole, pics, first: 'a.jpg' }, newContext(mapping)).car_images.map(
        ({ original }) => original,
      );
    };
    expect(originals('/media/stock/', '../a.jpg|C:\\a.jpg|javascript:x|a//b.jpg|./c.jpg')).toEqual([]);
  });

  it.each([
    [
      'keeps an address with commas whole',
      'https://img.dealer.example/upload/w_800,h_600,c_fill/v60.jpg',
      ['https://img.dealer.example/upload/w_800,h_600,c_fill/v60.jpg'],
    ],
    [
      'cuts addresses with commas apart',
      'https://a.example/w_800,h_600/1.jpg,https://a.example/w_800,h_600/2.jpg',
      ['https://a.example/w_800,h_600/1.jpg', 'https://a.example/w_800,h_600/2.jpg'],
    ],
    [
      'encodes blanks',
      'https://a.example/Kia Ceed front.jpg, https://a.example/Kia Ceed rear.jpg',
      ['https://a.example/Kia%20Ceed%20front.jpg', 'https://a.example/Kia%20Ceed%20rear.jpg'],
    ],
    ['keeps brackets', 'https://a.example/audi(1).jpg', ['https://a.example/audi(1).jpg']],
    ['completes an address without scheme', '//a.example/bmw.jpg', ['https://a.example/bmw.jpg']],
    ['completes a host', 'www.a.example/bmw.jpg', ['https://www.a.example/bmw.jpg']],
    ['needs no extension', 'https://a.example/photo/4711', ['https://a.example/photo/4711']],
    ['turns backslashes', 'https://a.example\\4711\\1.jpg', ['https://a.example/4711/1.jpg']],
    ['encodes a percent sign', 'https://a.example/100%.jpg', ['https://a.example/100%25.jpg']],
    ['decodes entities', 'https://a.example/p?a=1&amp;b=2', ['https://a.example/p?a=1&b=2']],
    ['parts addresses at line ends', 'https://a.example/1.jpg\nhttps://a.example/2.jpg', 2],
    ['parts addresses at bars', 'https://a.example/1.jpg|https://a.example/2.jpg', 2],
    ['parts addresses at semicolons', 'https://a.example/1.jpg; https://a.example/2.jpg', 2],
    ['parts addresses at blanks', 'https://a.example/1 https://a.example/2', 2],
    ['reads a list of JSON', '["https://a.example/1.jpg", "https://a.example/2.jpg"]', 2],
    ['drops repeated photos', 'https://a.example/1.jpg,https://a.example/1.jpg', 1],
    [
      'keeps the largest crop of a photo',
      'https://a.example/1.jpg?w=400,https://a.example/1.jpg?w=1200,https://a.example/2.jpg?w=400',
      ['https://a.example/1.jpg?w=1200', 'https://a.example/2.jpg?w=400'],
    ],
    [
      'keeps the largest crop by its name',
      'https://a.example/1_thumb.jpg,https://a.example/1_large.jpg,https://a.example/1_medium.jpg',
      ['https://a.example/1_large.jpg'],
    ],
    [
      'keeps the largest crop of a transformation',
      'https://a.example/w_400,h_300,c_fill/1.jpg,https://a.example/w_800,h_600,c_fill/1.jpg',
      ['https://a.example/w_800,h_600,c_fill/1.jpg'],
    ],
    ['keeps photos in numbered folders apart', 'https://a.example/p_1/full.jpg,https://a.example/p_2/full.jpg', 2],
  ])('%s', (_what, pics, expected) => {
    const mapping = smallMapping({ images: { column: 'pics' } });
    const context = newContext(mapping);
    const photos = carOf(mapping, { ...whole, pics }, context).car_images.map(({ original }) => original);
    expect(typeof expected === 'number' ? photos.length : photos).toEqual(expected);
    expect(context.blanked.size).toBe(0);
  });

  it.each([
    [
      '4711/turned.jpg|4711/Främre bild #1 (100%).jpg|4711/UPPER.JPG',
      ['4711/turned.jpg', '4711/Fr%C3%A4mre%20bild%20%231%20(100%25).jpg', '4711/UPPER.JPG'],
    ],
    ['4711\\UPPER.JPG', ['4711/UPPER.JPG']],
    ['Kia, front.jpg,Kia rear.jpg', ['Kia%2C%20front.jpg', 'Kia%20rear.jpg']],
    ['1.jpg 2.jpg', ['1.jpg', '2.jpg']],
    ['4711_1;4711_2', ['4711_1', '4711_2']],
  ])('finds the file names in "%s"', (pics, expected) => {
    const mapping = smallMapping({ images: { column: 'pics', base: '/media/stock/' } });
    const photos = carOf(mapping, { ...whole, pics }).car_images.map(({ original }) => original);
    expect(photos).toEqual(expected.map((name) => `/media/stock/${name}`));
  });

  it('reports addresses that cannot be used', () => {
    const mapping = smallMapping({ images: { column: 'pics' } });
    const context = newContext(mapping);
    carOf(mapping, { ...whole, pics: 'front.jpg' }, context);
    carOf(mapping, { ...whole, id: '2', pics: 'ftp://a.example/1.jpg' }, context);
    expect(context.blankedFindings.list()).toMatchObject([
      {
        reason: 'car_images has a photo that is no address (column pics)',
        examples: [{ line: 2, value: 'front.jpg' }],
        cure: expect.stringContaining('set "base" in images'),
      },
      {
        reason: 'car_images has a photo that is no address of the web (column pics)',
        examples: [{ line: 2, value: 'ftp://a.example/1.jpg' }],
      },
    ]);
  });

  it('leaves out an address whose host has a damaged character', () => {
    const mapping = smallMapping({ images: { column: 'pics' } });
    const context = newContext(mapping);
    const car = carOf(mapping, { ...whole, pics: 'https://a.ex\uFFFDmple/1.jpg' }, context);
    expect(car.car_images).toEqual([]);
    expect(context.blankedFindings.list()).toMatchObject([{ reason: expect.stringContaining('is no address') }]);
  });

  it('resolves the thumbnail below the base address', () => {
    const rule = { column: 'pics', separator: '|', thumbnailColumn: 'first' };
    const mapping = smallMapping({ images: { ...rule, base: '/media/stock' } });
    const { car_primary_image } = carOf(mapping, { ...whole, pics: '', first: 'a.jpg' }, newContext(mapping));
    expect(car_primary_image?.thumbnail_url).toBe('/media/stock/a.jpg');
  });

  describe('with pictures of the media library', () => {
    const pictures = (id: string) => ({
      images: [{ original: `/media/cars/${id}/front-three-quarter-1280.webp`, blur_data_url: '' }],
      primary: { thumbnail_url: `/media/cars/${id}/front-three-quarter-640.webp`, blur_data_url: '' },
    });
    const sets: PictureSets = new Map([['suv', [pictures('a'), pictures('b')]]]);
    const rule = (illustrations: boolean) =>
      smallMapping({ images: { pictureSets: { illustrations, note: 'Illustration.', body: { constant: 'suv' } } } });

    it('gives none unless the mapping opts in', () => {
      expect(carOf(rule(false), whole, newContext(rule(false), sets))).toMatchObject({
        car_images: [],
        car_description: '',
      });
    });

    it('gives the same set to the same car', () => {
      const chosen = (id: string): Car => carOf(rule(true), { ...whole, id }, newContext(rule(true), sets));
      expect(chosen('x').car_primary_image).toEqual(chosen('x').car_primary_image);
      expect(chosen('x').car_description).toBe('Illustration.');
      const used = Array.from({ length: 20 }, (_none, at) => chosen(String(at)).car_primary_image?.thumbnail_url);
      expect(new Set(used).size).toBe(2);
    });
  });
});
