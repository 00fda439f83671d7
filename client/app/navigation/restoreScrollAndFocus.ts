import type { NavigationState } from './GoOptions.ts';
import type { PagePlace } from '../../framework/pageState.ts';
import { focusPageHeading } from '../../ui/focus/focusHeading.ts';
import { announce } from '../../ui/messages/announce.ts';

const listScrollDelayOnPhones = 300;
const phoneWidth = 768;

/**
 * Sets scroll position and focus of a page that has just been shown; a new one is announced by its title.
 * @param focused the element with the focus before
 */
export function restoreScrollAndFocus(
  scroll: NonNullable<NavigationState['scroll']>,
  isNewPage: boolean,
  focused: Element | null,
): void {
  const { hash } = window.location;
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else if (scroll === 'top') jumpTo(0);
  else if (scroll === 'list') scrollToList();
  // a filter keeps the visitor's position, even when it changes the path
  if (!isNewPage || scroll !== 'top') {
    replaceLostFocus(focused);
    return;
  }
  focusPageHeading();
  announce(document.title);
}

/**
 * Restores a returning visitor's scroll position, with the focus on the link they left through.
 * Without one, as after Forward, a new page's heading gets it.
 * @param focused the element with the focus before
 */
export function returnTo({ y, left }: PagePlace, isNewPage: boolean, focused: Element | null): void {
  jumpTo(y);
  const link = left === undefined ? null : document.querySelector<HTMLElement>(`a[href="${CSS.escape(left)}"]`);
  if (link) link.focus({ preventScroll: true });
  else if (isNewPage) focusPageHeading();
  else replaceLostFocus(focused);
  if (isNewPage) announce(document.title);
}

/** Focuses the page's heading if the focused control is gone and nothing else has taken its focus. */
function replaceLostFocus(focused: Element | null): void {
  if (focused?.isConnected === false && document.activeElement === document.body) focusPageHeading();
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
