import { expect, it } from '@jest/globals';
import { demoSites } from '../../test/fixtures/demoSites.ts';
import type { ContentGateway } from '../../shared/content/ContentGateway.ts';
import { createRunningSites } from './runningSites.ts';

const contentFor = createRunningSites(demoSites);
const query = { site: 'polhem-group', language: 'en' };

/** The address of a footer link as the visitor of a host reads it. */
async function linkBy(host: string, href: string): Promise<unknown> {
  const content = { dictionary: async () => Promise.resolve({ link: href }) } as unknown as ContentGateway;
  return (await contentFor(content, `http://${host}`).dictionary(query))['link'];
}

it.each([
  ['https://polhem-bil-no.example/', 'http://polhem-bil-no.localhost:3000/'],
  ['https://www.polhem-bil.example/bilar?x=1#a', 'http://polhem-bil.localhost:3000/bilar?x=1#a'],
  ['<a href="https://polhem-trucks.example">Trucks</a>', '<a href="http://polhem-trucks.localhost:3000">Trucks</a>'],
])('a link to %s, for a visitor of <site>.localhost, leads to the running site', async (href, running) => {
  expect(await linkBy('polhem-group.localhost:3000', href)).toBe(running);
});

it('a link to a site, for a visitor of localhost, leads to the running site', async () => {
  expect(await linkBy('localhost:3000', 'https://polhem-trucks.example/')).toBe('http://polhem-trucks.localhost:3000/');
});

it.each([
  'https://www.konsumentverket.se/',
  'https://polhem-bil.example.com/',
  'https://polhem-bil.example:8443/',
  'mailto:hej@polhem-bil.example',
  '/bilar',
])('%s stays as it is', async (href) => {
  expect(await linkBy('polhem-group.localhost:3000', href)).toBe(href);
});

it.each(['polhem-group.example', 'shop.example', 'localhost.example'])(
  'for a visitor of %s, links between the sites stay',
  async (host) => {
    expect(await linkBy(host, 'https://polhem-bil.example/')).toBe('https://polhem-bil.example/');
  },
);
