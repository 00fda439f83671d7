import { describe, expect, it } from '@jest/globals';
import { hoursOn } from '../../../../shared/catalogue/dealers/openingHours.ts';
import { silentLogger } from '../../../../test/fixtures/silentLogger.ts';
import type { Workshop } from '../BookingReference.ts';
import type { DealerWithWorkshops } from './readDealers.ts';
import type { ReferenceSite } from './ReferenceSite.ts';
import { WorkshopDirectory } from './WorkshopDirectory.ts';
import type { WorkshopsFile } from './workshopsFile.ts';

const dealer: DealerWithWorkshops = {
  id: '1',
  site: 'own',
  site_official_name: 'Own',
  site_street: '400 Lyndale Ave S',
  site_zip: '55409',
  site_city: 'Minneapolis',
  site_region: '',
  site_geocoord: '44.94,-93.28',
  site_image_url: '',
  site_primary_image: null,
  site_departments: [
    {
      group: 'Workshop',
      erp_id: '1.1',
      phone: '',
      email: '',
      openingschedule: { openinghours: [{ day: 'Monday–Sunday', displayText: '08:00–16:00' }], deviationdays: [] },
      brands: [],
    },
  ],
};
const capacity = { lifts: 1, dropOffs: 1, noticeHours: 24, changeHours: 24, priceFactor: 1 };
const file: WorkshopsFile = { sites: {}, defaults: { ...capacity, smsReminderHour: false }, departments: {} };

/** The only workshop of a dealer in a region, on a site. */
function workshopOf(region: string, site: Partial<ReferenceSite>): Workshop {
  const { workshops } = new WorkshopDirectory(file, [{ ...dealer, site_region: region }], {
    site: { name: 'own', country: 'de', ...site },
    priceStep: 1,
    logger: silentLogger,
  });
  const [workshop] = workshops;
  if (!workshop) throw new Error('The dealer has no workshop.');
  return workshop;
}

it.each([
  ['names brands', ['Volvo'], [true, false]],
  ['names none', [], [null, null]],
])('hasBrand() of Volvo and Fiat for a workshop that %s', (_case, brands, expected) => {
  const departments = { '1.1': { brands } };
  const directory = new WorkshopDirectory({ ...file, departments }, [dealer], {
    site: { name: 'own', country: 'de' },
    priceStep: 1,
    logger: silentLogger,
  });
  expect(['Volvo', 'Fiat'].map((brand) => directory.hasBrand(brand))).toEqual(expected);
});

describe('a workshop', () => {
  it.each([
    ['Baden-Württemberg', {}, true],
    ['', { region: 'BW' }, true],
    ['Berlin', { region: 'BW' }, false],
    ['', {}, false],
  ])('in "%s" on a site with %j is closed on Epiphany: %s', (region, site, isClosed) => {
    const { schedule } = workshopOf(region, site);
    const year = String(new Date().getUTCFullYear() + 1);
    expect(hoursOn(schedule, `${year}-01-06`)).toHaveLength(isClosed ? 0 : 1);
  });

  it('has its address in the form of the country', () => {
    const american = { country: 'us', townForm: '{town}, {region} {postcode}' };
    expect(workshopOf('MN', american).address).toBe('400 Lyndale Ave S, Minneapolis, MN 55409');
  });
});

it("takes the dealer's own picture before the one of its feed", () => {
  const options = { site: { name: 'own', country: 'de' }, priceStep: 1, logger: silentLogger };
  const pictureOf = (change: Partial<DealerWithWorkshops>) =>
    new WorkshopDirectory(file, [{ ...dealer, ...change }], options).workshops[0]?.picture;
  const site_image_url = '/media/door.webp';
  expect(pictureOf({})).toBeUndefined();
  expect(pictureOf({ site_image_url })).toBe('/media/door.webp');
  expect(pictureOf({ site_image_url, site_primary_image: { original: 'https://a.example/b.jpg' } })).toBe(
    'https://a.example/b.jpg',
  );
});
