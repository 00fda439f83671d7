import request from 'supertest';
import type { Gateways } from '../../../client/framework/Gateways.ts';
import { createApp } from '../../../server/app.ts';
import type { SearchRequest } from '../../../shared/catalogue/SearchTypes.ts';
import { readPage } from '../readPage.ts';
import { collectingLogger, demoGateways, testServices } from '../demo/testServices.ts';

interface Visited {
  status: number;
  location: string;
  text: string;
}

interface Asked {
  dealers: SearchRequest[];
  cars: SearchRequest[];
}

/** A Monday morning in Stockholm. */
export const monday = '2026-11-23T09:00:00Z';

/** Creates the product at a given time, over recording gateways; `dead` disables searches. */
export async function dealerPages(at = monday, dead: 'none' | 'dealers' | 'cars' | 'all' = 'none') {
  const gateways = await demoGateways();
  const asked: Asked = { dealers: [], cars: [] };
  const failure = { facet: [], content: [], total_items: 0, error: true as const };
  const { catalogue } = gateways;
  const watched: Gateways = {
    ...gateways,
    clock: { now: () => new Date(at) },
    catalogue: {
      ...catalogue,
      searchDealers: (search) => {
        asked.dealers.push(search);
        return dead === 'dealers' || dead === 'all' ? Promise.resolve(failure) : catalogue.searchDealers(search);
      },
      searchCars: (search) => {
        asked.cars.push(search);
        return dead === 'cars' || dead === 'all' ? Promise.resolve(failure) : catalogue.searchCars(search);
      },
    },
  };
  const app = createApp(await testServices({ gateways: watched, logger: collectingLogger() }));
  const visit = async (path: string, site = 'polhem-bil'): Promise<Visited> => {
    const { status, headers, text } = await request(app).get(path).set('Host', `${site}.localhost`);
    return { status, location: headers['location'] ?? '', text };
  };
  return { visit, asked };
}

/** Returns the joined runs of text of a page. */
export const wordsOf = (html: string): string => readPage(html).words.join(' ');
