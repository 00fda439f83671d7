/** @jest-environment jsdom */
import '../../../test/fixtures/pages/textEncoder.ts';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { Navigator, To } from 'react-router-dom';
import { loadContext, testStore } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { fakeStories, testPage, testSection } from '../../../test/fixtures/platform/fakeStories.ts';
import type { ContentBackend } from '../../../shared/content/ContentGateway.ts';
import type { Fields, RouteData } from '../../../shared/content/ContentTypes.ts';
import type { Gateways } from '../../framework/Gateways.ts';
import { initialPage, pageShown } from '../../framework/pageState.ts';
import { loadStoryList } from './loadStories.ts';
import { expectSpoken } from '../../../test/fixtures/pages/announcements.ts';

const { Router } = await import('react-router-dom');
const { StoriesIndex } = await import('../sections/stories/StoriesIndex.tsx');

afterEach(cleanup);

/** An index page whose links and choices lead to the same page at another address, as on the site. */
async function openIndex(
  content: ContentBackend,
  { address = '/nyheter', page = {}, section = {} }: { address?: string; page?: Fields; section?: Fields } = {},
) {
  const gateways = { content } as unknown as Gateways;
  const store = testStore(gateways);
  const shown = testSection('StoriesIndex', section);
  const layout: RouteData = testPage([shown], page);
  const visited: string[] = [];
  const go = async (to: string): Promise<void> => {
    visited.push(to);
    const context = loadContext(store, gateways, to);
    await loadStoryList(context, shown, layout);
    store.dispatch(pageShown({ ...initialPage, location: context.location, layout }));
  };
  const to = (target: To): string =>
    typeof target === 'string' ? target : `${target.pathname ?? ''}${target.search ?? ''}`;
  const navigator: Navigator = {
    createHref: to,
    push: (target) => void go(to(target)),
    replace: () => undefined,
    go: () => undefined,
  };
  await go(address);
  const view = render(
    <Provider store={store}>
      <Router location="/nyheter" navigator={navigator}>
        <StoriesIndex section={shown} index={0} />
      </Router>
    </Provider>,
  );
  return { ...view, visited, follow: (href: string) => act(() => go(href)) };
}

const titles = (): string[] => screen.queryAllByRole('heading').map((heading) => heading.textContent);
const button = (name: string): HTMLElement => screen.getByRole('button', { name });

