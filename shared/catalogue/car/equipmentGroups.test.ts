import { describe, expect, it } from '@jest/globals';
import { groupEquipment } from './equipmentGroups.ts';

describe('groupEquipment()', () => {
  it('divides equipment into kinds', () => {
    const equipment = ['ABS-bromsar', 'Bluetooth', 'Läderratt', 'Takräcken', 'Dragkrok, elektrisk', 'Panoramatak'];
    expect(groupEquipment([...equipment, '360-kamera', 'Navigation', 'Två nycklar'])).toEqual([
      { kind: 'comfort', items: ['Panoramatak', 'Läderratt'] },
      { kind: 'exterior', items: ['Dragkrok, elektrisk', 'Takräcken'] },
      { kind: 'technology', items: ['Navigation', 'Bluetooth'] },
      { kind: 'safety', items: ['360-kamera', 'ABS-bromsar'] },
      { kind: 'history', items: ['Två nycklar'] },
    ]);
  });

  it.each([
    ['Heated steering wheel', 'comfort'],
    ['20-inch alloy wheels', 'exterior'],
    ['Hengerfeste, avtakbart', 'exterior'],
    ['Mukautuva vakionopeudensäädin', 'safety'],
    ['Prémiový zvuk', 'technology'],
    ['Anhängerkupplung', 'exterior'],
    ['Something new', 'comfort'],
  ])('knows %s as %s', (item, kind) => {
    expect(groupEquipment([item])).toEqual([{ kind, items: [item] }]);
  });

  it.each([
    ['HCV', 'Retarder', 'safety'],
    ['HCV', 'Parkeringskyla', 'cab'],
    ['HCV', 'Kylskåp i hytten', 'cab'],
    ['HCV', 'Luftfjädring', 'chassis'],
    ['LCV', 'Mellanvägg', 'cargo'],
    ['LCV', 'Rear parking sensors', 'safety'],
    ['MC', 'Topbox', 'luggage'],
    ['MC', 'Handtagsvärme', 'comfort'],
  ])('in a vehicle of type %s knows %s as %s', (type, item, kind) => {
    expect(groupEquipment([item], type)).toEqual([{ kind, items: [item] }]);
  });

  it('shows an item once that is delivered twice', () => {
    expect(groupEquipment(['Isofix', 'Isofix'])).toEqual([{ kind: 'safety', items: ['Isofix'] }]);
  });
});
