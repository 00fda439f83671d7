import { Agent, request } from 'node:http';
import { resolveLink } from './resolveLink.ts';
import type { SiteAddress, SiteHosts } from './resolveLink.ts';

/** Response to a request, after redirects. */
export interface CrawlResponse {
  /** 0 when there was no response, or redirects go round in circles. */
  status: number;
  /** Last address, which differs from the requested one after a redirect. */
  address: SiteAddress;
  isHtml: boolean;
  body: string;
  /** Reason for the status 0. */
  failure: string;
}

/** Requests an address of a site. */
export type RequestAddress = (address: SiteAddress) => Promise<CrawlResponse>;

const maxRedirects = 10;
const timeoutMs = 30_000;

interface RawResponse {
  status: number;
  location: string;
  type: string;
  body: string;
}

/** Creates a client for a server's sites, which it addresses by their local host names. @param port of the server */
export function createRequestAddress(port: number, sites: SiteHosts): RequestAddress & { close(): void } {
  const agent = new Agent({ keepAlive: true });
  const requestOnce = ({ site, path }: SiteAddress): Promise<RawResponse> =>
    new Promise((resolve, reject) => {
      const headers = { Host: `${site}.localhost:${String(port)}` };
      const method = path.startsWith('/media/') ? 'HEAD' : 'GET';
      const sent = request(
        { host: '127.0.0.1', port, path, method, headers, agent, timeout: timeoutMs },
        (response) => {
          const { statusCode = 0, headers: received } = response;
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const { location = '', 'content-type': type = '' } = received;
            resolve({ status: statusCode, location, type, body: Buffer.concat(chunks).toString() });
          });
        },
      );
      sent.on('timeout', () => sent.destroy(new Error(`no response after ${String(timeoutMs / 1000)} s`)));
      sent.on('error', reject);
      sent.end();
    });
  const follow: RequestAddress = async (first) => {
    const failed = (failure: string): CrawlResponse => ({
      status: 0,
      address: first,
      isHtml: false,
      body: '',
      failure,
    });
    let address = first;
    for (let count = 0; count <= maxRedirects; count += 1) {
      try {
        const { status, location, type, body } = await requestOnce(address);
        const isHtml = type.startsWith('text/html');
        const next = status >= 300 && status < 400 ? resolveLink(location, address, sites) : null;
        if (!next) return { status, address, isHtml, body, failure: '' };
        address = next;
      } catch (error) {
        return failed(error instanceof Error ? error.message : String(error));
      }
    }
    return failed(`${String(maxRedirects)} redirects lead to no page`);
  };
  return Object.assign(follow, { close: () => agent.destroy() });
}
