import { afterEach, describe, expect, it } from '@jest/globals';
import { loadVocabulary } from '../../config/languages/loadVocabulary.ts';
import { loadBookingReferences } from '../../server/booking/embedded/reference/loadBookingReferences.ts';
import { feedSettings } from '../../server/catalogue/feed/feedSettings.ts';
import { loadDealers } from '../../server/catalogue/feed/loadDealers.ts';
import { loadStock } from '../../server/catalogue/feed/loadStock.ts';
import { loadContentTree } from '../../server/content/embedded/loadContentTree.ts';
import type { Group } from '../../config/group/Group.ts';
import type { Car } from '../../shared/catalogue/Car.ts';
import { atLength } from '../../test/fixtures/atLength.ts';
import { collectingLogger } from '../../test/fixtures/feeds/feedFixtures.ts';
import { fjordSite, writtenGroup } from '../../test/fixtures/init/writtenGroup.ts';
import type { WrittenGroup } from '../../test/fixtures/init/writtenGroup.ts';
import { productTexts } from '../../test/fixtures/productTexts.ts';

let written: WrittenGroup | null = null;
const write = async (...answers: Parameters<typeof writtenGroup>): Promise<WrittenGroup> => {
  written = await writtenGroup(...answers);
  return written;
};
afterEach(async () => {
  await written?.remove();
  written = null;
});

const contentOf = ({ contentFolder, sites }: Group): ReturnType<typeof loadContentTree> =>
  loadContentTree(contentFolder, sites, { builtInTexts: productTexts });

/** Loads the cars that a group serves. */
async function carsOf(group: Group): Promise<{ served: number; cars: [site: string, car: Car][] }> {
  const [stock] = group.stock;
  if (!stock) throw new Error('the group has no stock');
  const vocabulary = loadVocabulary(group.languages);
  const cars: [string, Car][] = [];
  const feed = await feedSettings({ ...group, stock, vocabulary });
  const take = (site: string, car: Car): void => void cars.push([site, car]);
  const loaded = await loadStock({ ...feed, logger: collectingLogger(), take });
  expect(loaded?.report).toMatchObject({ skipped: 0, blanked: 0 });
  return { served: loaded?.report.served ?? 0, cars };
}

const bookingOf = ({ contentFolder, dealersFeed, sites }: Group): ReturnType<typeof loadBookingReferences> =>
  loadBookingReferences({
    contentFolder,
    dealersFile: dealersFeed,
    sites: sites.filter(({ features }) => features.booking),
    countries: new Map(sites.map(({ name, country }) => [name, country])),
    logger: collectingLogger(),
  });

describe('groupFiles()', () => {
  it.each([
    ['no', 'nb'],
    ['us', 'en-US'],
    ...(atLength
      ? [
          ['at', 'de-AT'],
          ['de', 'de'],
          ['dk', 'da'],
          ['fi', 'fi'],
          ['fr', 'fr'],
          ['gb', 'en'],
          ['se', 'sv'],
          ['sk', 'sk'],
        ]
      : []),
  ] as [country: string, language: string][])(
    'makes a group without faults for the country "%s" in "%s"',
    async (country, language) => {
      const { load } = await write({ country, sites: [{ ...fjordSite, languages: [language] }] });
      const group = load();
      const content = await contentOf(group);
      const routes = content.sites.get('fjord-bil')?.routes.get(language);
      for (const key of ['pathToWorkshopBooking', 'pathToBooking', 'pathToCarList']) {
        expect(routes?.has(`/${productTexts[language]?.[key] ?? key}`)).toBe(true);
      }
      expect((await carsOf(group)).served).toBe(10);
      const workshops = (await bookingOf(group)).get('fjord-bil')?.workshops;
      expect(workshops).toHaveLength(2);
    },
  );

  describe('with several sites', () => {
    const trucks = { ...fjordSite, key: 'fjord-truck', name: 'Fjord Truck', host: 'fjordtruck.example' };

    it('lists the example cars of each site under its own dealers', async () => {
      const { load } = await write({ sites: [fjordSite, { ...trucks, languages: ['sv'] }] });
      const group = load();
      const { cars } = await carsOf(group);
      const dealers = await loadDealers(group.dealersFeed);
      for (const site of ['fjord-bil', 'fjord-truck']) {
        const own = cars.filter(([name]) => name === site).map(([, car]) => car);
        expect(own).toHaveLength(10);
        expect(new Set(own.map((car) => car.car_site_id))).toEqual(new Set(dealers.get(site)?.map(({ id }) => id)));
      }
      const fuels = cars.filter(([name]) => name === 'fjord-truck').map(([, car]) => car.car_fuel);
      expect(fuels).toContain('Bensin');
    });

    it('gives each workshop its own erpId', async () => {
      const { load } = await write({ sites: [fjordSite, trucks] });
      const references = await bookingOf(load());
      const ids = [...references.values()].flatMap(({ workshops }) =>
        workshops.map(({ departmentId }) => departmentId),
      );
      expect(ids).toHaveLength(4);
      expect(new Set(ids).size).toBe(4);
    });

    it('writes a site that neither sells cars nor repairs them', async () => {
      const { load, files } = await write({ sites: [fjordSite, { ...trucks, stock: 'none', workshop: false }] });
      const group = load();
      await contentOf(group);
      const pages = [...files].filter(([file]) => file.startsWith('content/fjord-truck/'));
      expect(pages.map(([file]) => file).filter((file) => /cars?\.|sell|workshop/.test(file))).toEqual([]);
      expect(JSON.stringify(pages)).not.toMatch(/CarTeaser|SellCar|href: .verksted/);
    });
  });

  it('makes a workshop without cars', async () => {
    const { load, files } = await write({ sites: [{ ...fjordSite, stock: 'none' }] });
    const group = load();
    expect(group.stock).toEqual([]);
    await contentOf(group);
    expect(files.has('stock/cars.csv')).toBe(false);
    expect(String(files.get('content/fjord-bil/pages/start.nb.yaml'))).toContain('/verksted/bestill');
  });
});
