import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import express from 'express';
import { createPlacesHttpGateway } from '../../client/places/placesHttpGateway.ts';
import { apiErrors } from '../../server/http/api/apiErrors.ts';
import { createEmbeddedPlaces } from '../../server/places/createEmbeddedPlaces.ts';
import { createNominatim } from '../../server/places/createNominatim.ts';
import { limitAttempts } from '../../server/http/limits/limitAttempts.ts';
import { loadPlaceFacts } from '../../config/group/loadPlaceFacts.ts';
import { mapsApi } from '../../server/places/mapsApi.ts';
import { setSite } from '../../server/site/siteOfRequest.ts';
import type { PlacesGateway } from '../../shared/places/PlacesGateway.ts';
import { collectingLogger } from '../fixtures/contentSites.ts';
import { postcodesOfCountry } from '../fixtures/countries/platesOfCountry.ts';
import { harbourSite } from '../fixtures/harbourSites.ts';
import { fakeNominatim } from '../upstreams/fakeNominatim.ts';
import type { FakeNominatim, NominatimFault } from '../upstreams/fakeNominatim.ts';
import { placesContract } from './places.contract.ts';

const embedded = createEmbeddedPlaces({
  codes: ['se', 'no', 'fi', 'gb', 'sk', 'de'],
  postcodes: new Map(['se', 'gb', 'de'].map((country) => [country, postcodesOfCountry(country)])),
  facts: loadPlaceFacts('.'),
});
const swedish = { country: 'se', language: 'sv' };
const userAgent = 'Harbour (web@harbour.example)';
const apps: Server[] = [];
let nominatim: FakeNominatim;

beforeAll(async () => {
  nominatim = await fakeNominatim();
});
afterEach(() => nominatim.failWith(null));
afterAll(async () => {
  for (const app of apps) app.close();
  await nominatim.stop();
});

function nominatimGateway(logger = collectingLogger(), callsPerSecond = 1000, timeoutMs = 10_000): PlacesGateway {
  return createNominatim({ endpoint: `${nominatim.address}/`, userAgent, callsPerSecond, logger, timeoutMs });
}

/** Creates the browser's gateway, over the product's own /api and the given search. */
async function browserGateway(behind: PlacesGateway): Promise<PlacesGateway> {
  const app = express().set('query parser', 'simple');
  app.use((_request, response, next) => {
    setSite(response, harbourSite('harbour-bil'));
    next();
  });
  app.use(
    '/api/maps',
    mapsApi(behind, embedded.tiles, { limitTiles: limitAttempts(0) }),
    apiErrors(collectingLogger()),
  );
  const server = app.listen(0, '127.0.0.1');
  apps.push(server);
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return createPlacesHttpGateway((address, init) =>
    fetch(new URL(address instanceof Request ? address.url : address, origin), init),
  );
}

describe('places of the sites’ countries', () => {
  it('have a postcode of Germany', async () => {
    const found = await embedded.gateway.autocomplete('D-80331', { country: 'de', language: 'sv' });
    expect(found.map(({ description }) => description)).toEqual(['80331 München, Bayern']);
  });

  it.each([
    ['79312', '79312, Baden-Württemberg'],
    ['793', '793, Baden-Württemberg'],
    ['79100', '79100 Freiburg, Baden-Württemberg'],
  ])('name a town with the German postcode %s only if it is there: %s', async (typed, description) => {
    const scope = { country: 'de', language: 'de' };
    const found = await embedded.gateway.autocomplete(typed, scope);
    expect(found.map((prediction) => prediction.description)).toEqual([description]);
    expect(await embedded.gateway.autocomplete(description, scope)).toEqual(found);
  });

  it('have towns alone in a country without postcodes', async () => {
    const scope = { country: 'no', language: 'nb' };
    expect(await embedded.gateway.autocomplete('0579', scope)).toEqual([]);
    expect(await embedded.gateway.autocomplete('Oslo', scope)).not.toEqual([]);
  });
});

placesContract('the embedded places', () => embedded.gateway);
placesContract('a Nominatim-compatible service', () => nominatimGateway());
placesContract('the browser with the embedded places behind', () => browserGateway(embedded.gateway));
placesContract('the browser with a Nominatim-compatible service behind', () => browserGateway(nominatimGateway()));

