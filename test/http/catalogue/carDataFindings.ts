import Validator from '@adobe/structured-data-validator';
import type { Issue } from '@adobe/structured-data-validator';
import type { Express } from 'express';
import request from 'supertest';
import { demoSites } from '../../fixtures/demo/demoSites.ts';
import { carPath } from '../../../shared/catalogue/car/carPaths.ts';
import { indexFor } from '../../../shared/catalogue/indexFor.ts';
import { schemaOrgVocabulary } from '../../fixtures/schemaOrgVocabulary.ts';
import { demoGateways } from '../demo/testServices.ts';

type Item = Record<string, unknown> & { '@type': string };

/** Returns the structured data of a page. */
export function structuredDataOf(html: string): Item[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return scripts.map(([, json = '']) => JSON.parse(json) as Item);
}

/**
 * Returns the faults in the structured data of a car's page.
 * They are errors by the rules of search engines, and every type or property unknown to schema.org there. A car is
 * checked both as a car and as a product, whose rules are stricter: it needs a price and a picture, so a car without
 * them is not a product.
 */
export async function findingsOf(html: string): Promise<string[]> {
  await ready;
  const checker = new Validator(schemaOrgVocabulary);
  const items = structuredDataOf(html);
  const car = items.find((item) => item['@type'] === 'Car');
  if (!car || !items.some((item) => item['@type'] === 'BreadcrumbList')) return ['has no Car or no BreadcrumbList'];
  const { price } = car['offers'] as { price?: number };
  const asProduct = price && car['image'] ? [{ ...car, '@type': 'Product' }] : [];
  const issues = await Promise.all([
    checker.validate({ jsonld: Object.fromEntries(items.map((item) => [item['@type'], [item]])) }),
    checker.validate({ jsonld: { Product: asProduct } }).then((found) => found.filter(isError)),
  ]);
  return issues
    .flat()
    .filter((issue) => isError(issue) || issue.errorType === 'schemaOrg')
    .map((issue) => issue.issueMessage);
}

/**
 * Loads the modules shared by the checker's rules first.
 * Jest cannot load two modules concurrently that share a third.
 */
const ready = new Validator(schemaOrgVocabulary).validate({ jsonld: { ListItem: [{ '@type': 'ListItem' }] } });

const isError = ({ severity }: Issue): boolean => severity === 'ERROR';

/** Checks the pages of `count` cars per site, spread over its stock; returns faults with their URLs. */
export async function carDataFindings(
  app: Express,
  carsPerSite: number,
): Promise<{ checked: number; faults: string[] }> {
  const { catalogue, content } = await demoGateways();
  const faults: string[] = [];
  let checked = 0;
  for (const site of demoSites.filter(({ features }) => features.stock)) {
    const texts = await content.dictionary({ site: site.name, language: site.languages[0] });
    const { content: cars } = await catalogue.searchCars({
      ...{
        index: indexFor(site.name, 'vehicles'),
        fields: ['car_id', 'slug', 'car_is_used', 'car_firstregistration'],
        keyphrase: '',
        facets: [],
      },
      ...{ limit: 1000, offset: 0, sort_name: '', filters: {} },
    });
    const step = Math.max(1, Math.floor(cars.length / carsPerSite));
    for (const { car_id = '', slug = '', car_is_used, car_firstregistration } of cars.filter(
      (_car, at) => at % step === 0,
    )) {
      const path = carPath('', texts['pathToCarDetail'] ?? '', { car_id, slug });
      const { text, status } = await request(app).get(path).set('Host', `${site.name}.localhost`);
      const condition = `https://schema.org/${car_is_used || car_firstregistration ? 'Used' : 'New'}Condition`;
      const found = status === 200 ? await findingsOf(text) : [`answers ${status}`];
      if (structuredDataOf(text)[0]?.['itemCondition'] !== condition) found.push(`is not ${condition}`);
      faults.push(...found.map((fault) => `${site.name}${path}: ${fault}`));
      checked += 1;
    }
  }
  return { checked, faults };
}
