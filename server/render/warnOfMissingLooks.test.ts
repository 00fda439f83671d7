import { expect, it } from '@jest/globals';
import { collectingLogger } from '../../test/fixtures/feeds/feedFixtures.ts';
import { warnOfMissingLooks } from './warnOfMissingLooks.ts';

const look = {
  css: '/assets/site.css',
  fonts: [],
  themes: {},
  pictures: { icon: '<svg/>', share: '<svg/>' },
};

it('names each site that was added after the build', () => {
  const logger = collectingLogger();
  warnOfMissingLooks({ looks: { 'fjord-bil': look } }, [{ name: 'fjord-bil' }, { name: 'fjord-brukt' }], logger);
  expect(logger.lines).toMatchObject([
    {
      event: 'build.siteMissing',
      facts: { site: 'fjord-brukt', shownAs: 'fjord-bil', cure: expect.stringContaining('npm start') },
    },
  ]);
});
