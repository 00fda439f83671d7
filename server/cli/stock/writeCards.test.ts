import { expect, it } from '@jest/globals';
import { readEnv } from '../../../config/env.ts';
import { harbourGroup } from '../../../test/fixtures/harbourSites.ts';
import { writeCards } from './writeCards.ts';

const options = { env: readEnv({}), group: harbourGroup, root: '.', build: 'no-build' };

it('writeCards() refuses cars of a site that the group does not serve', async () => {
  await expect(writeCards({ site: 'somewhere', cars: [] }, null, options)).rejects.toThrow('no site somewhere');
});

it('writeCards() says how to make the style sheets of a site', async () => {
  const site = harbourGroup.sites[0]?.name ?? '';
  await expect(writeCards({ site, cars: [] }, null, options)).rejects.toThrow('npm run build');
});