describe('a Nominatim-compatible service that fails', () => {
  const faults: NominatimFault[] = ['status 500', 'status 429', 'hangs', 'half', 'no JSON', 'wrong shape'];

  it.each(faults)('is called once for each of three failing requests: %s', async (fault) => {
    const logger = collectingLogger();
    const places = nominatimGateway(logger, 1000, 300); // Hanging requests time out.
    nominatim.failWith(fault);
    const before = nominatim.seen.length;
    await expect(places.autocomplete('Hemligby', swedish)).rejects.toThrow('places');
    await expect(places.details('osm-R305455', { language: 'sv' })).rejects.toThrow('places');
    await expect(places.reverse(59.8765, 17.6543, { language: 'sv' })).rejects.toThrow('places');
    const asked = nominatim.seen.length - before;
    // "Too many calls" also delays subsequent calls.
    if (fault === 'status 429') expect([1, 2, 3]).toContain(asked);
    else expect(asked).toBe(3);
    const log = JSON.stringify(logger.lines);
    expect(logger.lines.filter(({ event }) => event === 'upstream.failed')).toHaveLength(3);
    for (const secret of ['Hemligby', 'hemligby', '59.8', '17.6']) expect(log).not.toContain(secret);
  });

  it('rejects when it cannot be reached', async () => {
    const logger = collectingLogger();
    const settings = { endpoint: 'http://127.0.0.1:9', userAgent, callsPerSecond: 1000, logger };
    const places = createNominatim(settings);
    await expect(places.autocomplete('Uppsala', swedish)).rejects.toThrow('connection failed');
    await expect(places.details('osm-R305455', { language: 'sv' })).rejects.toThrow('connection failed');
  });

  it('is called again after a failure', async () => {
    const places = await browserGateway(nominatimGateway());
    nominatim.failWith('status 500');
    await expect(places.autocomplete('Uppsala', swedish)).rejects.toThrow('502');
    await expect(places.reverse(59.86, 17.64, { language: 'sv' })).rejects.toThrow('502');
    nominatim.failWith(null);
    expect(await places.autocomplete('Uppsala', swedish)).toHaveLength(1);
    expect(await places.reverse(59.86, 17.64, { language: 'sv' })).toMatchObject({ name: 'Uppsala' });
  });
});

describe('a Nominatim-compatible service', () => {
  it('is called once for equal queries', async () => {
    const places = nominatimGateway();
    const before = nominatim.seen.length;
    await Promise.all([places.autocomplete('Uppsala', swedish), places.autocomplete(' uppsala', swedish)]);
    await places.autocomplete('UPPSALA', swedish);
    const asked = nominatim.seen.slice(before);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.headers['user-agent']).toBe(userAgent);
    const query = new URL(asked[0]?.url ?? '', nominatim.address).searchParams;
    expect(Object.fromEntries(query)).toMatchObject({ q: 'uppsala', countrycodes: 'se', 'accept-language': 'sv' });
  });

  it('is called no more often than its limit', async () => {
    const places = nominatimGateway(collectingLogger(), 1, 900); // Shorter than the second until the next call is allowed.
    const before = nominatim.seen.length;
    const answers = await Promise.allSettled(
      ['Upp', 'Upps', 'Uppsa'].map((typed) => places.autocomplete(typed, swedish)),
    );
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(nominatim.seen.length - before).toBe(1);
  });

  it('finds only addresses that can be looked up again', async () => {
    const places = nominatimGateway();
    const found = await places.autocomplete('stålg', swedish);
    expect(found).toEqual([{ placeId: 'osm-W4711', description: 'Stålgatan 12 Uppsala, Uppsala län' }]);
    expect(await places.autocomplete('754 50', swedish)).toEqual([]);
  });

  it('gets positions no finer than a hundred metres', async () => {
    await nominatimGateway().reverse(59.858612, 17.638912, { language: 'sv' });
    expect(nominatim.seen.at(-1)?.url).toContain('lat=59.859&lon=17.639');
  });
});
