import { backendSettings } from '../../../config/backendSettings.ts';
import { edgeCredential } from '../../../config/edgeCredential.ts';
import type { Env } from '../../../config/env.ts';
import type { Group } from '../../../config/group/Group.ts';
import { indexFor } from '../../../shared/catalogue/indexFor.ts';
import { stockSitesOf } from '../../../shared/catalogue/stockSitesOf.ts';
import type { BackendProbe } from './judgeProbe.ts';

const json = { 'content-type': 'application/json', accept: 'application/json' };

/** Probe requests for each configured HTTP back end; none of them changes anything there. */
export function backendProbes(env: Env, group: Group): BackendProbe[] {
  return [...contentProbes(env), ...searchProbes(env, group), ...serviceProbes(env, group)];
}

function contentProbes(env: Env): BackendProbe[] {
  const { name, value } = edgeCredential(env);
  const keyVariable = env.EDGE_CONTEXT_ID ? 'EDGE_CONTEXT_ID' : 'EDGE_API_KEY';
  return [
    ...named(env.EDGE_ENDPOINT, {
      name: 'content platform',
      variable: 'EDGE_ENDPOINT',
      keyVariable,
      request: {
        url: env.EDGE_ENDPOINT,
        method: 'POST',
        headers: { ...json, [name]: value },
        body: JSON.stringify({ query: '{ __typename }' }),
      },
      isAnswered: true,
    }),
    ...named(env.PLATFORM_ORIGIN, {
      name: "content platform's addresses",
      variable: 'PLATFORM_ORIGIN',
      keyVariable: null,
      request: { url: env.PLATFORM_ORIGIN },
      isAnswered: false,
    }),
  ];
}

function searchProbes(env: Env, group: Group): BackendProbe[] {
  const [site = ''] = stockSitesOf(group.sites);
  const search = { index: indexFor(site, 'vehicles'), fields: ['car_id'], keyphrase: '', facets: [], limit: 1 };
  const credentials = Buffer.from(`${env.SEARCH_USERNAME}:${env.SEARCH_PASSWORD}`).toString('base64');
  return [
    ...named(env.SEARCH_ENDPOINT, {
      name: 'search service',
      variable: 'SEARCH_ENDPOINT',
      keyVariable: 'SEARCH_API_KEY',
      request: {
        url: env.SEARCH_ENDPOINT,
        method: 'POST',
        headers: { ...json, ...key(env.SEARCH_API_KEY_HEADER, env.SEARCH_API_KEY) },
        body: JSON.stringify({ ...search, offset: 0, sort_name: '', filters: {} }),
      },
      isAnswered: true,
    }),
    ...named(env.SEARCH_URL, {
      name: 'OpenSearch',
      variable: 'SEARCH_URL',
      keyVariable: 'SEARCH_PASSWORD',
      request: {
        url: env.SEARCH_URL,
        headers: env.SEARCH_USERNAME ? { authorization: `Basic ${credentials}` } : {},
      },
      isAnswered: true,
    }),
  ];
}

function serviceProbes(env: Env, group: Group): BackendProbe[] {
  const { comhub, sms, tireHotel, jotform, pageViews, finance, places } = backendSettings(env, group);
  const usesJotform = jotform.apiKey === '' ? '' : jotform.endpoint;
  const withKey = (
    name: string,
    room: string,
    { endpoint, apiKey, apiKeyHeader }: { endpoint: string; apiKey: string; apiKeyHeader: string },
  ): BackendProbe[] =>
    named(endpoint, {
      name,
      variable: `${room}_ENDPOINT`,
      keyVariable: `${room}_API_KEY`,
      request: { url: endpoint, headers: key(apiKeyHeader, apiKey) },
      isAnswered: false,
    });
  const mechmate = {
    endpoint: env.MECHMATE_ENDPOINT,
    apiKey: env.MECHMATE_API_KEY,
    apiKeyHeader: env.MECHMATE_API_KEY_HEADER,
  };
  return [
    ...withKey('booking system', 'MECHMATE', mechmate),
    ...withKey('tire hotel service', 'TIREHOTEL', tireHotel),
    ...withKey('finance provider', 'CODEWEAVER', finance),
    ...withKey('lead service', 'COMHUB', comhub),
    ...withKey('SMS service', 'SMS', sms),
    ...withKey('page views', 'PAGE_VIEW', { ...pageViews, apiKeyHeader: 'x-api-key' }),
    ...named(usesJotform, {
      name: 'embedded forms',
      variable: 'JOTFORM_ENDPOINT',
      keyVariable: 'JOTFORM_API_KEY',
      request: { url: `${usesJotform.replace(/\/+$/, '')}/user`, headers: { APIKEY: jotform.apiKey } },
      isAnswered: true,
    }),
    ...named(places.endpoint, {
      name: 'place search',
      variable: 'PLACES_ENDPOINT',
      keyVariable: null,
      request: {
        url: `${places.endpoint.replace(/\/+$/, '')}/search?q=Uppsala&format=jsonv2&limit=1`,
        headers: { 'user-agent': places.userAgent },
      },
      isAnswered: true,
    }),
    ...named(places.tiles, {
      name: 'map tiles',
      variable: 'MAP_TILES',
      keyVariable: null,
      request: { url: places.tiles.replaceAll(/\{[zxyr]\}/g, '0').replace('{s}', 'a') },
      isAnswered: true,
    }),
    ...named(env.OTEL_EXPORTER_OTLP_ENDPOINT, {
      name: 'trace collector',
      variable: 'OTEL_EXPORTER_OTLP_ENDPOINT',
      keyVariable: null,
      request: {
        url: `${env.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, '')}/v1/traces`,
        method: 'POST',
        headers: json,
        body: '{"resourceSpans":[]}',
      },
      isAnswered: false,
    }),
  ];
}

const named = (address: string, probe: BackendProbe): BackendProbe[] => (address === '' ? [] : [probe]);
const key = (header: string, value: string): Record<string, string> => (value === '' ? {} : { [header]: value });
