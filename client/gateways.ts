import { realClock } from '../shared/kit/Clock.ts';
import type { Gateways } from './app/Gateways.ts';
import { createCatalogueHttpGateway } from './catalogue/catalogueHttpGateway.ts';
import { createContentHttpGateway } from './content/contentHttpGateway.ts';
import { createLeadHttpGateway } from './forms/leadHttpGateway.ts';
import { createPlacesHttpGateway } from './places/placesHttpGateway.ts';

/** The browser's composition root: the interfaces of the pages, over /api. */
export function createGateways(): Gateways {
  const fetchFromServer: typeof fetch = (input, init) => window.fetch(input, init);
  return {
    content: createContentHttpGateway(fetchFromServer),
    catalogue: createCatalogueHttpGateway(fetchFromServer),
    places: createPlacesHttpGateway(fetchFromServer),
    leads: createLeadHttpGateway(fetchFromServer),
    clock: realClock,
  };
}
