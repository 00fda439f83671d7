import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderSection } from '../../../test/fixtures/pages/renderSection.tsx';
import type { AppState } from '../../app/store.ts';
import { SocialShare } from './SocialShare.tsx';
import { expectSpoken } from '../../../test/fixtures/pages/announcements.ts';

const url = 'https://bil.example/nyheter/d%C3%A4ck?a=1&b=2';
const onPage = (state: AppState): AppState => ({
  ...state,
  page: { ...state.page, head: { ...state.page.head, canonical: url, title: 'Däck & fälg' } },
});
const chosen = (...names: string[]) => ({ Networks: names.map((name) => ({ fields: { Name: { value: name } } })) });
const hrefs = (): (string | null)[] => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

afterEach(cleanup);

describe('SocialShare', () => {
  it('has plain links with the page as their parameter', () => {
    renderSection(SocialShare, chosen('WhatsApp', 'Telegram', 'Facebook', 'LinkedIn', 'X', 'E-mail'), {
      state: onPage,
    });
    const page = encodeURIComponent(url);
    const title = encodeURIComponent('Däck & fälg');
    expect(hrefs()).toEqual([
      `https://wa.me/?text=${title}%20${page}`,
      `https://t.me/share/url?url=${page}&text=${title}`,
      `https://www.facebook.com/sharer/sharer.php?u=${page}`,
      `https://www.linkedin.com/sharing/share-offsite/?url=${page}`,
      `https://x.com/intent/post?url=${page}&text=${title}`,
      `mailto:?subject=${title}&body=${page}`,
    ]);
    expect(screen.getByRole('link', { name: 'Dela på Facebook' }).getAttribute('rel')).toBe('noopener');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('leaves a mail to the program of the visitor', () => {
    renderSection(SocialShare, chosen('Facebook', 'E-mail'), { state: onPage });
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('target'));
    expect(targets).toEqual(['_blank', null]);
  });

  it('takes the address of the page where it has no canonical one', () => {
    renderSection(SocialShare, chosen('Facebook'), {
      state: (state) => ({
        ...state,
        site: { ...state.site, context: { ...state.site.context, origin: 'https://bil.example' } },
        page: { ...state.page, location: { path: '/däck', search: '?a=1' } },
      }),
    });
    expect(hrefs()[0]).toContain(encodeURIComponent('https://bil.example/d%C3%A4ck?a=1'));
  });

  it('offers every network when the editor chose none', () => {
    renderSection(SocialShare, {}, { state: onPage });
    expect(screen.getAllByRole('link')).toHaveLength(6);
    expect(screen.getByRole('button', { name: 'Kopiera länk' })).toBeTruthy();
  });

  it('confirms that the address is copied', async () => {
    const user = userEvent.setup();
    renderSection(SocialShare, chosen('Copy link'), { state: onPage });
    await user.click(screen.getByRole('button'));
    expect(await navigator.clipboard.readText()).toBe(url);
    await expectSpoken('Länken är kopierad');
  });

  it('says that the address could not be copied', async () => {
    const user = userEvent.setup();
    renderSection(SocialShare, chosen('Copy link'), { state: onPage });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(screen.getByRole('button'));
    await expectSpoken('Länken kunde inte kopieras');
  });
});
