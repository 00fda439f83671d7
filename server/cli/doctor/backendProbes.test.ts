import { expect, it } from '@jest/globals';
import { readEnv } from '../../../config/env.ts';
import type { Group } from '../../../config/group/Group.ts';
import { backendProbes } from './backendProbes.ts';

const group = {
  name: 'fjord',
  defaultSite: { name: 'fjord', hosts: ['fjord.example'] },
  sites: [],
} as unknown as Group;
const at = (path: string): string => `https://${path}.example`;

/** Returns the probes of some settings by their variable. */
const probesOf = (settings: Record<string, string>) =>
  new Map(backendProbes(readEnv(settings), group).map((probe) => [probe.variable, probe]));

it('backendProbes() is empty without back ends', () => {
  expect([...probesOf({ MAP_TILES: '' }).keys()]).toEqual([]);
});

it.each([
  ['SEARCH_ENDPOINT', true, { SEARCH_ENDPOINT: at('search'), SEARCH_API_KEY: 'k' }],
  ['PLACES_ENDPOINT', true, { PLACES_ENDPOINT: at('places'), PLACES_USER_AGENT: 'Fjord Bil (web@fjord.example)' }],
  ['MAP_TILES', true, { MAP_TILES: `${at('tiles')}/{z}/{x}/{y}.png`, MAP_ATTRIBUTION: 'Map' }],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', false, { OTEL_EXPORTER_OTLP_ENDPOINT: at('traces') }],
  ['COMHUB_ENDPOINT', false, { COMHUB_ENDPOINT: at('leads'), COMHUB_API_KEY: 'k' }],
])('backendProbes() states whether %s must respond with 200: %s', (variable, isAnswered, settings) => {
  const probe = probesOf(settings).get(variable);
  expect(probe?.isAnswered).toBe(isAnswered);
});

it('backendProbes() sends the key in the header that the settings name', () => {
  const probe = probesOf({ COMHUB_ENDPOINT: at('leads'), COMHUB_API_KEY: 'secret' }).get('COMHUB_ENDPOINT');
  expect(Object.values(probe?.request.headers ?? {})).toEqual(['secret']);
});
