import { describe, expect, it } from '@jest/globals';
import type { LayoutAnswer } from '../../../shared/content/ContentTypes.ts';
import type { BuiltInTexts, SiteFeatures } from '../../../shared/site/SiteTypes.ts';
import { fixtureSite } from '../../../test/fixtures/contentSites.ts';
import { findMissingPages } from './checkLinks.ts';

const texts = {
  pathToPrivacy: 'privacy',
  pathToContact: 'contact',
  pathToBooking: 'service/my-booking',
  pathToWorkshopBooking: 'service/book',
  pathToTireHotel: 'tires',
};
const builtInTexts = { sv: texts, en: texts } as unknown as BuiltInTexts;

/** Returns the faults of a site that has some pages in Swedish, and all in English. */
async function faults(features: Partial<SiteFeatures>, pages: string[], own: Record<string, string> = {}) {
  const site = { ...fixtureSite, features: { stock: false, carStore: false, ...features } };
  const found = await findMissingPages(site, {
    builtInTexts,
    content: {
      dictionary: ({ language }) => Promise.resolve(language === 'sv' ? own : {}),
      pages: () => Promise.resolve([]),
      layout: ({ language, path }) => {
        const route = language === 'en' || pages.includes(path) ? {} : null;
        return Promise.resolve({ route } as unknown as LayoutAnswer);
      },
    },
  });
  return found.map(({ state, text }) => `${state}: ${text}`);
}

describe('findMissingPages()', () => {
  it('accepts a site with the pages of its features', async () => {
    const pages = ['/privacy', '/contact', '/tires', '/service/my-booking'];
    expect(await faults({ tireHotel: true }, pages)).toEqual([]);
  });

  it('names the text that leads to a page of another name', async () => {
    const pages = ['/privacy', '/contact', '/wheels', '/service/my-booking'];
    expect(await faults({ tireHotel: true }, pages)).toEqual([
      `fault: ${fixtureSite.name} in sv has no page /tires, to which pathToTireHotel leads.`,
    ]);
    expect(await faults({ tireHotel: true }, pages, { pathToTireHotel: 'wheels' })).toEqual([]);
  });

  it('takes an empty text for a fault', async () => {
    const pages = ['/', '/privacy', '/contact'];
    expect(await faults({}, pages, { pathToPrivacy: '' })).toEqual([expect.stringContaining('pathToPrivacy')]);
  });

  it('needs no contact page on a site without forms', async () => {
    expect(await faults({ forms: false }, ['/privacy'])).toEqual([]);
  });

  it('needs the pages of bookings on a site with a workshop', async () => {
    expect(await faults({ booking: true }, ['/privacy', '/contact'])).toEqual([
      expect.stringContaining('pathToWorkshopBooking'),
      expect.stringContaining('pathToBooking'),
    ]);
  });
});
