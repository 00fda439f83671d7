import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { realClock } from '../../../shared/kit/Clock.ts';
import type { Problem } from '../../../shared/kit/problem.ts';
import { createLeadService } from '../../../server/forms/createLeadService.ts';
import { createApp } from '../../../server/app.ts';
import { demoSites } from '../../fixtures/demo/demoSites.ts';
import { carContactLead, personalDataIn } from '../../fixtures/forms/carContactLead.ts';
import { leadApp } from './leadApp.ts';
import type { LeadApp } from './leadApp.ts';
import { demoGateways, testServices } from '../demo/testServices.ts';
import { sendLeadsToDemo } from '../../fixtures/demo/sendLeadsToDemo.ts';

sendLeadsToDemo();

const address = '/api/forms/comhub';
let house: LeadApp;
let before: number;

beforeAll(async () => {
  house = await leadApp();
});
beforeEach(async () => {
  before = await house.taken();
});
afterEach(() => {
  expect(personalDataIn(house.log())).toEqual([]);
});

const post = (body: string | object) => request(house.app).post(address).send(body);
const newLeads = async (): Promise<number> => (await house.taken()) - before;

describe('POST /api/forms/comhub', () => {
  it('responds 202 with the same receipt for the same submission', async () => {
    const lead = carContactLead();
    const { body, headers } = await post(lead).expect(202);
    expect(body).toEqual({ formSubmissionId: lead.formSubmissionId, receivedAt: expect.any(String) });
    expect(headers['cache-control']).toBe('no-store');
    expect((await post(lead).expect(202)).body).toEqual(body);
    expect(await newLeads()).toBe(1);
  });

  it('names every field that is wrong', async () => {
    const { body, headers } = await post(carContactLead({ name: '', phone: 'ring mig', email: 'a@b' })).expect(400);
    expect(headers['content-type']).toContain('application/problem+json');
    const { status, detail, errors } = body as Problem;
    expect(status).toBe(400);
    expect(errors?.map(({ field }) => field)).toEqual(['values.name', 'values.phone', 'values.email']);
    expect(detail).toContain('6 to 20 digits');
    expect(await newLeads()).toBe(0);
  });

  it('names invalid fields', async () => {
    const { quote: _quote, ...others } = carContactLead().values;
    const { body } = await post({ ...carContactLead(), more: 1, values: { ...others, name: 7, cc: 'a@b.se' } }).expect(
      400,
    );
    const fields = (body as Problem).errors?.map(({ field }) => field);
    expect(fields?.sort()).toEqual(['more', 'values.cc', 'values.name', 'values.quote']);
  });

  it.each(['polhem-motors-ukCarContactForm', 'polhem-bilSellBoatForm', 'polhem-bil', 'x'])(
    'refuses %s on this site',
    async (formName) => {
      const { body } = await post(carContactLead({}, { formName })).expect(400);
      expect(body).toMatchObject({ title: 'Unknown form', errors: [{ field: 'formName' }] });
      expect(await newLeads()).toBe(0);
    },
  );

  it('takes the form of the site whose host is asked', async () => {
    const lead = carContactLead(
      { toEmail: 'dealer@polhem-motors-uk.example' },
      { formName: 'polhem-motors-ukCarContactForm' },
    );
    await post(lead).set('Host', 'polhem-motors-uk.localhost').expect(202);
    await post(carContactLead()).set('Host', 'polhem-motors-uk.localhost').expect(400);
  });

  it('refuses a recipient of another site', async () => {
    const { body } = await post(carContactLead({ toEmail: 'spam@else.example' })).expect(400);
    expect(body).toMatchObject({ errors: [{ field: 'values.toEmail' }] });
    await post(carContactLead({ toEmail: 'sven.saljare@polhem.example' })).expect(202);
    expect(await newLeads()).toBe(1);
  });

  it('drops a submission with a filled trap silently', async () => {
    const lead = { ...carContactLead(), homepage: 'https://casino.example' };
    const { body } = await post(lead).expect(202);
    expect(body).toMatchObject({ formSubmissionId: lead.formSubmissionId });
    expect(await newLeads()).toBe(0);
    expect(house.log()).toContain('leads.trapped');
    expect(house.log()).not.toContain('casino');
    await post({ ...carContactLead(), homepage: '' }).expect(202);
    expect(await newLeads()).toBe(1);
  });

  it('takes JSON alone', async () => {
    const text = JSON.stringify(carContactLead());
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp']) {
      const { body } = await post(text).set('Content-Type', type).expect(415);
      expect((body as Problem).detail).toContain('application/json');
    }
    await request(house.app).post(address).expect(415);
    await post(text).set('Content-Type', 'application/json; charset=utf-8').expect(202);
    await post('{"formName":').set('Content-Type', 'application/json').expect(400);
    await post('').set('Content-Type', 'application/json').expect(400);
  });

  it('takes POST alone', async () => {
    for (const method of ['get', 'put', 'delete', 'patch'] as const) {
      const { headers } = await request(house.app)[method](address).expect(405);
      expect(headers['allow']).toBe('POST');
    }
  });

  it.each([
    ['Sec-Fetch-Site', 'cross-site', 403],
    ['Sec-Fetch-Site', 'same-site', 403],
    ['Sec-Fetch-Site', 'same-origin', 202],
    ['Sec-Fetch-Site', 'none', 202],
    ['Origin', 'https://evil.example', 403],
    ['Origin', 'null', 403],
    ['Origin', 'http://polhem-bil.localhost', 202],
  ])('answers a post with %s: %s with %d', async (header, value, status) => {
    await post(carContactLead()).set('Host', 'polhem-bil.localhost').set(header, value).expect(status);
  });

  it('trusts the browser’s fetch metadata over host names', async () => {
    const headers = { Host: '10.0.0.7', Origin: 'https://polhem-bil.example', 'Sec-Fetch-Site': 'same-origin' };
    await post(carContactLead()).set(headers).expect(202);
  });

  it('responds 503 when the database fails', async () => {
    const services = await testServices();
    const write = () => Promise.reject(Object.assign(new Error('Rosamunda is no integer'), { code: 'SQLITE_IOERR' }));
    const service = createLeadService({
      ...services,
      storage: { ...services.storage, write },
      sites: demoSites,
      catalogue: house.catalogue,
      clock: realClock,
    });
    const app = createApp({ ...services, gateways: { ...services.gateways, leads: service } });
    const { body, headers } = await request(app).post(address).send(carContactLead()).expect(503);
    expect(headers).toMatchObject({ 'retry-after': '5', 'content-type': expect.stringContaining('problem+json') });
    expect((body as Problem).detail).toContain('send it again');
    const facts = { site: 'polhem-bil', reason: 'Error SQLITE_IOERR', path: address, status: 503 };
    // One line for a failed request.
    expect(services.logger.lines.filter(({ event }) => event !== 'leads.carUnchecked')).toMatchObject([
      { level: 'error', event: 'leads.notTaken', facts },
    ]);
    expect(personalDataIn(JSON.stringify(services.logger.lines))).toEqual([]);
  });

  it('accepts an enquiry to the seller of any car in stock', async () => {
    const { catalogue } = await demoGateways();
    const services = await testServices();
    const service = createLeadService({ ...services, sites: demoSites, catalogue, clock: realClock });
    const app = createApp({ ...services, gateways: { ...services.gateways, leads: service } });
    const search = { index: 'vehicles_polhem-bil', fields: [], keyphrase: '', facets: [], offset: 0, sort_name: '' };
    for (const filters of [{}, { car_is_sample: [true] }]) {
      const { content } = await catalogue.searchCars({ ...search, limit: 3, filters });
      expect(content).toHaveLength(3);
      for (const { car_images: _images, car_equipment: _equipment, ...car } of content) {
        const toEmail = car.car_sellers?.[0]?.email ?? 'uppsala@polhem.example';
        const siteName = car.car_is_sample ? { siteName: 'Polhem Bil Uppsala' } : {};
        const lead = carContactLead({ car, toEmail, ...siteName });
        await request(app).post(address).send(lead).expect(202);
        const written = JSON.parse((await house.submissionOf(lead.formSubmissionId)) ?? '{}') as typeof lead;
        const {
          car_primary_image: _image,
          car_description: _description,
          car_texts: _texts,
          car_facts: _facts,
          car_fact_types: _factTypes,
          car_card_facts: _cardFacts,
          ...sent
        } = car;
        expect(written.values.car).toEqual(sent);
      }
    }
  });
});
