import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { createApp } from '../../../server/app.ts';
import { createSiteTexts } from '../../../server/catalogue/energy/createSiteTexts.ts';
import { withEnergyLabels } from '../../../server/catalogue/energy/withEnergyLabels.ts';
import { germanEnergyLabel } from '../../fixtures/countries/energyRule.ts';
import { productTexts } from '../../fixtures/productTexts.ts';
import { readPage } from '../readPage.ts';
import { demoSites } from '../../fixtures/demo/demoSites.ts';
import { testServices } from '../demo/testServices.ts';

const host = 'polhem-bil.localhost';

let app: Express;
let plainApp: Express;

beforeAll(async () => {
  const services = await testServices();
  const { content, catalogue } = services.gateways;
  // the site as if its country required labels, where a car is new up to 2000 mil
  const energyLabel = { ...germanEnergyLabel, newCar: { maxMonths: 0, maxKm: 20_000 } };
  const labelled = withEnergyLabels(catalogue, {
    sites: demoSites.map((site) => ({ ...site, energyLabel })),
    textsOf: createSiteTexts(content.dictionary, productTexts),
    clock: services.gateways.clock,
  });
  app = createApp({ ...services, gateways: { ...services.gateways, catalogue: { ...catalogue, ...labelled } } });
  plainApp = createApp(services);
});

async function visit(path: string, server = app): Promise<string> {
  const { text } = await request(server).get(path).set('Host', host).expect(200);
  return text;
}

const wordsOf = (html: string): string => readPage(html).words.join(' ').replace(/\s+/g, ' ');
const lineOfCard =
  /Energiförbrukning, blandad körning: \d[\d,]* (?:l|kWh)\/100 km; CO₂-utsläpp, blandad körning: \d+ g\/km; CO₂-klass: [A-G]/;

describe('the energy label of new cars', () => {
  const list = '/bilar?car_mileage=0-1500';

  it('is a line on their cards', async () => {
    expect(wordsOf(await visit(list))).toMatch(lineOfCard);
  });

  it('is not on the cards of used cars', async () => {
    expect(wordsOf(await visit('/bilar?car_mileage=6000-20000'))).not.toContain('CO₂-klass');
  });

  it('is a section with a scale on their pages', async () => {
    const [path = ''] = /\/bil\/[\w-]+\/[\w-]+/.exec(await visit(list)) ?? [];
    const words = wordsOf(await visit(path));
    expect(words).toContain('Energiförbrukning och koldioxidutsläpp');
    expect(words).toMatch(/CO₂-klass: [A-G], på en skala från A till G/);
  });

  it('reaches lists that a browser loads', async () => {
    const fields = ['car_id', 'car_price_text'];
    const answer = await request(app)
      .post('/api/search')
      .set('Host', host)
      .send({ fields, limit: 5, filters: { car_mileage: ['0-1500'] } })
      .expect(200);
    const { content } = answer.body as { content: object[] };
    expect(content.map((car) => Object.keys(car).sort())).toContainEqual(['car_id', 'car_price_text', 'energyLabels']);
  });

  it('is nowhere on a site whose country requires none', async () => {
    const html = await visit(list, plainApp);
    expect(html).not.toMatch(/energyL|car_energy|CO₂-klass/);
  });
});
