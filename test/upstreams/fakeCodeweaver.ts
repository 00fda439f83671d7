import type { RequestListener, ServerResponse } from 'node:http';
import { createFinance } from '../../server/finance/createFinance.ts';
import type { CfdRequest, DefaultRequest } from '../../shared/finance/FinanceTypes.ts';
import { collectingLogger } from '../fixtures/contentSites.ts';
import { fakeUpstream } from './fakeUpstream.ts';
import type { FakeUpstream } from './fakeUpstream.ts';

/** Faults that replace a response. */
export const codeweaverFaults = ['status 500', 'hangs', 'half', 'no JSON', 'wrong shape', 'short', 'empty'] as const;
export type CodeweaverFault = (typeof codeweaverFaults)[number];

export interface FakeCodeweaver extends FakeUpstream {
  /** Sets the fault of all further requests; null removes it. */
  failWith(fault: CodeweaverFault | null): void;
}

const calculator = createFinance({ endpoint: '', apiKey: '', apiKeyHeader: '' }, collectingLogger());

/** Unused keys that the provider's responses include. */
const more = { Key: null, Culture: 'en-GB', ExpiresAt: '2026-12-24T00:00:00Z' };

function send(response: ServerResponse, answer: object): void {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
}

async function answerAsAsked(path: string, body: string, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(path, 'http://codeweaver.example');
  if (pathname === '/v1/default') {
    const { Products } = await calculator.defaults(JSON.parse(body) as DefaultRequest);
    send(response, { ...more, Products: Products.map((product) => ({ ...more, ...product })) });
  } else if (pathname === '/v1/cfd') {
    const { Vehicles } = await calculator.calculate(JSON.parse(body) as CfdRequest);
    send(response, { ...more, Vehicles: Vehicles.map(inTheirWords) });
  } else if (pathname === '/v1/legal') {
    const { TermsAndConditions } = await calculator.legal(searchParams.get('quoteRef') ?? '');
    send(response, {
      TermsAndConditions: `${TermsAndConditions}<script>steal()</script><p onclick="steal()">More</p>`,
    });
  } else {
    response.writeHead(404).end();
  }
}

/**
 * Converts to the provider's format. A vehicle with an error has no quotations at all, and notifications are objects.
 */
function inTheirWords(vehicle: Awaited<ReturnType<typeof calculator.calculate>>['Vehicles'][number]): object {
  if (vehicle.HasError) return { ...more, HasError: true, Error: vehicle.Error, FinanceQuotations: null };
  const FinanceQuotations = vehicle.FinanceQuotations.map(({ Finance, ...rest }) => ({
    ...more,
    ...rest,
    Error: null,
    Finance: { ...Finance, Notifications: Finance.Notifications.map((Message) => ({ Message, Level: 'Info' })) },
  }));
  return { ...more, HasError: false, Error: null, FinanceQuotations };
}

const faults: Record<CodeweaverFault, RequestListener> = {
  'status 500': (_request, response) => response.writeHead(500).end('oops'),
  hangs: () => undefined,
  half: (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '4000' });
    response.write('{"Products": [{"Name": ');
    response.destroy();
  },
  'no JSON': (_request, response) => response.end('<html>Down for maintenance</html>'),
  'wrong shape': (_request, response) =>
    send(response, { Products: 'none', Vehicles: [{ HasError: 'no' }], TermsAndConditions: 7 }),
  short: (_request, response) => send(response, { Products: [], Vehicles: [] }),
  empty: (_request, response) => response.end(),
};

/** Starts a finance provider with the widget's API below /v1. */
export async function fakeCodeweaver(): Promise<FakeCodeweaver> {
  const upstream = await fakeUpstream();
  const answerWell: RequestListener = ({ url = '' }, response) => {
    void answerAsAsked(url, upstream.seen.at(-1)?.body ?? '', response);
  };
  upstream.answerWith(answerWell);
  return {
    ...upstream,
    failWith: (fault) => upstream.answerWith(fault ? faults[fault] : answerWell),
  };
}
