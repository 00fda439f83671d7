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
    expect(context.blanked.get('car_images')).toBe(1);
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
