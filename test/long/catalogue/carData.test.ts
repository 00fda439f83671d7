import { expect, it } from '@jest/globals';
import { createApp } from '../../../server/app.ts';
import { carDataFindings } from '../../http/catalogue/carDataFindings.ts';
import { testServices } from '../../http/demo/testServices.ts';

it('search engines find no fault in what any car of the demo stock says of itself', async () => {
  const { checked, faults } = await carDataFindings(createApp(await testServices()), Infinity);
  expect(checked).toBeGreaterThan(1_900);
  expect(faults).toEqual([]);
}, 600_000);
