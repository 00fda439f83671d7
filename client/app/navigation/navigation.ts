import { createPath } from 'react-router-dom';
import type { Navigator, To } from 'react-router-dom';
import { afterPaint } from '../../browser/afterPaint.ts';
import { isSlowConnection } from '../../browser/isSlowConnection.ts';
import { onFirstInput } from '../../browser/onFirstInput.ts';
import { onPageRestored } from '../../browser/onPageRestored.ts';
import { whenIdle } from '../../browser/whenIdle.ts';
import type { Gateways } from '../../framework/Gateways.ts';
import { enterHistory, historyState } from '../../framework/navigation/historyState.ts';
import type { HistoryState } from '../../framework/navigation/historyState.ts';
import type { PageLocation } from '../../framework/pageState.ts';
import type { ScrollMemory } from '../../framework/navigation/scrollMemory.ts';
import { siteLink } from '../../framework/siteLink.ts';
import { newEntry } from './newEntry.ts';
import type { PageTransitions, Swapping } from './PageTransitions.ts';
import type { AppStore } from '../store.ts';
import { opensElsewhere } from '../../framework/navigation/opensElsewhere.ts';
import type { NavigationState, GoOptions } from './GoOptions.ts';

/** Hover time in ms after which a press on a link is likely. */
const hintDelayMs = 65;

/**
 * Client-side navigation: listens for presses on links of the site, and for Back and Forward.
 * PageTransitions follows them; its code loads with the first input, or with the press itself.
 */
export class Navigation {
  /** Key of the current history entry. */
  entry: string;
  /** Steps back from the current entry; an anchor's entry, created by the browser, counts as one more. */
  back: HistoryState['back'] = {};
  private transitions: PageTransitions | undefined;
  private isLeft = false;
  /** Path and query of the document that the server sent. */
  private readonly documentAddress = window.location.pathname + window.location.search;
  /** Scroll position when the document was left, px. */
  private leftAt = 0;
  /** Number of times the document was left. */
  private departures = 0;
  private hintTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly store: AppStore,
    readonly gateways: Gateways,
    readonly memory: ScrollMemory,
    readonly swapping: Swapping = {},
  ) {
    this.entry = historyState()?.entry ?? newEntry();
  }

  /** Interface for react-router's hooks. */
  readonly navigator: Navigator = {
    createHref: (to) => toAddress(to),
    push: (to, state) => void this.go(toAddress(to), { state: state as NavigationState | undefined }),
    replace: (to, state) => void this.go(toAddress(to), { replace: true, state: state as NavigationState | undefined }),
    go: (delta) => {
      window.history.go(delta);
    },
  };

  /** Starts listening, and restores the position of a reloaded page. */
  start(): void {
    window.history.scrollRestoration = 'manual';
    const before = enterHistory(this.entry, this.store.getState().page.routeName);
    if (before?.overlays) window.history.go(-before.overlays); // reloaded: overlays that were open are closed
    this.back = historyState()?.back ?? {};
    const left = this.memory.recall(this.entry);
    if (left) window.scrollTo({ top: left.y, behavior: 'instant' });
    else if (window.location.hash) {
      document.getElementById(window.location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
    }

    window.addEventListener('popstate', (event) => {
      const state = event.state as HistoryState | null;
      if (this.isLeft) this.reloadElsewhere();
      else if (this.transitions) void this.transitions.onPopState(state);
      else void this.withTransitions((transitions) => transitions.onPopState(state), window.location.href);
    });
    window.addEventListener('scroll', () => this.memory.remember(this.entry, { y: window.scrollY }), { passive: true });
    window.addEventListener('pagehide', () => this.onLeave());
    // WebKit shows a page from its back-forward cache at the top
    onPageRestored(() => window.scrollTo({ top: this.leftAt, behavior: 'instant' }));
    document.addEventListener('click', (event) => this.onClick(event));
    for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
      document.addEventListener(type, (event) => this.onHint(event), { passive: true });
    }
    onFirstInput(() => {
      // a press shows its new state first
      if (!isSlowConnection()) afterPaint(() => void whenIdle().then(() => this.withTransitions()));
    });
  }

  /** Leaves all navigation to the browser, because the page cannot be rendered any more. */
  leaveToBrowser(): void {
    this.isLeft = true;
    this.reloadElsewhere();
  }

  /** Has the server serve the current address unless its page is the document's own, which is shown again. */
  private reloadElsewhere(): void {
    const { pathname, search } = window.location;
    if (pathname + search !== this.documentAddress) window.location.reload();
  }

  /** Shows an address; resolves when it is on screen, superseded, or left to the browser. */
  async go(href: string, options: GoOptions = {}): Promise<void> {
    if (this.store.getState().page.mode === 'edit') return; // the editor stays on its page
    if (this.isLeft) {
      window.location.assign(href);
      return;
    }
    // not a turn of the event loop later than the press, once the code is there
    await (this.transitions
      ? this.transitions.go(href, options)
      : this.withTransitions((transitions) => transitions.go(href, options), href));
  }

  /** Follows a press on a link of the site, unless another handler has or the browser should. */
  onClick(event: MouseEvent): void {
    if (this.isLeft || event.defaultPrevented || event.button !== 0) return;
    if (opensElsewhere(event)) return;
    const link = findLink(event);
    if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download')) return;
    const location = this.siteLocation(link.href);
    if (!location) return;
    const current = this.store.getState().page.location;
    const samePage = location.path === current.path && location.search === current.search;
    if (samePage && link.hash) return; // the browser handles anchors on this page
    event.preventDefault();
    const scroll = link.dataset['scroll'] as NavigationState['scroll'];
    const left = link.getAttribute('href') ?? '';
    afterPaint(() => void this.go(link.href, { left, replace: samePage, state: scroll ? { scroll } : undefined }));
  }

  /** Location of an address that client-side navigation can show; null for any other. */
  siteLocation(href: string): PageLocation | null {
    return siteLink(href, window.location.href, this.store.getState().site.context);
  }

  /**
   * Ends navigation in a document that is left. It may return from the back-forward cache, and must not move on then to
   * the page that it was loading.
   */
  private onLeave(): void {
    this.memory.save();
    this.leftAt = window.scrollY;
    this.departures += 1;
    this.transitions?.stop();
  }

  /**
   * Loads the code that replaces pages, then calls `act` with it.
   * @param address the server's page of it replaces this one when the code cannot be loaded
   */
  private async withTransitions(
    act?: (transitions: PageTransitions) => Promise<void>,
    address?: string,
  ): Promise<void> {
    let transitions: PageTransitions;
    const { departures } = this;
    try {
      const loaded = await import('./PageTransitions.ts');
      transitions = this.transitions ??= new loaded.PageTransitions(this);
    } catch {
      if (address !== undefined && departures === this.departures) window.location.assign(address);
      return;
    }
    if (departures === this.departures) await act?.(transitions);
  }

  /**
   * Prefetches the target of a link that is hovered or focused.
   * Waits until it is meant: pointers pass over links, and a press must show its effect first.
   */
  private onHint(event: Event): void {
    const link = findLink(event);
    clearTimeout(this.hintTimer);
    if (!link || isSlowConnection()) return;
    this.hintTimer = setTimeout(
      () => void this.withTransitions((transitions) => transitions.prefetch(link.href)),
      hintDelayMs,
    );
  }
}

function toAddress(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}

function findLink(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
}
