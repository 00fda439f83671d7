import { beforeAll, it } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { createApp } from '../../../server/app.ts';
import { demoGateways, testServices } from '../demo/testServices.ts';

let app: Express;

beforeAll(async () => {
  const gateways = await demoGateways();
  const moved = {
    pathToCarList: 'fordon',
    pathToSiteList: 'butiker',
    pathToCarDetail: 'objekt',
    pathToSiteDetail: 'butik',
  };
  const dictionary = async (...query: Parameters<typeof gateways.content.dictionary>) => ({
    ...(await gateways.content.dictionary(...query)),
    ...moved,
  });
  app = createApp(await testServices({ gateways: { ...gateways, content: { ...gateways.content, dictionary } } }));
});

it.each([
  ['/bilar', '/fordon'],
  ['/bilar?car_fuel=El', '/fordon?car_fuel=El'],
  ['/bil', '/fordon'],
  ['/anlaggningar', '/butiker'],
])('%s of a list that has moved leads to %s', async (path, location) => {
  const get = (address: string) => request(app).get(address).set('Host', 'polhem-carstore-se.localhost');
  await get(path).expect(308).expect('Location', location);
  await get(location).expect(200);
});

it.each([
  ['/bilar/volvo', '/fordon/volvo'],
  ['/bilar/volvo/xc60?car_fuel=El', '/fordon/volvo/xc60?car_fuel=El'],
  ['/bil/1234', '/objekt/1234'],
  ['/bil/1234/volvo-xc60', '/objekt/1234/volvo-xc60'],
  ['/anlaggning/ort', '/butik/ort'],
])('%s below a path that has moved leads to %s', async (path, location) => {
  const get = (address: string) => request(app).get(address).set('Host', 'polhem-carstore-se.localhost');
  await get(path).expect(308).expect('Location', location);
});

it.each(['/bilar/a/b/c', '/om-oss/finns/inte', '/finns/inte'])('%s stays not found', async (path) => {
  await request(app).get(path).set('Host', 'polhem-carstore-se.localhost').expect(404);
});