describe('the stories of an index', () => {
  it('are shown four at a time', async () => {
    const { follow } = await openIndex(fakeStories(9).content);
    expect(titles()).toEqual(['Berättelse 1', 'Berättelse 2', 'Berättelse 3', 'Berättelse 4']);
    expect(screen.getByRole('link', { name: 'Berättelse 2' }).getAttribute('href')).toBe('/nyheter/2026/berattelse-2');
    expect(screen.getByText('Visar 4 av 9')).toBeTruthy();
    await follow(screen.getByRole('link', { name: 'Visa fler' }).getAttribute('href') ?? '');
    expect(titles()).toHaveLength(8);
    await follow(screen.getByRole('link', { name: 'Visa fler' }).getAttribute('href') ?? '');
    expect(titles()).toEqual(Array.from({ length: 9 }, (_none, at) => `Berättelse ${at + 1}`));
    expect(screen.queryByRole('link', { name: 'Visa fler' })).toBeNull();
  });

  it('give the focus to the first new one', async () => {
    const { follow } = await openIndex(fakeStories(9).content);
    const more = screen.getByRole('link', { name: 'Visa fler' });
    more.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(more);
    await follow('/nyheter?page=2');
    expect(document.activeElement?.textContent).toBe('Berättelse 5');
  });

  it('are filtered by tags', async () => {
    const { visited } = await openIndex(fakeStories(12).content);
    const topics = screen.getByRole('group', { name: 'Ämnen' });
    expect(
      within(topics)
        .getAllByRole('button')
        .map((chip) => chip.textContent),
    ).toEqual(['Visa alla', 'Elbil', 'Vinter', 'Jobba hos oss']);
    await userEvent.click(button('Elbil'));
    expect(button('Elbil').getAttribute('aria-pressed')).toBe('true');
    expect(titles()).toEqual(['Berättelse 3', 'Berättelse 6', 'Berättelse 9', 'Berättelse 12']);
    await userEvent.click(button('Vinter'));
    expect(titles()).toEqual(['Berättelse 3', 'Berättelse 4', 'Berättelse 6', 'Berättelse 8']);
    await userEvent.click(button('Elbil'));
    expect(button('Elbil').getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(button('Visa alla'));
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
    expect(screen.getByText('Visar 4 av 12')).toBeTruthy();
    expect(visited.slice(1)).toEqual([
      '/nyheter?tag=elbil',
      '/nyheter?tag=elbil&tag=vinter',
      '/nyheter?tag=vinter',
      '/nyheter',
    ]);
  });

  it.each([
    ['/nyheter', 'true'],
    ['/nyheter?tag=elbil', null],
  ])('are said to be all of them at %s: %s', async (address, current) => {
    await openIndex(fakeStories(12).content, { address });
    expect(button('Visa alla').getAttribute('aria-current')).toBe(current);
  });

  it('are chosen without scripts too: each tag is a form with the choice it leads to', async () => {
    await openIndex(fakeStories(12).content, { address: '/nyheter?tag=elbil' });
    const form = (name: string): [string | null, string[]] => {
      const found = button(name).closest('form') as HTMLFormElement;
      return [found.getAttribute('action'), new FormData(found).getAll('tag').map(String)];
    };
    expect(form('Vinter')).toEqual(['/nyheter', ['elbil', 'vinter']]);
    expect(form('Elbil')).toEqual(['/nyheter', []]);
  });

  it('keep to the preset tags of the section until all are asked for', async () => {
    const section = { Tags: { value: '{0000000000000000000000000000000A}' } };
    const { visited } = await openIndex(fakeStories(12).content, { section });
    expect(button('Elbil').getAttribute('aria-pressed')).toBe('true');
    expect(titles()).toEqual(['Berättelse 3', 'Berättelse 6', 'Berättelse 9', 'Berättelse 12']);
    await userEvent.click(button('Visa alla'));
    expect(visited.at(-1)).toBe('/nyheter?tag=');
    expect(titles()[0]).toBe('Berättelse 1');
  });

  it('follow the settings of the page', async () => {
    const page = { ShowDates: { value: true }, Layout: { value: 'Variant 2' }, HighlightLatestStory: { value: true } };
    const { container } = await openIndex(fakeStories(9).content, { page });
    const time = container.querySelector('time');
    expect([time?.getAttribute('datetime'), time?.textContent]).toEqual(['2026-10-27T08:00:00Z', '27 oktober 2026']);
    expect(container.querySelector('.story-cards')?.getAttribute('data-variant')).toBe('Variant 2');
    const [first, ...others] = container.querySelectorAll('.story-card');
    expect(first?.classList.contains('story-card-latest')).toBe(true);
    expect(first?.textContent).toContain('Senaste');
    expect(others.some((card) => card.classList.contains('story-card-latest'))).toBe(false);
  });

  it('show neither dates nor a highlight when the page does not ask for them', async () => {
    const { container } = await openIndex(fakeStories(9).content);
    expect(container.querySelector('time')).toBeNull();
    expect(container.querySelector('.story-card-latest')).toBeNull();
    expect(container.querySelector('.story-cards')?.getAttribute('data-variant')).toBe('Default');
  });

  it('describe their pictures with dimensions', async () => {
    const { container } = await openIndex(fakeStories(1).content);
    const image = container.querySelector('img.picture-image');
    expect(['alt', 'width', 'height'].map((name) => image?.getAttribute(name))).toEqual(['Bild 1', '1280', '720']);
  });

  it('lead back to all when no story has the tag', async () => {
    await openIndex(fakeStories(9).content, { address: '/nyheter?tag=jobb' });
    expect(screen.getAllByText('Inga berättelser ännu').some((text) => text.matches('.message-panel-title'))).toBe(
      true,
    );
    expect(screen.getByRole('link', { name: 'Visa alla' }).getAttribute('href')).toBe('/nyheter');
  });

  it('offer no way back when there is no story at all', async () => {
    await openIndex(fakeStories(0).content);
    expect(screen.queryByRole('link', { name: 'Visa alla' })).toBeNull();
  });

  it('offer a retry when they cannot be loaded', async () => {
    const { content } = fakeStories(9, { stories: () => Promise.reject(new Error('no answer')) });
    await openIndex(content, { address: '/nyheter?tag=elbil' });
    expect(screen.getByText('Det gick inte att hämta berättelserna just nu')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Försök igen' }).getAttribute('href')).toBe('/nyheter?tag=elbil');
  });

  it('show that they are on their way', async () => {
    const { content } = fakeStories(9);
    const holding = { ...content, stories: content.stories };
    await openIndex(holding);
    holding.stories = () => new Promise(() => undefined);
    await userEvent.click(button('Vinter'));
    expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
    await expectSpoken('Hämtar berättelser');
    expect(titles()).toEqual([]);
  });
});
