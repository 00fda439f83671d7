import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { createApp } from '../../../server/app.ts';
import { readPage } from '../readPage.ts';
import { testServices } from '../demo/testServices.ts';

let app: Express;

beforeAll(async () => {
  app = createApp(await testServices());
});

async function visit(path: string): Promise<string> {
  const { text } = await request(app).get(path).set('Host', 'polhem-trucks.localhost').expect(200);
  return text;
}

const wordsOf = (html: string): string => readPage(html).words.join(' ').replace(/\s+/g, ' ');

/** Addresses of the trucks on a list. */
const trucksOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/href="(\/lastbil\/\d+\/[a-z0-9-]+)"/g)].flatMap(([, path]) => path ?? [])),
];

describe('the site of trucks', () => {
  it('lists its stock in its own words', async () => {
    const html = await visit('/lastbilar');
    expect(trucksOf(html)).toHaveLength(19);
    expect(wordsOf(html)).toMatch(/19 lastbilar/);
    expect(wordsOf(html)).toMatch(/18 000 kg/);
    expect(wordsOf(html)).toMatch(/exkl\. moms/);
  });

  it('offers facets of heavy vehicles', async () => {
    const text = wordsOf(await visit('/lastbilar'));
    for (const facet of ['Påbyggnad', 'Användning', 'Axlar', 'Totalvikt']) expect(text).toContain(facet);
  });

  it('filters by gross weight', async () => {
    const heavy = trucksOf(await visit('/lastbilar?car_gross_weight=20000-26000'));
    expect(heavy.length).toBeGreaterThan(3);
    expect(heavy.length).toBeLessThan(19);
    expect(trucksOf(await visit('/lastbilar?car_axles=3')).sort()).toEqual(heavy.sort());
  });

  it('shows axles on the page of a truck', async () => {
    const [path = ''] = trucksOf(await visit('/lastbilar?car_axles=3'));
    expect(wordsOf(await visit(path))).toMatch(/Användning Distribution Axlar 3 Totalvikt 26 000 kg/);
    const english = wordsOf(await visit(path.replace('/lastbil/', '/en/truck/')));
    expect(english).toMatch(/Use Distribution Axles 3 Gross weight 26,000 kg/);
  });
});
