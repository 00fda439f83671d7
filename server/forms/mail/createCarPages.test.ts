import { expect, it } from '@jest/globals';
import { harbourSite } from '../../../test/fixtures/harbourSites.ts';
import { createCarPages } from './createCarPages.ts';

it('leaves out a note on VAT that the site empties', async () => {
  const site = { ...harbourSite('harbour-motors-uk'), hosts: [] };
  const carPageOf = createCarPages({
    content: { dictionary: () => Promise.resolve({ priceInclVat: '', pathToCarDetail: 'car' }) },
    builtInTexts: { en: { priceInclVat: 'incl. VAT', priceExclVat: 'plus VAT' } },
  });
  await expect(carPageOf(site, { car_id: '1', slug: 'a' })).resolves.toMatchObject({
    vatNotes: { incl: '', excl: 'plus VAT' },
  });
});
