import type { NavigationState } from './navigation.ts';
import type { PagePlace } from '../../framework/pageState.ts';
import { focusPageHeading } from '../../ui/focus/focusHeading.ts';
import { announce } from '../../ui/messages/announce.ts';

const listScrollDelayOnPhones = 300;
const phoneWidth = 768;

/** Sets scroll position and focus of a page that has just been shown; a new one is announced by its title. */
export function settlePage(scroll: NonNullable<NavigationState['scroll']>, isNewPage: boolean): void {
  const { hash } = window.location;
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else if (scroll === 'top') jumpTo(0);
  else if (scroll === 'list') scrollToList();
  if (!isNewPage || scroll !== 'top') return; // a filter keeps the visitor's position, even when it changes the path
  focusPageHeading();
  announce(document.title);
}

/**
 * Restores a returning visitor's scroll position, with the focus on the link they left through.
 * Without one, as after Forward, a new page's heading gets it.
 */
export function returnTo({ y, left }: PagePlace, isNewPage: boolean): void {
  jumpTo(y);
  const link = left === undefined ? null : document.querySelector<HTMLElement>(`a[href="${CSS.escape(left)}"]`);
  if (link) link.focus({ preventScroll: true });
  else if (isNewPage) focusPageHeading();
  if (isNewPage) announce(document.title);
}

/** Jumps at once, whatever the page's scroll behaviour: a returning visitor must not see the scrolling. */
function jumpTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

function scrollToList(): void {
  const bring = (): void => {
    const list = document.querySelector('[data-list-top]');
    if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView({ block: 'start' });
  };
  if (window.innerWidth < phoneWidth) setTimeout(bring, listScrollDelayOnPhones);
  else bring();
}
