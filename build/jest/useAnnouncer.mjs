import { beforeEach } from '@jest/globals';
import { startAnnouncer } from '../../client/ui/messages/startAnnouncer.ts';

startAnnouncer();

/*
 * Gives component tests the live regions of a page.
 * They are before the body, so that queries find visible texts only.
 */
beforeEach(() => {
  const { document, HTMLElement } = globalThis;
  // jsdom has no layout
  Object.defineProperty(HTMLElement.prototype, 'innerText', {
    configurable: true,
    get() {
      return this.textContent;
    },
  });
  for (const old of document.querySelectorAll('html > [data-announcer]')) old.remove();
  for (const live of ['polite', 'assertive']) {
    const region = document.createElement('div');
    region.setAttribute('data-announcer', live);
    document.head.before(region);
  }
});
