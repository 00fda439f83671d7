import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import express from 'express';
import { createFinanceHttpGateway } from '../../client/finance/quote/financeHttpGateway.ts';
import { harbourSite } from '../fixtures/harbourSites.ts';
import { createFinance } from '../../server/finance/createFinance.ts';
import { financeApi } from '../../server/finance/financeApi.ts';
import { apiErrors } from '../../server/http/api/apiErrors.ts';
import { limitAttempts } from '../../server/http/limits/limitAttempts.ts';
import { createSiteDirectory } from '../../server/site/createSiteDirectory.ts';
import { resolveSite } from '../../server/site/siteOfRequest.ts';
import { FinanceUnavailableError } from '../../shared/finance/FinanceGateway.ts';
import type { FinanceGateway } from '../../shared/finance/FinanceGateway.ts';
import { defaultRequest, quoteRequest } from '../../shared/finance/quoteRequest.ts';
import { collectingLogger } from '../fixtures/contentSites.ts';
import { quotedVehicle } from '../fixtures/catalogue/quotedCar.ts';
import { codeweaverFaults, fakeCodeweaver } from '../upstreams/fakeCodeweaver.ts';
import type { FakeCodeweaver } from '../upstreams/fakeCodeweaver.ts';
import { financeContract } from './finance.contract.ts';

const harbourMotorsUk = harbourSite('harbour-motors-uk');

const apiKey = 'the-key-of-the-provider';
const dealerKey = harbourMotorsUk.finance?.dealerKey ?? '';
const impatient = { timeoutMs: 150 };
const apps: Server[] = [];
let codeweaver: FakeCodeweaver;

beforeAll(async () => {
  codeweaver = await fakeCodeweaver();
});
afterEach(() => codeweaver.failWith(null));
afterAll(async () => {
  for (const app of apps) {
    app.closeAllConnections();
    app.close();
  }
  await codeweaver.stop();
});

function codeweaverFinance(
  logger = collectingLogger(),
  { endpoint = `${codeweaver.address}/v1/`, timeoutMs = 5000 } = {},
): FinanceGateway {
  return createFinance({ endpoint, apiKey, apiKeyHeader: 'x-provider-key', timeoutMs }, logger);
}

const embedded = (): FinanceGateway =>
  createFinance({ endpoint: '', apiKey: '', apiKeyHeader: '' }, collectingLogger());

/** Creates the browser's gateway, over the product's own /api and the given quotes. */
async function browserGateway(behind: FinanceGateway): Promise<FinanceGateway> {
  const app = express().set('query parser', 'simple');
  app.use(resolveSite(createSiteDirectory([harbourMotorsUk], harbourMotorsUk.name)));
  app.use('/api/codeweaver', financeApi(behind, limitAttempts(0)), apiErrors(collectingLogger()));
  const server = app.listen(0, '127.0.0.1');
  apps.push(server);
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return createFinanceHttpGateway((address, init) =>
    fetch(new URL(address instanceof Request ? address.url : address, origin), init),
  );
}

financeContract('the embedded calculator', embedded, dealerKey);
financeContract('the provider', () => codeweaverFinance(), dealerKey);
financeContract('the browser with the calculator behind', () => browserGateway(embedded()), dealerKey);
financeContract('the browser with the provider behind', () => browserGateway(codeweaverFinance()), dealerKey);

const vehicle = quotedVehicle();
const choice = { term: 48, deposit: 5000, payment: 400, mileage: 10_000, calculation: 'ToRegularPayment' } as const;

/** All possible requests. */
function questionsTo(finance: FinanceGateway): (() => Promise<unknown>)[] {
  return [
    () => finance.defaults(defaultRequest(vehicle, dealerKey)),
    () => finance.calculate(quoteRequest(vehicle, { id: '1', dealerKey, familyKey: 'PCP' }, choice)),
    () => finance.legal('PQ-0000000000-0000'),
  ];
}

describe('the embedded calculator', () => {
  const answerOf = async (familyKey: string): Promise<string> =>
    JSON.stringify(await embedded().calculate(quoteRequest(vehicle, { id: '1', dealerKey, familyKey }, choice)));

  it('names the mileage of a product that depends on it', async () => {
    expect(await answerOf('PCP')).toContain('Annual mileage');
    expect(await answerOf('HP')).not.toContain('Annual mileage');
  });

  it('knows a product by its whole reference alone', async () => {
    const [reference = ''] = /PQ-[\dA-F]{10}-[\dA-F]{4}/.exec(await answerOf('HP')) ?? [];
    const terms = async (of: string) => (await embedded().legal(of)).TermsAndConditions;
    expect(await terms(reference)).toContain('Hire Purchase');
    for (const other of [`X${reference}`, `${reference}0`]) expect(await terms(other)).not.toContain('Hire Purchase');
  });
});

