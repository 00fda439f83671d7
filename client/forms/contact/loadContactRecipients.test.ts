import { describe, expect, it } from '@jest/globals';
import { fakeCatalogue, testStore } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import type { Car } from '../../../shared/catalogue/Car.ts';
import type { Dealer } from '../../../shared/catalogue/dealers/Dealer.ts';
import type { SearchRequest } from '../../../shared/catalogue/SearchTypes.ts';
import type { ContactRecipients } from '../../../shared/forms/leadRecipient.ts';
import { loadContactRecipients } from './loadContactRecipients.ts';

const seller = { name: 'Maja', email: 'maja@harbour.example', phone: '' };

async function load(car: Partial<Car>, dealers: Partial<Dealer>[]) {
  const { gateways } = fakeCatalogue(0);
  const asked: SearchRequest[] = [];
  const searchDealers = (request: SearchRequest) => {
    asked.push(request);
    return Promise.resolve({ facet: [], content: dealers, total_items: dealers.length });
  };
  const store = testStore({ ...gateways, catalogue: { ...gateways.catalogue, searchDealers } });
  const found: ContactRecipients = await store.dispatch(
    loadContactRecipients(car, Promise.resolve(dealers[0] ?? null)),
  );
  return { found, asked };
}

describe('loadContactRecipients', () => {
  it('asks nobody for a car with a seller', async () => {
    const { found, asked } = await load({ car_sellers: [seller], car_site_id: '1' }, []);
    expect(found).toEqual({ recipient: { toName: 'Maja', toEmail: seller.email }, dealerships: null });
    expect(asked).toEqual([]);
  });

  it('takes the dealer of a car without one', async () => {
    const { found } = await load({ car_site_id: '1' }, [{ site_official_name: 'Uppsala', site_email: 'u@p.se' }]);
    expect(found.recipient).toEqual({ toName: 'Uppsala', toEmail: 'u@p.se' });
  });

  it('offers up to a hundred dealerships for a sample car', async () => {
    const dealers = [{ site_official_name: 'Uppsala' }, { site_official_name: 'Borås' }, {}];
    const { found, asked } = await load({ car_is_sample: true, car_sellers: [seller] }, dealers);
    expect(found.dealerships?.map(({ siteName }) => siteName)).toEqual(['Uppsala', 'Borås']);
    expect(asked).toMatchObject([{ index: 'sites_harbour-bil', limit: 100, filters: {} }]);
  });

  it('offers the dealerships that sell the brand of a sample car', async () => {
    const { found, asked } = await load({ car_is_sample: true, car_brand: 'Kia' }, [{ site_official_name: 'Uppsala' }]);
    expect(found.dealerships?.map(({ siteName }) => siteName)).toEqual(['Uppsala']);
    expect(asked.map(({ filters }) => filters)).toEqual([{ site_brands: ['Kia'] }]);
  });

  it('offers all dealerships where none names the brand of a sample car', async () => {
    const { asked } = await load({ car_is_sample: true, car_brand: 'Lada' }, []);
    expect(asked.map(({ filters }) => filters)).toEqual([{ site_brands: ['Lada'] }, {}]);
  });

  it('leaves a sample car to its own dealership while the others cannot be asked for', async () => {
    const { found } = await load({ car_is_sample: true, car_sellers: [seller], car_site_name: 'Uppsala' }, []);
    expect(found.dealerships).toEqual([{ siteName: 'Uppsala', recipient: { toName: 'Maja', toEmail: seller.email } }]);
  });
});
