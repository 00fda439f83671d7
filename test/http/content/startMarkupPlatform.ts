import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { markupPayloads } from '../../fixtures/markupPayloads.ts';

export interface MarkupPlatform {
  /** URL of the platform's GraphQL endpoint. */
  endpoint: string;
  /** Payloads inserted in a field so far. */
  used: ReadonlySet<string>;
  stop(): Promise<void>;
}

/**
 * Content fields that the product evaluates instead of showing.
 * With another value, the page would not exist.
 */
const structural = new Set(['href', 'src', 'linktype', 'id', 'url', 'anchor', 'name', 'uid', 'path', 'querystring']);

/**
 * Starts a content platform that forwards another one's responses with markup in all texts.
 * The markup is in every field of every section, in links ("javascript:" as their URL), titles and the dictionary.
 * @param original GraphQL URL of the other platform
 */
export async function startMarkupPlatform(original: string, key: string): Promise<MarkupPlatform> {
  const used = new Set<string>();
  let at = 0;
  const payload = (): string => {
    const text = markupPayloads[at % markupPayloads.length] ?? '';
    at += 1;
    used.add(text);
    return text;
  };

  /** Replaces the texts in a field's value and keeps its structure. */
  function changedField(value: unknown): unknown {
    if (typeof value === 'string') return payload();
    if (Array.isArray(value)) return value.map(changed);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => {
        if (name === 'href') return [name, 'javascript:window.markupRan=1'];
        return [name, structural.has(name) || typeof inner !== 'string' ? inner : payload()];
      }),
    );
  }

  function changed(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(changed);
    if (typeof value !== 'object' || value === null) return value;
    const isPhrase = 'key' in value && 'value' in value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => {
        if (name === 'displayName' || name === 'navigationTitle') return [name, payload()];
        // The dictionary also contains paths and the site's own settings.
        if (isPhrase && (name === 'key' || String(value.key).startsWith('pathTo'))) return [name, inner];
        return [name, name === 'value' || name === 'jsonValue' ? changedField(inner) : changed(inner)];
      }),
    );
  }

  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(original, {
        method: 'POST',
        headers: { 'content-type': 'application/json', sc_apikey: key },
        body: JSON.stringify(await json(request)),
      });
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(changed(await answer.json())));
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/api/graphql/v1`,
    used,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
