import express from 'express';
import type { Router, Request, RequestHandler, Response } from 'express';
import Joi from 'joi';
import { UnknownIndexError } from '../../shared/catalogue/CatalogueGateway.ts';
import type { CatalogueGateway } from '../../shared/catalogue/CatalogueGateway.ts';
import { hasDealers } from '../../shared/catalogue/hasDealers.ts';
import { indexFor } from '../../shared/catalogue/indexFor.ts';
import { foldText } from '../../shared/catalogue/foldText.ts';
import { searchLimits } from '../../shared/catalogue/searchLimits.ts';
import type { SearchRequest } from '../../shared/catalogue/SearchTypes.ts';
import type { RelaxRequest } from '../../shared/catalogue/list/RelaxationTypes.ts';
import type { KeyphraseRequest } from '../../shared/catalogue/keyphrase/KeyphraseTypes.ts';
import { maxSuggestionCharacters, minSuggestionCharacters } from '../../shared/catalogue/SuggestionTypes.ts';
import type { Suggestions } from '../../shared/catalogue/SuggestionTypes.ts';
import type { SiteSearchGateway } from '../../shared/content/SiteSearchGateway.ts';
import { ProblemError } from '../../shared/kit/problem.ts';
import type { Language, SiteContext } from '../../shared/site/SiteTypes.ts';
import { ApiRoutes } from '../http/api/ApiRoutes.ts';
import { acceptedEncoding, sendEncoded } from '../http/api/EncodedBody.ts';
import type { CountAttempts } from '../http/limits/limitAttempts.ts';
import { validate } from '../http/api/validate.ts';
import { siteOf } from '../site/siteOfRequest.ts';
import type { SearchAnswers, AnswerRequest } from './createSearchAnswers.ts';
import { findSuggestions } from './findSuggestions.ts';
import { limitCarFields, limitDealerFields, withoutEmployees } from './limitFields.ts';
import { relaxKey, searchKey } from './searchKey.ts';

const name = Joi.string()
  .pattern(/^[a-z][a-z0-9_]*$/, 'field name')
  .max(64);
const scalar = Joi.alternatives(Joi.string().allow('').max(200), Joi.number(), Joi.boolean());
const scalars = Joi.array().items(scalar).max(200);
/** Every required value costs a pass over the stock. */
const maxRequiredValues = 50;
const filterRule = Joi.object({ any: scalars, all: scalars.max(maxRequiredValues), not: scalars });
const filters = Joi.object().pattern(name, Joi.alternatives(scalars, filterRule)).max(40);

const schema = Joi.object<SearchRequest, true>({
  index: Joi.string().max(80),
  fields: Joi.array().items(name).max(120).default([]),
  keyphrase: Joi.string().allow('').max(200).default(''),
  facets: Joi.array()
    .items(Joi.object({ name: name.required(), child_name: name, sort_order: Joi.valid('asc'), filters }))
    .max(40)
    .default([]),
  limit: Joi.number().integer().min(0).max(1000).default(searchLimits.standard),
  offset: Joi.number().integer().min(0).max(1_000_000).default(0),
  sort_name: Joi.string().allow('').max(80).default(''),
  filters: filters.default({}),
});

type SiteLanguages = Pick<SiteContext, 'languages'>;

/** A language of the site: what the search knows of each language is kept in memory. */
const languageOf = ({ languages }: SiteLanguages): Joi.StringSchema =>
  Joi.string()
    .valid(...languages)
    .required();

const meaningSchema = (site: SiteLanguages): Joi.ObjectSchema<Pick<KeyphraseRequest, 'language' | 'keyphrase'>> =>
  Joi.object({
    language: languageOf(site),
    keyphrase: Joi.string().allow('').max(200).required(),
  });

const suggestionsSchema = (site: SiteLanguages): Joi.ObjectSchema<{ language: Language; text: string }> =>
  Joi.object({
    language: languageOf(site),
    text: Joi.string().trim().min(minSuggestionCharacters).max(maxSuggestionCharacters).required(),
  });

const listFilters = Joi.object<RelaxRequest['filters']>()
  .pattern(name, Joi.array().items(Joi.string().max(200)).max(50))
  .max(40);

const relaxSchema = Joi.object<Omit<RelaxRequest, 'index'>, true>({
  keyphrase: Joi.string().allow('').max(200).required(),
  filters: listFilters.required(),
});

export interface CatalogueApiOptions {
  /** Sites with an index of cars and one of dealers. */
  stockSites: readonly string[];
  catalogue: CatalogueGateway;
  /** Finds the pages among the suggestions. */
  siteSearch: SiteSearchGateway;
  answers: SearchAnswers;
  /** Rate limit of every request. */
  limit: RequestHandler;
  /** Counts cars and dealers that are delivered with all fields. */
  countRecords: CountAttempts;
}

