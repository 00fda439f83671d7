import { describe, expect, it } from '@jest/globals';
import { testSite } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { testPage, testSection } from '../../../test/fixtures/platform/fakeStories.ts';
import type { PageOutcome } from '../../framework/PageRoute.ts';
import { headOfFields } from '../loadContentPage.ts';
import { asStory } from './asStory.ts';

const path = '/nyheter/2026/femtio-mil';
const fields = {
  Title: { value: 'Femtio mil' },
  Preamble: { value: 'Tre elbilar i januari.' },
  Date: { value: '20261114T080000Z' },
  Image: { value: { src: '/media/scenes/winter-wide-1280.webp', alt: 'En bil i snö', width: 1920, height: 1080 } },
};

function outcomeOf(own: Record<string, unknown>, sections = [testSection('StoryHeader')]) {
  const story = testPage(sections, own);
  const breadcrumbs = ['/', '/nyheter', '/nyheter/2026', path].map((at) => ({ title: at, path: at }));
  const head = headOfFields(own, path, testSite);
  const page: PageOutcome = { kind: 'page', status: 200, head, layout: null, breadcrumbs };
  return asStory(page, story, path, testSite);
}

describe("a story's head", () => {
  it('makes it an article with fields of its own', () => {
    const { head } = outcomeOf(fields);
    expect(head).toMatchObject({
      title: 'Femtio mil | Harbour Bil',
      description: 'Tre elbilar i januari.',
      ogDescription: 'Tre elbilar i januari.',
      ogType: 'article',
      ogImage: 'https://bil.example/media/scaled?src=%2Fmedia%2Fscenes%2Fwinter-wide-1280.webp&w=1280',
      ogPicture: { alt: 'En bil i snö', width: 1280, height: 720 },
    });
  });

  it('leaves what the editor wrote', () => {
    const { head } = outcomeOf({ ...fields, metaTitle: { value: 'Egen' }, metaDescription: { value: 'Egen text' } });
    expect(head).toMatchObject({ title: 'Egen', description: 'Egen text' });
  });

  it('tells search engines of a news article', () => {
    const byline = { ...testSection('StoryByline'), fields: { Author: { value: 'Ingrid Sandell' } } };
    expect(outcomeOf(fields, [testSection('StoryHeader'), byline]).head.structuredData).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'NewsArticle',
        headline: 'Femtio mil',
        description: 'Tre elbilar i januari.',
        image: ['https://bil.example/media/scenes/winter-wide-1280.webp'],
        datePublished: '2026-11-14T08:00:00Z',
        inLanguage: 'sv',
        author: { '@type': 'Person', name: 'Ingrid Sandell' },
        publisher: { '@type': 'Organization', name: 'Harbour Bil' },
        mainEntityOfPage: `https://bil.example${path}`,
      },
    ]);
  });

  it('claims nothing that is not there', () => {
    const [article] = outcomeOf({}).head.structuredData;
    expect(article).not.toHaveProperty('datePublished');
    expect(article).not.toHaveProperty('image');
    expect(article).toMatchObject({ headline: 'Sidan', author: { '@type': 'Organization', name: 'Harbour Bil' } });
  });

  it('has no crumb for the year', () => {
    expect(outcomeOf(fields).breadcrumbs.map((crumb) => crumb.path)).toEqual(['/', '/nyheter', path]);
  });
});
