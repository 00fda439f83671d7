import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import { createEmbeddedContent } from '../../server/content/createEmbeddedContent.ts';
import type { EdgePlatform } from '../../server/content/createEmbeddedContent.ts';
import { edgeEndpoint } from '../../server/content/edgeEndpoint.ts';
import type { PlatformRedirect } from '../../shared/content/ContentTypes.ts';
import { contentCopy } from '../fixtures/platform/contentCopy.ts';
import { collectingLogger, contentFixture, fixtureSite } from '../fixtures/contentSites.ts';

const fileRedirect: PlatformRedirect = {
  pattern: '/from-the-file',
  target: '/service',
  redirectType: 'REDIRECT_301',
  isQueryStringPreserved: true,
  isLanguagePreserved: false,
  locale: 'sv',
};
const productParts = { redirects: new Map([[fixtureSite.name, [fileRedirect]]]), robots: 'User-agent: *\n' };
const keys = { key: 'the-key-of-the-test', previewKey: 'the-preview-key-of-the-test' };
const options = { folder: contentFixture, sites: [fixtureSite], logger: collectingLogger(), watch: false };

describe('what clients get besides the content', () => {
  const siteFiles = (language: string) => `{ site { siteInfo(site: "hamnbilar") {
    robots
    redirects { pattern target redirectType isQueryStringPreserved isLanguagePreserved locale }
    errorHandling(language: "${language}") {
      notFoundPage { displayName rendered } notFoundPagePath serverErrorPage { displayName rendered }
    }
  } } }`;
  interface SiteFiles {
    site: {
      siteInfo: {
        robots: string | null;
        redirects: PlatformRedirect[];
        errorHandling: {
          notFoundPage: { displayName: string; rendered: object } | null;
          notFoundPagePath: string | null;
        };
      };
    };
  }
  const read = async (language: string, of: EdgePlatform): Promise<SiteFiles['site']['siteInfo']> => {
    const settings = { platform: of, keys, requestsPerSecond: 0, maxCost: 10_000, productParts };
    const app = express().use(edgeEndpoint(settings, collectingLogger()));
    const response = await request(app)
      .post('/api/graphql/v1')
      .set('sc_apikey', keys.key)
      .send({ query: siteFiles(language) });
    expect(response.status).toBe(200);
    return (response.body as { data: SiteFiles }).data.site.siteInfo;
  };

  it("has the redirects of the configuration before the editors'", async () => {
    const { redirects } = await read('sv', (await createEmbeddedContent(options)).platform);
    expect(redirects[0]).toEqual(fileRedirect);
    expect(redirects.length).toBeGreaterThan(1);
  });

  it("has the product's error pages where a site has none", async () => {
    const copy = await contentCopy();
    const dictionary = join(copy.folder, 'dictionary/en.yaml');
    await writeFile(
      dictionary,
      `${await readFile(dictionary, 'utf8')}\nnotFoundTitle: Gone & away\nnotFoundText: No way <here>\n`,
    );
    await rm(join(copy.folder, 'hamnbilar/robots.txt'), { force: true });
    const own = await createEmbeddedContent({ ...options, folder: copy.folder });
    const { robots, errorHandling } = await read('en', own.platform);
    expect(robots).toBe('User-agent: *\n');
    expect(errorHandling).toMatchObject({ notFoundPage: { displayName: 'Gone & away' }, notFoundPagePath: null });
    expect(JSON.stringify(errorHandling.notFoundPage?.rendered)).toContain('No way &lt;here&gt;');
    // The product then shows its own page, which offers more.
    const query = { site: fixtureSite.name, language: 'en' };
    expect(await own.gateway.errorPages(query)).toEqual({ notFound: null, serverError: null });
    expect(await own.gateway.robots(query)).toBe('');
    await copy.remove();
  });
});
