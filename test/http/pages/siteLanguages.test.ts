import { describe, expect, it } from '@jest/globals';
import { bookingPageKeys } from '../../../client/site/texts/bookingPageKeys.ts';
import { demoSites } from '../../fixtures/demo/demoSites.ts';
import { demoParts } from '../demo/testServices.ts';
import { roomKeys } from '../../fixtures/productTexts.ts';

describe('every site', () => {
  it.each(demoSites.map((site) => ({ name: site.name, site })))(
    'has at least five pages in each of its languages: $name',
    async ({ site }) => {
      const { contentBackend } = await demoParts();
      const items = await Promise.all(
        site.languages.map(async (language) => {
          const found = await contentBackend.pages({ site: site.name, language });
          return found.map(({ itemId }) => itemId).sort();
        }),
      );
      for (const found of items) {
        expect(found.length).toBeGreaterThanOrEqual(5);
        expect(found).toEqual(items[0]);
      }
    },
  );
});

describe('the dictionaries', () => {
  const versions = demoSites.flatMap((site) => site.languages.map((language) => ({ site: site.name, language })));

  it.each(versions)('have every text of the interface: $site in $language', async ({ site, language }) => {
    const { gateways } = await demoParts();
    const texts = await gateways.content.dictionary({ site, language });
    const optional = new Set<string>(bookingPageKeys);
    const keys = Object.values(roomKeys)
      .flat()
      .filter((key) => !optional.has(key));
    expect(keys.filter((key) => !texts[key])).toEqual([]);
  });
});
