import Joi from 'joi';
import type { HttpClient } from '../../upstream/httpClient.ts';
import type { GraphqlTransport } from './GraphqlTransport.ts';

interface GraphqlBody {
  data?: unknown;
  errors?: { message: string }[];
}

const bodySchema = Joi.object<GraphqlBody>({
  data: Joi.object().unknown().allow(null),
  errors: Joi.array().items(Joi.object({ message: Joi.string().allow('').required() }).unknown()),
}).unknown();

/** Sends queries to an Edge endpoint with the key in the header sc_apikey. Partial data with errors is not used. */
export function httpGraphqlTransport(client: HttpClient, endpoint: string, apiKey: string): GraphqlTransport {
  return async (query, variables) => {
    const options = { headers: { sc_apikey: apiKey }, schema: bodySchema, retryable: true };
    const { data, errors } = await client.postJson(endpoint, { query, variables }, options);
    const [error] = errors ?? [];
    if (error) throw new Error(`the platform answered with an error: ${error.message}`);
    if (data === undefined || data === null) throw new Error('the platform answered without data');
    return data;
  };
}
