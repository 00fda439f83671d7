import { get } from 'node:http';

export interface FetchedBytes {
  status: number;
  /** Alternating names and values, as sent. */
  rawHeaders: string[];
  headers: NodeJS.Dict<string | string[]>;
  /** As sent, possibly compressed. */
  body: Buffer;
}

/** Gets a response without decoding it. */
export function fetchBytes(port: number, path: string, headers: Record<string, string>): Promise<FetchedBytes> {
  return new Promise((resolve, reject) => {
    const request = get({ port, path, headers, host: '127.0.0.1', agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject);
      response.once('end', () => {
        const { statusCode = 0, rawHeaders } = response;
        resolve({ status: statusCode, rawHeaders, headers: response.headers, body: Buffer.concat(parts) });
      });
    });
    request.once('error', reject);
  });
}
