import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { createApp } from '../../../server/app.ts';
import { dealerParameterNames } from '../../../shared/catalogue/dealers/dealerQuery.ts';
import { listParameters } from '../../../shared/catalogue/list/listState.ts';
import { demoSites } from '../../fixtures/demo/demoSites.ts';
import { testServices } from '../demo/testServices.ts';

/* Texts whose every cut at an even length is inside an emoji. */

const text = `a${'😀'.repeat(110)}`;
/** Half an emoji, which JSON can carry and no URL. */
const half = 'a\ud83d';

let app: Express;
beforeAll(async () => {
  app = createApp(await testServices());
});

const facets = demoSites.find(({ name }) => name === 'polhem-bil')?.facets ?? [];

describe('a page with emoji where a text is cut', () => {
  it.each([
    ...listParameters(facets).map((name) => ['/bilar', name] as const),
    ...dealerParameterNames.map((name) => ['/anlaggningar', name] as const),
    ['/sok', 'q'],
    ['/verkstad/bokning', 'place'],
    ['/jamfor', 'cars'],
  ])('%s?%s= is no failure of the server', async (path, name) => {
    const { status } = await request(app)
      .get(path)
      .query({ [name]: text });
    expect(status).toBeLessThan(500);
  });

  it('/bilar/<brand> is no failure of the server', async () => {
    const { status } = await request(app).get(`/bilar/${encodeURIComponent(text)}`);
    expect(status).toBeLessThan(500);
  });
});

describe('a form with emoji where a text is cut', () => {
  it.each(['name', 'phone', 'email', 'message'])(
    'whose field %s has them is no failure of the server',
    async (name) => {
      const { status } = await request(app)
        .post('/bil/410658/volvo-xc40-b3-2021')
        .type('form')
        .send({
          form: 'contact',
          name: 'A B',
          phone: '070-555 12 34',
          email: 'a@b.example',
          message: 'Hi',
          [name]: text,
        });
      expect(status).toBeLessThan(500);
    },
  );
});

describe('a request with half an emoji', () => {
  it.each([
    ['/api/search/suggestions', { language: 'sv', text: half }],
    ['/api/search/meaning', { language: 'sv', keyphrase: half }],
    ['/api/search/relaxations', { language: 'sv', keyphrase: half, filters: { car_brand: [half] } }],
    ['/api/search', { language: 'sv', keyphrase: half, filters: { car_brand: [half] }, facets: ['car_brand'] }],
    ['/api/forms/comhub', { formName: half, values: { name: half } }],
  ])('to %s is no failure of the server', async (path, body) => {
    const { status } = await request(app).post(path).send(body);
    expect(status).toBeLessThan(500);
  });
});
