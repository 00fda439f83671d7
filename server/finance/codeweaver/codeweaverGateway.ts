import { FinanceUnavailableError } from '../../../shared/finance/FinanceGateway.ts';
import type { FinanceGateway } from '../../../shared/finance/FinanceGateway.ts';
import type { CfdVehicle, FinanceQuotation } from '../../../shared/finance/FinanceTypes.ts';
import { sanitizeHtml } from '../../kit/sanitizeHtml.ts';
import type { HttpClient } from '../../upstream/HttpClient.ts';
import { defaultsSchema, legalSchema, quoteSchema } from './answerSchemas.ts';
import { encodeUriPart } from '../../../shared/kit/text/encodeUriPart.ts';

interface CodeweaverSettings {
  client: HttpClient;
  /** Without a trailing slash. */
  endpoint: string;
  apiKey: string;
  apiKeyHeader: string;
}

/**
 * Quotes of the finance provider, in the format of its API.
 * Only fields that the widget reads are passed on. Nothing is cached: a quote is valid at its time only.
 */
export function codeweaverGateway({ client, endpoint, apiKey, apiKeyHeader }: CodeweaverSettings): FinanceGateway {
  const headers = apiKey ? { [apiKeyHeader]: apiKey } : {};
  const orUnavailable = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await answer;
    } catch (error) {
      throw new FinanceUnavailableError({ cause: error });
    }
  };
  return {
    defaults: (request) =>
      orUnavailable(
        client.postJson(`${endpoint}/default`, request, {
          headers,
          schema: defaultsSchema,
          retryable: true,
          kind: 'default',
        }),
      ),
    calculate: async (request) => {
      // a calculation changes nothing at the provider and may be retried
      const options = { headers, schema: quoteSchema, retryable: true, kind: 'cfd' };
      const { Vehicles } = await orUnavailable(client.postJson(`${endpoint}/cfd`, request, options));
      return { Vehicles: Vehicles.map(wholeVehicle) };
    },
    legal: async (reference) => {
      const url = `${endpoint}/legal?quoteRef=${encodeUriPart(reference)}`;
      const { TermsAndConditions } = await orUnavailable(
        client.getJson(url, { headers, schema: legalSchema, kind: 'legal' }),
      );
      return { TermsAndConditions: sanitizeHtml(TermsAndConditions) };
    },
  };
}

/** A vehicle with an error has no quotations; any other has complete ones. */
function wholeVehicle(vehicle: CfdVehicle): CfdVehicle {
  const { HasError, Error } = vehicle;
  const error = Error ? { Error } : {};
  if (HasError) return { HasError, ...error, FinanceQuotations: [] };
  return { HasError, ...error, FinanceQuotations: vehicle.FinanceQuotations.map(wholeQuotation) };
}

function wholeQuotation(quotation: FinanceQuotation): FinanceQuotation {
  const { HasError, Error } = quotation;
  const error = Error ? { Error } : {};
  if (HasError) return { HasError, ...error, Blocks: [], Finance: noFinance };
  const { Notifications, Quote } = quotation.Finance;
  const Apply = /^https?:\/\//i.test(Quote.QuoteActions.Apply) ? Quote.QuoteActions.Apply : '';
  return {
    HasError,
    ...error,
    Blocks: quotation.Blocks,
    Finance: { Notifications, Quote: { ...Quote, QuoteActions: { Apply } } },
  };
}

const noFinance: FinanceQuotation['Finance'] = {
  Notifications: [],
  Quote: {
    Term: 0,
    TotalDeposit: 0,
    TotalRegularPayment: 0,
    AnnualMileage: 0,
    QuoteReference: '',
    QuoteActions: { Apply: '' },
  },
};
