import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { testSite } from '../../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { storyTags, testPage, testStory } from '../../../../test/fixtures/platform/fakeStories.ts';
import { emptyEditedFields, renderSection } from '../../../../test/fixtures/pages/renderSection.tsx';
import type { Fields } from '../../../../shared/content/ContentTypes.ts';
import type { AppState } from '../../../app/store.ts';
import type { StoriesState } from '../../stories/storiesState.ts';
import { StoriesTeaser } from './StoriesTeaser.tsx';
import { StoryByline } from './StoryByline.tsx';
import { StoryHeader } from './StoryHeader.tsx';
import { StoryNavigation } from './StoryNavigation.tsx';

afterEach(cleanup);

/** A page at an address with its own fields, on top of the platform's response. */
function surroundings(stories: Partial<StoriesState>, fields: Fields = {}, path = '/a/stories/2024/x') {
  return (state: AppState): AppState => ({
    ...state,
    site: { ...state.site, context: testSite },
    page: { ...state.page, location: { path, search: '' }, layout: testPage([], fields) },
    stories: { ...state.stories, tags: storyTags, ...stories },
  });
}

const fields: Fields = {
  Title: { value: 'Femtio mil i minus tjugo' },
  Preamble: { value: 'Tre elbilar i januari.' },
  Image: { value: { src: '/media/scenes/winter-wide-1280.webp', alt: 'Suv', width: 1280, height: 720 } },
  Date: { value: '2026-11-14T08:00:00Z' },
  Tags: { value: `{${storyTags[1]?.id ?? ''}}|{${storyTags[0]?.id ?? ''}}|{00000000-0000-0000-0000-0000000000FF}` },
};

describe('the head of a story', () => {
  it('shows all its fields', () => {
    const { container } = renderSection(StoryHeader, {}, { state: surroundings({}, fields) });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Femtio mil i minus tjugo');
    expect(screen.getByText('Tre elbilar i januari.')).toBeTruthy();
    const time = container.querySelector('time');
    expect([time?.getAttribute('datetime'), time?.textContent]).toEqual(['2026-11-14T08:00:00Z', '14 november 2026']);
    expect(screen.getAllByRole('listitem').map((tag) => tag.textContent)).toEqual(['Vinter', 'Elbil']);
    const image = screen.getByRole('img', { name: 'Suv' });
    expect(['src', 'width', 'height', 'fetchpriority'].map((name) => image.getAttribute(name))).toEqual([
      '/media/scenes/winter-wide-1280.webp',
      '1280',
      '720',
      'high',
    ]);
    expect(screen.getByRole('link', { name: 'Alla berättelser' }).getAttribute('href')).toBe('/a/stories');
  });

  it("falls back to the page's name", () => {
    const { container } = renderSection(StoryHeader, {}, { state: surroundings({}) });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sidan');
    expect(container.querySelector('time, figure, ul')).toBeNull();
  });

  it('shows an editor every field that can be filled', () => {
    const empty = emptyEditedFields('Title', 'Preamble', 'Image', 'Date');
    const page = surroundings({}, empty);
    const state = (own: AppState): AppState => page(own);
    const { container } = renderSection(StoryHeader, {}, { state, editing: true });
    expect(container.querySelectorAll('code[kind="open"]')).toHaveLength(4);
    expect(screen.getAllByText('[No text in field]')).toHaveLength(3);
  });
});

describe('the way from a story to others', () => {
  const newer = { path: '/nyheter/2026/nyare', title: 'Nyare' };
  const older = { path: '/nyheter/2025/aldre', title: 'Äldre' };

  it('has the newer story as the previous one', () => {
    const neighbours = { u1: { previous: newer, next: older } };
    renderSection(StoryNavigation, {}, { state: surroundings({ neighbours }) });
    expect(screen.getByRole('navigation', { name: 'Fler berättelser' })).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['FöregåendeNyare', '/nyheter/2026/nyare'],
      ['NästaÄldre', '/nyheter/2025/aldre'],
    ]);
  });

  it.each([
    ['newest', { previous: null, next: older }, ['Äldre']],
    ['oldest', { previous: newer, next: null }, ['Nyare']],
    ['only', { previous: null, next: null }, []],
  ])('ends at the %s story', (_which, beside, shown) => {
    renderSection(StoryNavigation, {}, { state: surroundings({ neighbours: { u1: beside } }) });
    expect(screen.queryAllByRole('link').map((link) => link.querySelector('b')?.textContent)).toEqual(shown);
  });

  it('is left out when it could not be had', () => {
    const { container } = renderSection(StoryNavigation, {}, { state: surroundings({}) });
    expect(container.innerHTML).toBe('');
  });
});

describe('a byline', () => {
  const dates = { u1: { value: '20261114T080000Z', formatted: '2026-11-14' } };
  const author = { Author: { value: 'Ingrid Sandell' } };

  it('has the author with the day of publishing', () => {
    const { container } = renderSection(StoryByline, author, { state: surroundings({ dates }) });
    expect(container.textContent).toBe('Ingrid Sandell14 november 2026');
  });

  it('has no margin by default', () => {
    const { container } = renderSection(StoryByline, author, { state: surroundings({ dates }) });
    expect(container.querySelector('.story-byline')?.getAttribute('data-margin')).toBe('false');
  });

  it('has a margin when set', () => {
    const again = renderSection(StoryByline, { ...author, hasMarginTop: { value: true } }, {});
    expect(again.container.textContent).toBe('Ingrid Sandell');
    expect(again.container.querySelector('.story-byline')?.getAttribute('data-margin')).toBe('true');
  });

  it('is left out when it is empty', () => {
    expect(renderSection(StoryByline, {}, { state: surroundings({}) }).container.innerHTML).toBe('');
  });

  it('is never left out for an editor', () => {
    const empty = emptyEditedFields('Author');
    const { container } = renderSection(StoryByline, empty, { state: surroundings({}), editing: true });
    expect(container.textContent).toContain('[No text in field]');
  });
});

describe('a teaser of stories', () => {
  const list = {
    status: 'success' as const,
    selected: [],
    page: 1,
    stories: [1, 2, 3].map((at) => testStory(at)),
    total: 9,
    hasNext: true,
    endCursor: '3',
    index: null,
  };
  const teaser: Fields = {
    Title: { value: 'Nytt hos oss' },
    ButtonType: { value: 'Secondary' },
    Layout: { value: 'Variant 2' },
    StoriesIndexPage: { id: 'INDEX', url: '/nyheter', fields: {} },
  };

  it('follows its fields', () => {
    const { container } = renderSection(StoriesTeaser, teaser, { state: surroundings({ lists: { u1: list } }) });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Nytt hos oss');
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    const button = screen.getByRole('link', { name: 'Alla berättelser' });
    expect([button.getAttribute('href'), button.classList.contains('button-secondary')]).toEqual(['/nyheter', true]);
    expect(container.querySelector('.story-cards')?.getAttribute('data-variant')).toBe('Variant 2');
  });

  it('is left out when it has no stories', () => {
    const failed = surroundings({ lists: { u1: { ...list, status: 'error', stories: [] } } });
    expect(renderSection(StoriesTeaser, teaser, { state: failed }).container.innerHTML).toBe('');
  });

  it('is never left out for an editor', () => {
    const failed = surroundings({ lists: { u1: { ...list, status: 'error', stories: [] } } });
    renderSection(StoriesTeaser, teaser, { state: failed, editing: true });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Nytt hos oss');
  });
});
