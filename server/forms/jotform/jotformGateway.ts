import Joi from 'joi';
import { LRUCache } from 'lru-cache';
import { JotformUnavailableError } from '../../../shared/forms/JotformGateway.ts';
import type { JotformAnswer, JotformGateway, JotformSubmissions } from '../../../shared/forms/JotformGateway.ts';
import type { HttpClient } from '../../upstream/HttpClient.ts';
import { UpstreamStatusError } from '../../upstream/upstreamErrors.ts';
import { encodeUriPart } from '../../../shared/kit/text/encodeUriPart.ts';

/** Kinds of questions whose answers can identify a person, or link to a person's file or payment. */
const personal = /fullname|email|phone|address|signature|fileupload|payment|stripe|paypal|square|appointment/;

const text = Joi.string().allow('');
const schema = Joi.object<JotformSubmissions>({
  content: Joi.array()
    .items(
      Joi.object({
        answers: Joi.object()
          .pattern(Joi.string(), Joi.object({ name: text, text, type: text, order: text }).unknown())
          .required(),
      }).unknown(),
    )
    .required(),
}).unknown();

/** Cache time of a response, ms. */
const freshFor = 60_000;

/**
 * Gateway to the newest submission of a form in Jotform's API.
 * It calls GET /form/{id}/submissions with the key in the header APIKEY. `endpoint` is its URL without a trailing
 * slash.
 */
export function jotformGateway(client: HttpClient, endpoint: string, apiKey: string): JotformGateway {
  const cache = new LRUCache<string, Promise<JotformSubmissions | null>>({ max: 200, ttl: freshFor });

  const ask = async (formId: string): Promise<JotformSubmissions | null> => {
    const url = `${endpoint}/form/${encodeUriPart(formId)}/submissions?limit=1&orderby=created_at`;
    try {
      const { content } = await client.getJson(url, { headers: { APIKEY: apiKey }, schema });
      return { content: content.slice(0, 1).map(({ answers }) => ({ answers: publicAnswers(answers) })) };
    } catch (error) {
      if (error instanceof UpstreamStatusError && error.status === 404) return null;
      throw new JotformUnavailableError({ cause: error });
    }
  };

  return {
    submissions: (formId) => {
      const cached = cache.get(formId);
      if (cached) return cached;
      const answer = ask(formId);
      cache.set(formId, answer);
      answer.catch(() => cache.delete(formId));
      return answer;
    },
  };
}

function publicAnswers(answers: Record<string, JotformAnswer>): Record<string, JotformAnswer> {
  const shown = Object.entries(answers).filter(([, { type }]) => !personal.test(type ?? ''));
  return Object.fromEntries(shown.map(([key, answer]) => [key, knownParts(answer)]));
}

function knownParts({ name, text: question, type, order, answer }: JotformAnswer): JotformAnswer {
  return {
    ...(name === undefined ? {} : { name }),
    ...(question === undefined ? {} : { text: question }),
    ...(type === undefined ? {} : { type }),
    ...(order === undefined ? {} : { order }),
    ...(answer === undefined ? {} : { answer }),
  };
}
