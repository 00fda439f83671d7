import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { GroupFolder } from '../../test/fixtures/groupFolder.ts';
import { polishCountry } from '../../test/fixtures/countries/polishCountry.ts';
import { readPostcode, writtenPostcode } from '../../shared/places/readPostcode.ts';
import { loadGroup } from './loadGroup.ts';
import { sitePostcodes } from './sitePostcodes.ts';

let folder: GroupFolder;
beforeEach(() => {
  folder = new GroupFolder();
});
afterEach(() => folder.remove());

describe('sitePostcodes()', () => {
  it('makes a country of a single file', () => {
    folder.write('config/countries/pl.yaml', [...polishCountry, 'postcodes: { forms: [NN-NNN], example: 00-950 }']);
    folder.writeSite({ country: 'pl' });
    const [site] = loadGroup('groups/fjord', folder.root).sites;
    if (!site) throw new Error('There is no site.');
    expect(writtenPostcode('00950', site.postcodes)).toBe('00-950');
    expect(readPostcode('00-9', site.postcodes)).toEqual({ code: '009', written: '00-9' });
  });

  it('matches characters that may be missing', () => {
    const postcodes = sitePostcodes({ forms: ['L(L)N(N) NLL'], example: 'M1 1AE' });
    if (typeof postcodes === 'string') throw new Error(postcodes);
    expect(['m11ae', 'EH129DH', '1AE'].map((text) => writtenPostcode(text, postcodes))).toEqual([
      'M1 1AE',
      'EH12 9DH',
      null,
    ]);
  });

  it.each([
    ['{ forms: [XX NN], example: XX 12 }', 'postcodes.forms.0 "XX NN" is not a form of postcodes'],
    ['{ forms: [NNN NN], example: "0579" }', 'postcodes have the example "0579"'],
    ['{ forms: [NNN NN], example: "75450" }', 'matches none of the forms'],
    ['{ forms: [], example: "0579" }', 'postcodes.forms must contain at least 1 items'],
  ])('refuses a country with the postcodes %s', (postcodes, fault) => {
    folder.write('config/countries/no.yaml', [...polishCountry, `postcodes: ${postcodes}`]);
    const faults = folder.faults().join('\n');
    expect(faults).toContain('config/countries/no.yaml:7: ');
    expect(faults).toContain(fault);
  });

  it('refuses a country without postcodes', () => {
    rmSync(join(folder.root, 'config/countries/no.yaml'));
    folder.write('config/countries/no.yaml', polishCountry);
    expect(folder.faults().join('\n')).toContain('postcodes is required');
  });
});
