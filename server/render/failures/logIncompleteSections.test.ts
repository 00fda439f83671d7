import { describe, expect, it } from '@jest/globals';
import { initialPage } from '../../../client/framework/pageState.ts';
import type { Fields, SectionData } from '../../../shared/content/ContentTypes.ts';
import { placeholders } from '../../../shared/content/ContentTypes.ts';
import { collectingLogger } from '../../../test/fixtures/contentSites.ts';
import { logIncompleteSections } from './logIncompleteSections.ts';

const section = (componentName: string, fields: Fields): SectionData => ({
  uid: `uid-${componentName}`,
  componentName,
  dataSource: '/data',
  params: {},
  fields,
});

function logged(...sections: SectionData[]): [string, unknown][] {
  const logger = collectingLogger();
  const layout = {
    name: 'page',
    displayName: 'page',
    itemId: '',
    itemLanguage: 'sv',
    templateName: 'Page',
    fields: {},
    placeholders: { [placeholders.main]: sections },
  };
  logIncompleteSections({ ...initialPage, location: { path: '/a', search: '?b' }, layout }, logger);
  return logger.lines.map(({ event, facts }) => [event, `${String(facts['path'])} ${String(facts['section'])}`]);
}

describe('logIncompleteSections', () => {
  it('logs the sections that show nothing for want of content', () => {
    expect(
      logged(
        section('Blurb', { Link: { value: { href: '/', text: 'A' } } }),
        section('Blurb', { RichText: { value: '<p>A</p>' } }),
        section('HeroBanner', { Title: { value: 'A' }, VideoDesktop: { value: '/media/a' } }),
        section('HeroBanner', { Content: { value: 'Video' }, VideoDesktop: { value: '/media/a' } }),
        section('Countdown', {}),
        section('Carousel', { Items: [{ fields: {} }] }),
      ),
    ).toEqual([
      ['section.incomplete', '/a Blurb'],
      ['section.incomplete', '/a HeroBanner'],
      ['section.incomplete', '/a Countdown'],
    ]);
  });

  it('ignores sections without requirements', () => {
    expect(logged(section('RichText', {}), section('NoSuchSection', {}), section('constructor', {}))).toEqual([]);
    const logger = collectingLogger();
    logIncompleteSections(initialPage, logger);
    expect(logger.lines).toEqual([]);
  });
});
