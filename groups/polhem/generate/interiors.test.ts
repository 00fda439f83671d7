import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { equipmentText } from './cars/equipmentTexts.ts';
import type { DemoMedia } from './demoMedia.ts';
import { interiorImages } from './interiors.ts';
import type { InteriorFacts } from './interiors.ts';
import { shapeOf } from './models/modelShapes.ts';
import type { CarShape } from './models/modelShapes.ts';
import { modelTable } from './models/modelTable.ts';
import { demoSites, truckSite } from './siteTexts.ts';

const media = JSON.parse(readFileSync('groups/polhem/content/media/media.json', 'utf8')) as DemoMedia;
const swedish = truckSite;
const british = demoSites.find(({ country }) => country === 'UK') ?? truckSite;

const plain: InteriorFacts = { fuel: 'petrol', gearbox: 'manual', equipment: [] };

/** Returns set and view of each picture. */
function interiorOf({ shape = 'hatch-1', ...facts }: Partial<InteriorFacts> & { shape?: CarShape }, site = swedish) {
  const images = interiorImages(media, shape, { ...plain, ...facts }, site);
  return images.map(({ original }) => original.slice('/media/interiors/'.length, -'-1280.webp'.length));
}

describe('the interior of a demo car', () => {
  it('begins with the dashboard', () => {
    expect(interiorOf({})).toEqual([
      'compact-fabric/dash',
      'compact-fabric/front-seats',
      'compact-fabric/rear-bench',
      'compact-fabric/boot',
    ]);
  });

  it('shows the gear lever that the car has', () => {
    expect(interiorOf({ gearbox: 'automatic' })[0]).toBe('compact-fabric/dash-automatic');
    expect(interiorOf({ shape: 'estate-1', gearbox: 'automatic' })[0]).toBe('family-fabric/dash');
    expect(interiorOf({ shape: 'estate-1' })[0]).toBe('family-fabric/front-seats');
    expect(interiorOf({ shape: 'suv-2' })).toContain('family-fabric/boot');
    expect(interiorOf({ shape: 'suv-2' })[0]).toBe('compact-fabric/dash');
  });

  it('begins with the dashboard in every model of the stock', () => {
    const first = modelTable.flatMap(({ brand, model, versions }) => {
      const shape = shapeOf(brand, model);
      return shape === null ? [] : versions.map((version) => interiorOf({ shape, ...version })[0]);
    });
    expect(first.length).toBeGreaterThan(100);
    expect(first.filter((name) => !name?.includes('/dash'))).toEqual([]);
  });

  it('is that of an electric car in any shape', () => {
    expect(interiorOf({ shape: 'estate-2', fuel: 'electric', gearbox: 'automatic' })[0]).toBe('electric-fabric/dash');
    expect(interiorOf({ shape: 'sedan-2', fuel: 'electric' })).toContain('electric-fabric/boot-saloon');
  });

  it('has the upholstery of the equipment', () => {
    const leather = equipmentText('Skinnklädsel', british.language);
    const sports = equipmentText('Sportstolar', swedish.language);
    expect(interiorOf({ equipment: [sports] })[0]).toBe('compact-twotone/dash');
    expect(interiorOf({ equipment: [leather] }, british)[0]).toBe('compact-leather/dash-right');
    expect(interiorOf({ shape: 'van-1', equipment: [sports] })[0]).toBe('van-fabric/dash');
  });

  it('has the steering wheel on the right in Britain', () => {
    expect(interiorOf({ shape: 'van-1' }, british)).toEqual([
      'van-fabric/dash-right',
      'van-fabric/front-seats-right',
      'van-fabric/boot',
    ]);
  });

  it('is missing from trucks', () => {
    expect(interiorOf({ shape: 'truck-box' })).toEqual([]);
  });
});
