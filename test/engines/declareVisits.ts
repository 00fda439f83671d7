import { expect, it } from '@jest/globals';
import type { EngineVisitor } from '../browser/engines/EngineVisitor.ts';
import { atLength } from '../fixtures/atLength.ts';
import { holdScripts } from '../upstreams/holdScripts.ts';
import type { EngineTests } from './describeEngine.ts';
import { pageKinds } from './pageKinds.ts';
import { testedSites } from './testedSites.ts';

/** Closes the open overlay, if there is one. */
async function closeOverlay(visitor: EngineVisitor): Promise<void> {
  if (!(await visitor.page.evaluate(() => document.querySelector('dialog[open]') !== null))) return;
  // its entry in the history comes and goes later than itself, and moves the page
  await visitor.waitFor('the entry of the overlay', () => (history.state as EntryState | null)?.overlays === 1);
  await visitor.page.keyboard.press('Escape');
  await visitor.waitFor(
    'the overlay to close',
    () => document.querySelector('dialog[open]') === null && !(history.state as EntryState | null)?.overlays,
  );
}

/** Entry of the history: the number of overlays open in it. */
interface EntryState {
  overlays?: number;
}

/** Declares what holds for every kind of page, and for the ways between them. */
export function declareVisits({ engine, site, server, visit }: EngineTests): void {
  const kinds = pageKinds.filter(({ path }) => path(site) !== undefined);
  const visitsAll = atLength || (engine === 'webkit' && site === testedSites[0]);
  it.each(visitsAll ? kinds : kinds.filter(({ hasFigures }) => hasFigures))(
    'a press on $kind before hydration is not lost',
    async ({ path, early, later }) => {
      const held = await holdScripts(server().address);
      try {
        await visit(async (visitor) => {
          await visitor.openUnhydrated(path(site) ?? '/');
          await visitor.press(early.control);
          held.release();
          await visitor.see(early.effect);
          await visitor.hydrated();
          await closeOverlay(visitor);
          await visitor.press(later.control);
          await visitor.see(later.effect);
          expect(await visitor.page.complaints()).toEqual([]);
        }, held);
      } finally {
        await held.stop();
      }
    },
  );

  it('the way back from a car leads to its place in the list', async () => {
    await visit(async (visitor) => {
      await visitor.open(site.paths.list);
      const top = await visitor.page.evaluate(() => {
        Object.assign(window, { sameDocument: true });
        const link = [...document.querySelectorAll('.car-list-results .card-link')][12];
        link?.scrollIntoView({ block: 'center', behavior: 'instant' });
        link?.setAttribute('data-followed', '');
        return window.scrollY;
      });
      expect(top).toBeGreaterThan(1000);
      await visitor.press('[data-followed]');
      await visitor.see('.price-panel');
      expect(await visitor.page.evaluate(() => 'sameDocument' in window)).toBe(true);
      await visitor.page.evaluate(() => history.back());
      await visitor.see('.car-list-results');
      await visitor.waitFor('the place in the list', (before) => Math.abs(window.scrollY - before) < 50, top);
      expect(await visitor.page.evaluate(() => 'sameDocument' in window)).toBe(true);
      expect(await visitor.page.complaints()).toEqual([]);
    });
  });

  const { otherLanguage } = site;
  if (otherLanguage === undefined) return;
  it('the menu leads to the page in another language', async () => {
    await visit(async (visitor) => {
      await visitor.open('/');
      await visitor.press('.mobile-menu-opener');
      await visitor.see('.mobile-menu-opener[aria-expanded="true"]');
      await visitor.press('.mobile-menu-languages > summary');
      await visitor.press(`.mobile-menu-languages a[lang="${otherLanguage}"]`);
      await visitor.waitFor('the language', (language) => document.documentElement.lang === language, otherLanguage);
      await visitor.hydrated();
      expect(await visitor.page.complaints()).toEqual([]);
    });
  });
}
