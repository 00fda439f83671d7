import { expect, it } from '@jest/globals';
import { createApp } from '../../../server/app.ts';
import { carDataFindings, findingsOf } from './carDataFindings.ts';
import { testServices } from '../demo/testServices.ts';

it('search engines find no fault in what cars of every site say of themselves', async () => {
  const { checked, faults } = await carDataFindings(createApp(await testServices()), 3);
  expect(checked).toBeGreaterThanOrEqual(20);
  expect(faults).toEqual([]);
}, 60_000);

it('the check sees what it is there for', async () => {
  const page = (car: object): string =>
    [car, { '@type': 'BreadcrumbList', itemListElement: [] }]
      .map((item) => `<script type="application/ld+json">${JSON.stringify(item)}</script>`)
      .join('');
  const car = { '@type': 'Car', name: 'Volvo', image: ['https://a.example/a.webp'] };
  const offers = { '@type': 'Offer', price: 1000, priceCurrency: 'SEK' };
  expect(await findingsOf(page({ ...car, offers }))).toEqual([]);
  expect(await findingsOf(page({ ...car, offers: { ...offers, price: 'cheap' } }))).not.toEqual([]);
  expect(await findingsOf(page({ ...car, offers, colour: 'blue' }))).toEqual([
    'Property "colour" for type "Car" is not supported by the schema.org specification',
  ]);
  expect(await findingsOf('<p>Nothing</p>')).toEqual(['has no Car or no BreadcrumbList']);
});
