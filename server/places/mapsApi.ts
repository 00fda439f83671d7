import { createHash } from 'node:crypto';
import type { Router, RequestHandler, Response } from 'express';
import Joi from 'joi';
import { ProblemError } from '../../shared/kit/problem.ts';
import type { PlacesGateway, PlacesScope } from '../../shared/places/PlacesGateway.ts';
import type { Place } from '../../shared/places/PlacesTypes.ts';
import { languageCodePattern } from '../../shared/site/languageCodePattern.ts';
import { ApiRoutes } from '../http/api/ApiRoutes.ts';
import { validate } from '../http/api/validate.ts';
import { siteOf } from '../site/siteOfRequest.ts';
import { MapTilesBusyError } from './MapTileSource.ts';
import type { MapTileSource } from './MapTileSource.ts';

interface LanguageQuery {
  language?: string;
}

const autocompleteSchema = Joi.object<LanguageQuery & { input: string; country?: string }>({
  input: Joi.string().trim().allow('').max(100).required(),
  country: Joi.string().pattern(/^[a-z]{2}$/, 'two lower-case letters'),
  language: Joi.string().pattern(languageCodePattern),
});
const detailsSchema = Joi.object<LanguageQuery & { placeId: string }>({
  placeId: Joi.string()
    .pattern(/^[\w-]+$/, 'place id')
    .max(80)
    .required(),
  language: Joi.string().pattern(languageCodePattern),
});
const reverseSchema = Joi.object<LanguageQuery & { lat: number; lng: number }>({
  lat: Joi.number().min(-90).max(90).required(),
  lng: Joi.number().min(-180).max(180).required(),
  language: Joi.string().pattern(languageCodePattern),
});

const tileNumber = /^(0|[1-9]\d{0,5})$/;
const weekSeconds = 7 * 24 * 60 * 60;

interface MapsApiOptions {
  limitTiles: RequestHandler;
  /** Returns the positions of the pins on a site's maps, which labels keep clear of; none by default. */
  pinsOn?: (site: string) => Promise<string>;
}

/** /api/maps: places by text, id and position, and the map tiles that this server draws. */
export function mapsApi(
  places: PlacesGateway,
  tiles: MapTileSource,
  { limitTiles, pinsOn = () => Promise.resolve('') }: MapsApiOptions,
): Router {
  const routes = new ApiRoutes();
  routes.get('/autocomplete', async (request, response) => {
    const { input, ...own } = validate(autocompleteSchema, request.query, 'query');
    const scope = { ...scopeOf(response), ...own };
    const predictions = input ? await places.autocomplete(input, scope).catch(refuse) : [];
    response.set('Cache-Control', predictions.length > 0 ? 'private, max-age=3600' : 'no-store');
    response.json({ predictions });
  });
  routes.get('/details', async (request, response) => {
    const { placeId, ...own } = validate(detailsSchema, request.query, 'query');
    const place = await found(
      places.details(placeId, { ...scopeOf(response), ...own }),
      'There is no place with this id.',
    );
    response.set('Cache-Control', 'public, max-age=86400');
    response.json(place);
  });
  routes.get('/reverse', async (request, response) => {
    const { lat, lng, ...own } = validate(reverseSchema, request.query, 'query');
    const place = await found(
      places.reverse(lat, lng, { ...scopeOf(response), ...own }),
      'There is no place near this position.',
    );
    response.set('Cache-Control', 'no-store'); // position of a visitor
    response.json(place);
  });
  routes.router.use('/tiles', limitTiles);
  routes.get('/tiles/:zoom/:x/:y.svg', async (request, response) => {
    const numbers = [request.params['zoom'], request.params['x'], request.params['y']].map(String);
    const [zoom = 0, x = 0, y = 0] = numbers.map(Number);
    const isTile = numbers.every((text) => tileNumber.test(text));
    const site = siteOf(response);
    const draw = async (): Promise<string | null> => tiles.tile({ zoom, x, y }, await pinsOn(site.name));
    const svg = isTile ? await drawn(draw(), response) : null;
    if (svg === null) throw new ProblemError(404, 'No such tile', 'There is no map tile with these numbers.');
    const tag = createHash('sha256').update(svg).digest('base64url').slice(0, 27);
    // a weak tag: the response is compressed later
    response.set({ ETag: `W/"${tag}"`, 'Cache-Control': `public, max-age=${weekSeconds}` });
    if (request.fresh) response.status(304).end();
    else response.type('svg').send(svg);
  });
  routes.refuseOtherMethods();
  return routes.router;
}

/** Country and main language of the site, for requests without their own. */
function scopeOf(response: Response): PlacesScope {
  const { country, languages } = siteOf(response);
  return { country, language: languages[0] };
}

/** Seconds after which most of the waiting tiles are drawn. */
const busySeconds = 2;

/** A tile; throws a 503 problem with Retry-After when too many wait. */
async function drawn(tile: Promise<string | null>, response: Response): Promise<string | null> {
  try {
    return await tile;
  } catch (error) {
    if (!(error instanceof MapTilesBusyError)) throw error;
    response.set('Retry-After', String(busySeconds));
    throw new ProblemError(503, 'Busy', 'Too many map tiles are waiting. Try again in a few seconds.');
  }
}

/** Throws a 502 problem for a back end that fails. The gateway has logged the reason. */
function refuse(): never {
  throw new ProblemError(502, 'No answer', 'The place search does not respond. Try again later.');
}

/** Throws a 404 problem without a place, and a 502 one when the back end fails. */
async function found(pending: Promise<Place | null>, otherwise: string): Promise<Place> {
  const place = await pending.catch(refuse);
  if (!place) throw new ProblemError(404, 'Not found', otherwise);
  return place;
}
