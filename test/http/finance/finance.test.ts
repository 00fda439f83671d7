import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { demoSites } from '../../fixtures/demo/demoSites.ts';
import { createApp } from '../../../server/app.ts';
import { indexFor } from '../../../shared/catalogue/indexFor.ts';
import { defaultRequest, quoteRequest } from '../../../shared/finance/quoteRequest.ts';
import type { QuoteChoice } from '../../../shared/finance/quoteRequest.ts';
import type { FinanceGateway } from '../../../shared/finance/FinanceGateway.ts';
import { noFinance } from '../../fixtures/finance/noFinance.ts';
import { quotedVehicle } from '../../fixtures/catalogue/quotedCar.ts';
import { demoGateways, testServices } from '../demo/testServices.ts';

const host = 'polhem-motors-uk.localhost:3000';
const dealerKey = 'PM-MAN-7E66';
const vehicle = quotedVehicle();
const choice: QuoteChoice = {
  term: 48,
  deposit: 5000,
  payment: 400,
  mileage: 10_000,
  calculation: 'ToRegularPayment',
};
const goodDefaults = defaultRequest(vehicle, dealerKey);
const goodQuestion = quoteRequest(vehicle, { id: '411501', dealerKey, familyKey: 'PCP' }, choice);

let app: Express;
let lines: { event: string }[];
beforeAll(async () => {
  const services = await testServices();
  ({ lines } = services.logger);
  app = createApp(services);
});

/** Returns a copy with the value at a path changed. */
function changed<T extends object>(body: T, path: (string | number)[], value: unknown): T {
  const copy = structuredClone(body);
  const parent = path.slice(0, -1).reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], copy);
  (parent as Record<string, unknown>)[path.at(-1) ?? ''] = value;
  return copy;
}

const parameters = ['VehicleRequests', 0, 'Parameters'];

