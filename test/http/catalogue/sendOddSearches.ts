import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createApp } from '../../../server/app.ts';
import type { CatalogueGateway } from '../../../shared/catalogue/CatalogueGateway.ts';
import { demoSites } from '../../fixtures/demo/demoSites.ts';
import { oddSearches } from '../../fixtures/demo/oddSearches.ts';
import { demoGateways, testServices } from '../demo/testServices.ts';

interface Sent {
  method: 'GET' | 'POST';
  site: string;
  address: string;
  body?: string;
}

export interface OddFindings {
  /** Number of responses by class of status: "2" for 200, "4" for 404 … */
  answered: Record<string, number>;
  /** Requests with a status from 500 on. */
  failed: (Sent & { status: number })[];
  /** Requests that searched an index of another site. */
  strayed: (Sent & { index: string })[];
}

/**
 * Sends `count` odd URLs and as many odd search bodies to the product, one after the other.
 * The product runs over the demo stock.
 */
export async function sendOddSearches(count: number, seed: number): Promise<OddFindings> {
  const gateways = await demoGateways();
  const asked: string[] = [];
  const catalogue: CatalogueGateway = {
    searchCars: (search) => gateways.catalogue.searchCars(noted(search)),
    searchDealers: (search) => gateways.catalogue.searchDealers(noted(search)),
    relax: (list) => gateways.catalogue.relax(noted(list)),
    understand: (question) => gateways.catalogue.understand(noted(question)),
  };
  function noted<T extends { index: string }>(search: T): T {
    asked.push(search.index);
    return search;
  }
  const services = await testServices({ gateways: { ...gateways, catalogue } });
  const server = createApp(services).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const agent = new Agent({ keepAlive: true });
  const { port } = server.address() as AddressInfo;

  const send = async ({ method, site, address, body }: Sent): Promise<number> => {
    const headers = {
      host: `${site}.localhost`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const call = request({ port, host: '127.0.0.1', agent, method, path: address, headers });
    call.end(body);
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    await text(response);
    return response.statusCode ?? 0;
  };

  const pathsOf = new Map<string, string[]>();
  for (const { name, languages } of demoSites) {
    const texts = await gateways.content.dictionary({ site: name, language: languages[0] });
    const own = Object.entries(texts).filter(([key]) => key.startsWith('pathTo'));
    pathsOf.set(name, ['/', `/${texts['pathToCarList'] ?? ''}/volvo`, ...own.map(([, path]) => `/${path}`)]);
  }

  const findings: OddFindings = { answered: {}, failed: [], strayed: [] };
  const odd = oddSearches(seed);
  try {
    for (let at = 0; at < 2 * count; at += 1) {
      const site = demoSites[at % demoSites.length]?.name ?? '';
      const isSearch = at % 2 === 1;
      const address = isSearch
        ? at % 7 === 0
          ? '/api/search/meaning'
          : '/api/search'
        : odd.address(pathsOf.get(site) ?? []);
      const sent: Sent = {
        method: isSearch ? 'POST' : 'GET',
        site,
        address,
        ...(isSearch ? { body: odd.body(site) } : {}),
      };
      asked.length = 0;
      const status = await send(sent);
      const kind = String(status)[0] ?? '';
      findings.answered[kind] = (findings.answered[kind] ?? 0) + 1;
      if (status >= 500) findings.failed.push({ ...sent, status });
      for (const index of asked) {
        if (index !== `vehicles_${site}` && index !== `sites_${site}`) findings.strayed.push({ ...sent, index });
      }
    }
  } finally {
    agent.destroy();
    server.close();
  }
  return findings;
}
