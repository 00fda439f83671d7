import { describe, expect, it } from '@jest/globals';
import { collectingLogger } from '../../test/fixtures/contentSites.ts';
import type { LayoutAnswer, SectionData } from '../../shared/content/ContentTypes.ts';
import { withoutSections } from './withoutSections.ts';

const section = (componentName: string, inner?: SectionData[]): SectionData => ({
  uid: componentName,
  componentName,
  fields: {},
  ...(inner ? { placeholders: { inner } } : {}),
});

const page = {
  name: 'contact',
  displayName: 'Contact',
  itemId: '1',
  itemLanguage: 'sv',
  templateName: 'Page',
  fields: {},
  placeholders: {
    main: [section('RichText'), section('ContactForm'), section('Accordion', [section('LeadForm'), section('Card')])],
  },
};
const formPage: LayoutAnswer = { route: page, ancestors: [], languages: [] };

function pagesOf(forms: boolean | undefined, { stock = true, dealers = false, answer = formPage } = {}) {
  const logger = collectingLogger();
  const features = { stock, dealers, carStore: false, ...(forms === undefined ? {} : { forms }) };
  const content = withoutSections(
    { layout: () => Promise.resolve(answer) },
    { sites: [{ name: 'harbour-bil', features }], logger },
  );
  const layout = () => content.layout({ site: 'harbour-bil', language: 'sv', path: '/contact' });
  return { layout, logger };
}

describe('withoutSections()', () => {
  it('leaves forms out of pages of a site without them', async () => {
    const { layout } = pagesOf(false);
    expect((await layout()).route?.placeholders).toEqual({
      main: [section('RichText'), section('Accordion', [section('Card')])],
    });
  });

  it('logs each form that it leaves out once', async () => {
    const { layout, logger } = pagesOf(false);
    await layout();
    await layout();
    expect(logger.lines.map(({ level, event, facts }) => [level, event, facts['section'], facts['path']])).toEqual([
      ['warn', 'content.formLeftOut', 'ContactForm', '/contact'],
      ['warn', 'content.formLeftOut', 'LeadForm', '/contact'],
    ]);
  });

  it.each([true, undefined])('changes nothing on a site with forms (%s)', async (forms) => {
    const { layout, logger } = pagesOf(forms);
    expect(await layout()).toBe(formPage);
    expect(logger.lines).toEqual([]);
  });

  it('leaves cars and dealers out of pages of a site without stock', async () => {
    const placeholders = {
      main: [section('RichText'), section('CarTeaser'), section('Accordion', [section('DealerTeaser')])],
    };
    const { layout, logger } = pagesOf(true, {
      stock: false,
      answer: { ...formPage, route: { ...page, placeholders } },
    });
    await layout();
    expect((await layout()).route?.placeholders).toEqual({ main: [section('RichText'), section('Accordion', [])] });
    expect(logger.lines.map(({ event, facts }) => [event, facts['section']])).toEqual([
      ['content.stockSectionLeftOut', 'CarTeaser'],
      ['content.stockSectionLeftOut', 'DealerTeaser'],
    ]);
  });

  it('leaves dealers in pages of a site that has some without stock', async () => {
    const placeholders = { main: [section('CarTeaser'), section('DealerTeaser'), section('FacilityList')] };
    const answer = { ...formPage, route: { ...page, placeholders } };
    const { layout } = pagesOf(true, { stock: false, dealers: true, answer });
    expect((await layout()).route?.placeholders).toEqual({ main: [section('DealerTeaser'), section('FacilityList')] });
  });
});
