import { describe, expect, it } from '@jest/globals';
import type { Language } from '../../../shared/site/SiteTypes.ts';
import { siteOfPhone } from './siteOfPhone.ts';

interface Site {
  name: string;
  country: string;
  languages: readonly [Language, ...Language[]];
}
const bil: Site = { name: 'bil', country: 'se', languages: ['sv', 'en'] };
const trucks: Site = { name: 'trucks', country: 'se', languages: ['fi'] };
const norge: Site = { name: 'norge', country: 'no', languages: ['nb', 'en'] };

describe('siteOfPhone()', () => {
  it.each([
    ['+46701740605', 'en', 'bil', 'en'],
    ['+4791234567', 'en', 'norge', 'en'],
    ['+4791234567', 'sv', 'norge', 'nb'],
    ['+46701740605', 'fi', 'trucks', 'fi'],
    ['+46701740605', undefined, 'bil', 'sv'],
    ['+442079460018', 'nb', 'norge', 'nb'],
    ['+442079460018', 'de', 'bil', 'sv'],
  ] as const)('sends to %s in the language %s of %s in %s', (phone, asked, name, language) => {
    const found = siteOfPhone(phone, asked, [bil, trucks, norge]);
    expect([found.site.name, found.language]).toEqual([name, language]);
  });
});