describe('a finance provider that fails', () => {
  it.each(codeweaverFaults)('is unavailable until it recovers: %s', async (fault) => {
    const logger = collectingLogger();
    const browser = await browserGateway(codeweaverFinance(logger, impatient));
    const direct = codeweaverFinance(logger, impatient);
    codeweaver.failWith(fault);
    for (const finance of [browser, direct]) {
      const [defaults, calculate, legal] = questionsTo(finance);
      for (const ask of [defaults, legal]) await expect(ask?.()).rejects.toThrow(FinanceUnavailableError);
      // The breaker may be open by now, which counts as unavailable too.
      await expect(calculate?.()).rejects.toThrow(FinanceUnavailableError);
    }
    codeweaver.failWith(null);
    for (const ask of questionsTo(codeweaverFinance(logger))) expect(await ask()).toBeTruthy();
    const log = JSON.stringify(logger.lines);
    for (const secret of [vehicle.Vin, 'UY73', apiKey, dealerKey, 'quoteRef']) expect(log).not.toContain(secret);
  });

  it('is said to be unavailable when nobody is there', async () => {
    for (const ask of questionsTo(codeweaverFinance(collectingLogger(), { endpoint: 'http://127.0.0.1:9' }))) {
      await expect(ask()).rejects.toThrow(FinanceUnavailableError);
    }
  });

  it('is left alone for a while after five failures', async () => {
    const finance = codeweaverFinance();
    codeweaver.failWith('status 500');
    const before = codeweaver.seen.length;
    for (let round = 0; round < 5; round += 1) await expect(questionsTo(finance)[0]?.()).rejects.toThrow();
    expect(codeweaver.seen.length - before).toBe(5);
  });

  it('gives no incomplete quote', async () => {
    const finance = codeweaverFinance();
    const [, calculate] = questionsTo(finance);
    const quotation = { HasError: false, Blocks: [], Finance: { Notifications: [], Quote: { Term: 48 } } };
    for (const Vehicles of [
      [{ HasError: false, FinanceQuotations: [] }],
      [{ HasError: false }],
      [{ HasError: false, FinanceQuotations: [{ HasError: false }] }],
      [{ HasError: false, FinanceQuotations: [quotation] }],
    ]) {
      codeweaver.answerWith((_request, response) => response.end(JSON.stringify({ Vehicles })));
      await expect(calculate?.()).rejects.toThrow(FinanceUnavailableError);
    }
  });
});

describe('the finance provider', () => {
  it('is called with its key', async () => {
    const browser = await browserGateway(codeweaverFinance());
    const before = codeweaver.seen.length;
    for (const ask of questionsTo(browser)) await ask();
    const [defaults, calculate, legal] = codeweaver.seen.slice(before);
    for (const { headers } of codeweaver.seen.slice(before)) expect(headers['x-provider-key']).toBe(apiKey);
    expect(defaults).toMatchObject({ method: 'POST', url: '/v1/default' });
    expect(JSON.parse(defaults?.body ?? '')).toEqual(defaultRequest(vehicle, dealerKey));
    expect(calculate).toMatchObject({ method: 'POST', url: '/v1/cfd' });
    expect(JSON.parse(calculate?.body ?? '')).toEqual(
      quoteRequest(vehicle, { id: '1', dealerKey, familyKey: 'PCP' }, choice),
    );
    expect(legal).toMatchObject({ method: 'GET', url: '/v1/legal?quoteRef=PQ-0000000000-0000' });
  });

  it('may lead to an application on the web only', async () => {
    const answer = await embedded().calculate(quoteRequest(vehicle, { id: '1', dealerKey, familyKey: 'PCP' }, choice));
    const quote = answer.Vehicles[0]?.FinanceQuotations[0]?.Finance.Quote;
    if (!quote) throw new Error('The calculator gives no quote.');
    quote.QuoteActions.Apply = 'javascript:alert(1)';
    codeweaver.answerWith((_request, response) => response.end(JSON.stringify(answer)));
    const [, calculate] = questionsTo(codeweaverFinance());
    const given = (await calculate?.()) as typeof answer;
    expect(given.Vehicles[0]?.FinanceQuotations[0]?.Finance.Quote.QuoteActions.Apply).toBe('');
  });
});
