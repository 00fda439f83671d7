import { beforeEach } from '@jest/globals';

/*
 * Gives component tests the live regions that a page has, outside the body: queries find visible texts only.
 */
beforeEach(() => {
  const { document } = globalThis;
  for (const old of document.head.querySelectorAll('[data-announcer]')) old.remove();
  for (const live of ['polite', 'assertive']) {
    const region = document.createElement('div');
    region.setAttribute('data-announcer', live);
    document.head.append(region);
  }
});
