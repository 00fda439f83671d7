import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { GroupFolder } from '../../test/fixtures/groupFolder.ts';
import { productVersion } from '../version/productVersion.ts';
import { applyRenamedSettings } from './applyRenamedSettings.ts';
import { loadGroup } from './loadGroup.ts';
import type { RenamedSetting } from './renamedSettings.ts';

const table: RenamedSetting[] = [
  { file: 'sites/*.yaml', from: 'look.colour', to: 'tokens.color', since: '0.2.0' },
  { file: 'sites/*.yaml', from: 'vat', to: 'prices', since: '0.2.0', convert: (value) => (value ? 'net' : undefined) },
  { file: 'group.yaml', from: 'title', to: 'name', since: '0.2.0' },
];

function apply(value: unknown): { value: unknown; faults: string[]; warnings: string[] } {
  const [faults, warnings]: [string[], string[]] = [[], []];
  const adder = (list: string[]) => (at: readonly (string | number)[], message: string) => {
    list.push(`${at.join('.')} ${message}`);
  };
  applyRenamedSettings(value, 'sites/*.yaml', { addFault: adder(faults), addWarning: adder(warnings) }, table);
  return { value, faults, warnings };
}

describe('applyRenamedSettings()', () => {
  it('moves a value to its new name with a warning', () => {
    expect(apply({ look: { colour: 'red' }, title: 'Fjord' })).toEqual({
      value: { look: {}, tokens: { color: 'red' }, title: 'Fjord' },
      faults: [],
      warnings: ['look.colour is called tokens.color since 0.2.0; rename it'],
    });
  });

  it('names the converted value to write', () => {
    const { value, warnings } = apply({ vat: true });
    expect(value).toEqual({ prices: 'net' });
    expect(warnings).toEqual(['vat is called prices since 0.2.0; write prices: "net" instead']);
  });

  it('removes a value that is the default of the new setting', () => {
    const { value, warnings } = apply({ vat: false });
    expect(value).toEqual({});
    expect(warnings).toEqual(['vat is replaced by prices since 0.2.0, whose default is the same; remove it']);
  });

  it('reports both names when both are set', () => {
    expect(apply({ vat: true, prices: 'gross' }).faults).toEqual([
      'vat is the old name of prices, which is set too; remove vat',
    ]);
  });

  it.each([null, 'text', [], { look: 'text' }, { look: [1] }, { look: null }])('leaves %j as it is', (value) => {
    expect(apply(structuredClone(value))).toEqual({ value, faults: [], warnings: [] });
  });
});

describe("a group's file with a renamed setting", () => {
  let folder: GroupFolder;
  beforeEach(() => {
    folder = new GroupFolder();
  });
  afterEach(() => folder.remove());

  const country = (...more: readonly string[]): void =>
    folder.write('groups/fjord/countries/no.yaml', [
      `postcodes: { forms: [NNNN], example: '0579', afterTown: true }`,
      'currency: NOK',
      'timeZone: Europe/Oslo',
      'distanceUnit: km',
      'powerUnit: hp',
      "phone: { code: '47', trunk: '' }",
      'plates: { forms: [LL NNNNN], example: AB 12345 }',
      ...more,
    ]);

  it.each([productVersion, '0.1.0'])('is loaded with a warning when the group is made for %s', (version) => {
    folder.write('groups/fjord/group.yaml', ['name: Fjord Bil', `product: ${version}`, 'sites: [fjord-bil]']);
    country();
    const { warnings, defaultSite } = loadGroup('groups/fjord', folder.root);
    expect(defaultSite.townForm).toBe('{town} {postcode}');
    expect(warnings).toEqual([
      'groups/fjord/countries/no.yaml:1: postcodes.afterTown is called townForm since 0.2.0; write townForm: "{town} {postcode}" instead.',
    ]);
  });

  it('is refused when the new name is set too', () => {
    country("townForm: '{postcode} {town}'");
    expect(folder.faults()).toContain(
      'groups/fjord/countries/no.yaml:1: postcodes.afterTown is the old name of townForm, which is set too; remove postcodes.afterTown.',
    );
  });
});