describe('/api/codeweaver', () => {
  it('responds with uncacheable quotes', async () => {
    const defaults = await request(app).post('/api/codeweaver/default').set('Host', host).send(goodDefaults);
    expect(defaults.status).toBe(200);
    expect(defaults.headers['cache-control']).toBe('no-store');
    expect((defaults.body as { Products: unknown[] }).Products).toHaveLength(3);
    const quote = await request(app).post('/api/codeweaver/cfd').set('Host', host).send(goodQuestion);
    expect(quote.status).toBe(200);
    expect(quote.body).toMatchObject({ Vehicles: [{ HasError: false }] });
    const legal = await request(app).get('/api/codeweaver/legal?quoteRef=PQ-1').set('Host', host);
    expect(legal.body).toEqual({ TermsAndConditions: expect.stringContaining('subject to status') });
    const log = JSON.stringify(lines);
    for (const secret of [vehicle.Vin, 'UY73', 'PQ-1', dealerKey]) expect(log).not.toContain(secret);
  });

  it.each([
    ['a dealer of another site', ['OrganisationIdentifier', 'Value'], 'SOMEBODY'],
    ['another kind of vehicle', ['PhysicalVehicle', 'Type'], 'Tank'],
    ['no price', ['PhysicalVehicle', 'OnTheRoadPrice'], 0],
    ['a price beyond all cars', ['PhysicalVehicle', 'OnTheRoadPrice'], 1e12],
    ['a price in words', ['PhysicalVehicle', 'OnTheRoadPrice'], '38990'],
    ['another country', ['PhysicalVehicle', 'Registration', 'CountryCode'], 'SE'],
    ['a chassis number with markup', ['PhysicalVehicle', 'Vin'], '<b>'],
    ['something more', ['PhysicalVehicle', 'Colour'], 'red'],
  ] as [string, string[], unknown][])('refuses to ask for products with %s', async (_what, path, value) => {
    const body = changed(goodDefaults, path, value);
    const answer = await request(app).post('/api/codeweaver/default').set('Host', host).send(body);
    expect(answer.status).toBe(400);
    expect(answer.type).toBe('application/problem+json');
    expect((answer.body as { errors: { field: string }[] }).errors[0]?.field).toContain(path.join('.'));
  });

  it.each([
    ['a term of nothing', [...parameters, 'Term'], 0],
    ['a broken term', [...parameters, 'Term'], 4.5],
    ['a deposit below nothing', [...parameters, 'CashDeposit'], -1],
    ['a payment that is no number', [...parameters, 'RegularPayment'], null],
    ['a mileage beyond the moon', [...parameters, 'AnnualMileage'], 1e9],
    ['no product', [...parameters, 'FinanceProductFamilyKeys'], []],
    ['a hundred products', [...parameters, 'FinanceProductFamilyKeys'], Array.from({ length: 100 }, () => 'PCP')],
    ['a product with markup', [...parameters, 'FinanceProductFamilyKeys'], ['<PCP>']],
    ['an unknown calculation', [...parameters, 'CalculationType'], 'ToTheMoon'],
    ['a dealer of another site', [...parameters, 'OrganisationIdentifier', 'Value'], 'SOMEBODY'],
    ['no vehicle', ['VehicleRequests'], []],
    ['two vehicles', ['VehicleRequests', 1], goodQuestion.VehicleRequests[0]],
  ] as [string, (string | number)[], unknown][])('refuses to ask for a quote with %s', async (_what, path, value) => {
    const body = changed(goodQuestion, path, value);
    const answer = await request(app).post('/api/codeweaver/cfd').set('Host', host).send(body);
    expect(answer.status).toBe(400);
  });

  it('requires a reference for terms', async () => {
    const ask = (method: 'get' | 'post', path: string) =>
      request(app)[method](`/api/codeweaver${path}`).set('Host', host);
    expect((await ask('get', '/legal')).status).toBe(400);
    expect((await ask('get', '/legal?quoteRef=')).status).toBe(400);
    expect((await ask('get', `/legal?quoteRef=${'x'.repeat(201)}`)).status).toBe(400);
    expect((await ask('post', '/legal?quoteRef=1')).status).toBe(405);
    expect((await ask('get', '/cfd')).headers['allow']).toBe('POST');
    expect((await ask('get', '/nothing')).status).toBe(404);
    const tooLong = await request(app)
      .post('/api/codeweaver/cfd')
      .set('Host', host)
      .send({ filling: 'x'.repeat(20_000) });
    expect(tooLong.status).toBe(413);
  });

  it('says 502 when the provider does not answer as it should', async () => {
    const gateways = { ...(await demoGateways()), finance: noFinance() };
    const broken = createApp(await testServices({ gateways }));
    for (const [path, body] of [
      ['default', goodDefaults],
      ['cfd', goodQuestion],
    ] as const) {
      const answer = await request(broken).post(`/api/codeweaver/${path}`).set('Host', host).send(body);
      expect(answer.status).toBe(502);
      expect(answer.type).toBe('application/problem+json');
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect((await request(broken).get('/api/codeweaver/legal?quoteRef=1').set('Host', host)).status).toBe(502);
  });

  it('says 429 to an address that asks without end', async () => {
    const limited = createApp(await testServices());
    const statuses = new Set<number>();
    for (let round = 0; round < 241; round += 1) {
      statuses.add((await request(limited).get('/api/codeweaver/nothing').set('Host', host)).status);
    }
    expect([...statuses]).toEqual([404, 429]);
  });
});

describe('sites without finance quotes', () => {
  const others = demoSites.filter((site) => !site.finance);

  it('have nothing at /api/codeweaver', async () => {
    for (const { name } of others) {
      const answer = await request(app)
        .post('/api/codeweaver/default')
        .set('Host', `${name}.localhost`)
        .send(goodDefaults);
      expect([name, answer.status]).toEqual([name, 404]);
    }
  });

  it('have no place for them on the page of a car', async () => {
    const asked: string[] = [];
    const counting: FinanceGateway = {
      defaults: () => (asked.push('defaults'), Promise.reject(new Error('asked'))),
      calculate: () => (asked.push('calculate'), Promise.reject(new Error('asked'))),
      legal: () => (asked.push('legal'), Promise.reject(new Error('asked'))),
    };
    const gateways = { ...(await demoGateways()), finance: counting };
    const watched = createApp(await testServices({ gateways }));
    const pages = await Promise.all(
      demoSites
        .filter((site) => site.features.stock)
        .flatMap((site) => site.languages.map((language) => ({ site, language })))
        .map(async ({ site, language }) => {
          const { content } = await gateways.catalogue.searchCars({
            index: indexFor(site.name, 'vehicles'),
            fields: ['car_id', 'slug'],
            keyphrase: '',
            facets: [],
            limit: 1,
            offset: 0,
            sort_name: '',
            filters: { car_sale_state: ['available'] },
          });
          const dictionary = await gateways.content.dictionary({ site: site.name, language });
          const base = language === site.languages[0] ? '' : `/${language}`;
          const path = `${base}/${dictionary['pathToCarDetail'] ?? ''}/${content[0]?.car_id ?? ''}/${content[0]?.slug ?? ''}`;
          const { status, text } = await request(watched).get(path).set('Host', `${site.name}.localhost`);
          return { name: `${site.name} ${language}`, status, there: text.includes('id="finance-title"') };
        }),
    );
    expect(pages.filter(({ status }) => status !== 200)).toEqual([]);
    expect(pages.filter(({ there }) => there).map(({ name }) => name)).toEqual(['polhem-motors-uk en']);
    expect(pages.length).toBeGreaterThan(4);
    expect(asked).toEqual([]);
  });

  it('are contrasted by the British page', async () => {
    const { text } = await request(app).get('/car/411501/mercedes-benz-glc-220-d-4matic-2024').set('Host', host);
    const [, noscript] = /<noscript>(.*?)<\/noscript>/s.exec(text.slice(text.indexOf('id="finance-title"'))) ?? [];
    expect(noscript).toContain('Call us or send an enquiry and we will prepare a quote for you.');
    expect(noscript).toContain('href="tel:');
    expect(text).toContain('Loading Finance options...');
  });
});
