import Joi from 'joi';
import type { HttpClient } from '../../../upstream/HttpClient.ts';
import type { GraphqlTransport } from './GraphqlTransport.ts';

interface GraphqlBody {
  data?: unknown;
  errors?: { message: string }[];
}

const bodySchema = Joi.object<GraphqlBody>({
  data: Joi.object().allow(null),
  errors: Joi.array().items(Joi.object({ message: Joi.string().allow('').required() })),
});

/** Authentication header of the platform, { name: 'sc_apikey', value: … }. Never sent to the browser. */
export interface EdgeCredential {
  name: string;
  value: string;
}

/** Sends queries to an Edge endpoint with the credential. Partial data with errors is discarded. */
export function httpGraphqlTransport(
  client: HttpClient,
  endpoint: string,
  credential: EdgeCredential,
): GraphqlTransport {
  return async (query, variables, headers = {}) => {
    const sentHeaders = { ...headers, [credential.name]: credential.value };
    const kind = /^\s*query\s+(\w+)/.exec(query)?.[1] ?? '';
    const options = { headers: sentHeaders, schema: bodySchema, retryable: true, kind };
    const { data, errors } = await client.postJson(endpoint, { query, variables }, options);
    const [error] = errors ?? [];
    if (error) throw new Error(`the platform returned an error: ${error.message}`);
    if (data === undefined || data === null) throw new Error('the platform returned no data');
    return data;
  };
}
