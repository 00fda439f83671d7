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

describe('the free facts of the trucks', () => {
  const answerOf = (path: string) => request(app).get(path).set('Host', 'polhem-trucks.localhost').redirects(0);

  it('are facets with counts in the language of the page', async () => {
    expect(wordsOf(await visit('/lastbilar'))).toMatch(/Miljöklass Euro VI E 10 Utsläppsfri 5 Euro VI D 4/);
    expect(wordsOf(await visit('/en/trucks'))).toMatch(/Emission standard Euro VI E 10 Zero-emission 5 Euro VI D 4/);
  });

  it('are fields of a form that needs no JavaScript', async () => {
    const html = await visit('/lastbilar');
    expect(html).toContain('name="fact_emission_standard"');
    expect(html).toContain('name="range_towing_weight.min"');
    const fields = 'fact_emission_standard=Euro+VI+D&range_towing_weight.min=30+000+kg&range_towing_weight.max=';
    const { status, headers } = await answerOf(`/lastbilar?${fields}`);
    expect(status).toBe(302);
    expect(headers['location']).toBe('/lastbilar?fact_emission_standard=Euro+VI+D&range_towing_weight=30000-');
  });

  it('filter a list that search engines do not index', async () => {
    const html = await visit('/lastbilar?fact_emission_standard=Euro+VI+D&range_towing_weight=30000-');
    expect(trucksOf(html)).toHaveLength(1);
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect(wordsOf(html)).toContain('Släpvagnsvikt: ≥ 30 000 kg');
    expect(await visit('/sitemap.xml')).not.toContain('fact_');
  });

  it('have one address in every language of a value', async () => {
    const { status, headers } = await answerOf('/en/trucks?fact_emission_standard=Zero-emission');
    expect(status).toBe(308);
    expect(wordsOf(await visit(headers['location'] ?? ''))).toContain('Emission standard 1 selected');
  });

  it('are on the card of a truck', async () => {
    const html = await visit('/lastbilar?fact_emission_standard=Euro+VI+E&range_towing_weight=36000-');
    expect(wordsOf(html)).toMatch(/kg Miljöklass Euro VI E/);
    const [path = ''] = trucksOf(html);
    expect(wordsOf(await visit(path))).toMatch(/Miljöklass Euro VI E .*Släpvagnsvikt 36 000 kg/);
    expect(wordsOf(await visit(path.replace('/lastbil/', '/en/truck/')))).toMatch(/Towing weight 36,000 kg/);
  });
});
