import type { Logger } from '../../shared/kit/Logger.ts';
import type { PlacesGateway } from '../../shared/places/PlacesGateway.ts';
import { createHttpClient } from '../upstream/createHttpClient.ts';
import { nominatimPlacesGateway } from './nominatim/nominatimPlacesGateway.ts';

interface NominatimSettings {
  /** With or without a trailing slash. */
  endpoint: string;
  /** Says who asks and how to reach them. */
  userAgent: string;
  callsPerSecond: number;
  logger: Logger;
  /** For one question. */
  timeoutMs?: number;
  /** Answers while the service fails. */
  standIn?: PlacesGateway;
}

/**
 * Places from a Nominatim-compatible service. A question that fails is not asked again: the visitor types on, and a
 * service in trouble needs no second one.
 */
export function createNominatim(settings: NominatimSettings): PlacesGateway {
  const { endpoint, userAgent, timeoutMs = 4000, standIn, ...rest } = settings;
  const client = createHttpClient({
    name: 'places',
    timeoutMs,
    retries: 0,
    maxAnswerBytes: 512 * 1024,
    ...rest,
  });
  return nominatimPlacesGateway({
    client,
    endpoint: endpoint.replace(/\/+$/, ''),
    userAgent,
    ...(standIn && { standIn }),
  });
}
