import { expect, it } from '@jest/globals';
import { harbourSites } from '../../test/fixtures/harbourSites.ts';
import type { ContentGateway } from '../../shared/content/ContentGateway.ts';
import { createRunningSites } from './runningSites.ts';

const contentFor = createRunningSites(harbourSites);
const query = { site: 'harbour-group', language: 'en' };

/** The address of a footer link for a visitor of a host. */
async function linkBy(host: string, href: string): Promise<unknown> {
  const content = { dictionary: async () => Promise.resolve({ link: href }) } as unknown as ContentGateway;
  return (await contentFor(content, `http://${host}`).dictionary(query))['link'];
}

it.each([
  ['https://harbour-bil-no.example/', 'http://harbour-bil-no.localhost:3000/'],
  ['https://www.harbour-bil.example/bilar?x=1#a', 'http://harbour-bil.localhost:3000/bilar?x=1#a'],
  ['<a href="https://harbour-trucks.example">Trucks</a>', '<a href="http://harbour-trucks.localhost:3000">Trucks</a>'],
])('a link to %s leads a visitor of <site>.localhost to the running site', async (href, running) => {
  expect(await linkBy('harbour-group.localhost:3000', href)).toBe(running);
});

it('a link to a site leads a visitor of localhost to the running site', async () => {
  expect(await linkBy('localhost:3000', 'https://harbour-trucks.example/')).toBe(
    'http://harbour-trucks.localhost:3000/',
  );
});

it('a link to the only host of a group leads to the running site', async () => {
  const only = harbourSites.slice(0, 1).map((site) => ({ ...site, hosts: ['only.example'] }));
  const content = { dictionary: async () => Promise.resolve({ link: 'https://only.example/' }) } as unknown;
  const running = createRunningSites(only)(content as ContentGateway, 'http://localhost:3000');
  expect((await running.dictionary(query))['link']).toMatch(/^http:\/\/[\w-]+\.localhost:3000\/$/);
});

it.each([
  'https://www.konsumentverket.se/',
  'https://harbour-bil.example.com/',
  'https://harbour-bil.example:8443/',
  'mailto:hej@harbour-bil.example',
  '/bilar',
])('%s stays as it is', async (href) => {
  expect(await linkBy('harbour-group.localhost:3000', href)).toBe(href);
});

it.each(['harbour-group.example', 'shop.example', 'localhost.example'])(
  'links between the sites stay for a visitor of %s',
  async (host) => {
    expect(await linkBy(host, 'https://harbour-bil.example/')).toBe('https://harbour-bil.example/');
  },
);