/**
 * POST /api/search: cars of the requested site, or its dealers when the index names them.
 * /meaning returns the meaning of typed words, /relaxations the lists near an empty one, /suggestions completions of a
 * search, also on sites without stock. Lists have the fields of a card; all fields are only available for a few cars
 * named by id.
 */
export function catalogueApi(options: CatalogueApiOptions): Router {
  const { stockSites, catalogue, siteSearch, answers, limit, countRecords } = options;
  const routes = new ApiRoutes();
  const body = express.json({ limit: '64kb', type: () => true });

  const send = async (
    request: Request,
    response: Response,
    wanted: Pick<AnswerRequest, 'key' | 'search'>,
  ): Promise<void> => {
    const site = siteOf(response).name;
    const answer = await answers.get({ ...wanted, site, encoding: acceptedEncoding(request) });
    response.set({ 'Cache-Control': 'no-store', 'Content-Type': 'application/json; charset=utf-8' });
    sendEncoded(response, answer);
  };

  routes.post('/meaning', limit, body, async (request, response) => {
    const words = validate(meaningSchema(siteOf(response)), request.body ?? {}, 'body');
    const { index } = vehicleIndex(response);
    const key = `meaning ${JSON.stringify([words.language, words.keyphrase])}`;
    await send(request, response, { key, search: () => catalogue.understand({ ...words, index }) });
  });
  routes.post('/relaxations', limit, body, async (request, response) => {
    const list = { ...validate(relaxSchema, request.body ?? {}, 'body'), ...vehicleIndex(response) };
    await send(request, response, { key: `relaxations ${relaxKey(list)}`, search: () => catalogue.relax(list) });
  });
  routes.post('/suggestions', limit, body, async (request, response) => {
    const siteConfig = siteOf(response);
    const { name: site, features } = siteConfig;
    const { language, text } = validate(suggestionsSchema(siteConfig), request.body ?? {}, 'body');
    const search = (): Promise<Suggestions> =>
      findSuggestions({ catalogue, siteSearch }, { site, language, text }, features);
    if (!features.stock) {
      response.set('Cache-Control', 'no-store').json(await search());
      return;
    }
    await send(request, response, { key: `suggestions ${JSON.stringify([language, foldText(text)])}`, search });
  });
  routes.post('/', limit, body, async (request, response) => {
    const requestBody = validate(schema, request.body ?? {}, 'body');
    const { index, kind } = ownIndex(requestBody.index, siteOf(response), stockSites);
    const limited = (kind === 'sites' ? limitDealerFields : limitCarFields)({ ...requestBody, index });
    const { request: search, wholeRecords } = limited;
    if (wholeRecords > 0) await countRecords(request, response, wholeRecords);
    try {
      await send(request, response, {
        key: `search ${searchKey(search)}`,
        search: async () => {
          if (kind === 'vehicles') return catalogue.searchCars(search);
          const dealers = await catalogue.searchDealers(search);
          return wholeRecords > 0 ? dealers : withoutEmployees(dealers);
        },
      });
    } catch (error) {
      if (!(error instanceof UnknownIndexError)) throw error;
      throw new ProblemError(400, 'Unknown index', error.message);
    }
  });
  routes.refuseOtherMethods();
  return routes.router;
}

function vehicleIndex(response: Response): { index: string } {
  return { index: ownIndex(undefined, siteOf(response), []).index };
}

function ownIndex(
  requested: string | undefined,
  { name: site, features }: Pick<SiteContext, 'name' | 'features'>,
  stockSites: readonly string[],
): { index: string; kind: 'vehicles' | 'sites' } {
  const vehicles = indexFor(site, 'vehicles');
  const dealers = indexFor(site, 'sites');
  if (requested === dealers && hasDealers({ features })) return { index: dealers, kind: 'sites' };
  if (!features.stock) {
    throw new ProblemError(400, 'No stock', `The site "${site}" has no stock to search.`);
  }
  if (requested === undefined || requested === vehicles) return { index: vehicles, kind: 'vehicles' };
  const others = stockSites.flatMap((other) => [indexFor(other, 'vehicles'), indexFor(other, 'sites')]);
  if (others.includes(requested)) {
    throw new ProblemError(403, 'Index of another site', `This site can search only "${vehicles}" and "${dealers}".`);
  }
  throw new ProblemError(
    400,
    'Unknown index',
    `There is no index "${requested}". This site has "${vehicles}" and "${dealers}".`,
  );
}
