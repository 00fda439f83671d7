import { flushSync } from 'react-dom';
import type { Navigator, To } from 'react-router-dom';
import { afterPaint } from '../../browser/afterPaint.ts';
import { isSlowConnection } from '../../browser/isSlowConnection.ts';
import { addressNoted, overlayTraversal } from '../../ui/overlay/overlayTraversal.ts';
import type { Gateways } from '../../framework/Gateways.ts';
import { enterHistory, historyState, markList, incrementSteps } from '../../framework/historyState.ts';
import type { HistoryState } from '../../framework/historyState.ts';
import { navigationEnded, navigationStarted, searchReplaced } from '../../framework/pageState.ts';
import type { PageLocation, PagePlace } from '../../framework/pageState.ts';
import type { PreparedPage } from './preparePage.ts';
import type { ScrollMemory } from '../../framework/scrollMemory.ts';
import { ownParameters } from '../sectionComponents.ts';
import { sectionsOf } from '../../framework/sectionsOf.ts';
import { siteLink } from '../../framework/siteLink.ts';
import type { AppStore } from '../store.ts';

/** Options in the `state` of navigate(): scroll target once the page is shown. */
export interface NavigationState {
  /** "top" (default), "keep" the position, or "list": the element marked data-list-top. */
  scroll?: 'top' | 'keep' | 'list';
}

/** Hooks of the current page around its replacement. */
interface Swapping {
  /** Called while another page loads; resolves when the current one may be replaced. */
  ready?: () => Promise<void>;
  /** Called right before the swap. */
  beforeSwap?: () => void;
}

/** Code that prepares the next page. It loads on the first hint, or with the press itself. */
const loadPreparation = () => import('./preparePage.ts');

/** Hover time in ms after which a press on a link is likely. */
const hintDelayMs = 65;

/**
 * Client-side navigation: handles presses on links of the site, and Back and Forward.
 * It loads the next page with the same route loads as the server, swaps it in, and sets scroll position and focus. A
 * page that cannot be loaded here is left to the server by a plain navigation.
 */
export class Navigation {
  private entry: string;
  /** Steps back from the current entry; an anchor's entry, created by the browser, counts as one more. */
  private back: HistoryState['back'] = {};
  private turn = 0;
  private hintTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly store: AppStore,
    private readonly gateways: Gateways,
    private readonly memory: ScrollMemory,
    private readonly swapping: Swapping = {},
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

    window.addEventListener('popstate', (event) => void this.onPopState(event));
    window.addEventListener('scroll', () => this.memory.remember(this.entry, { y: window.scrollY }), { passive: true });
    window.addEventListener('pagehide', () => this.memory.save());
    document.addEventListener('click', (event) => this.onClick(event));
    for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
      document.addEventListener(type, (event) => this.onHint(event), { passive: true });
    }
  }

  /** Shows an address; resolves when it is on screen, superseded, or left to the browser. */
  async go(
    href: string,
    options: { replace?: boolean; state?: NavigationState | undefined; left?: string } = {},
  ): Promise<void> {
    if (overlayTraversal.underWay) await overlayTraversal.underWay;
    const location = this.siteLocation(href);
    const { mode } = this.store.getState().page;
    if (mode === 'edit') return; // the editor stays on its page
    if (location && this.showsAlready(location)) {
      this.memory.remember(this.entry, { y: window.scrollY });
      this.note(location.path + location.search, options.replace ?? false);
      this.store.dispatch(searchReplaced(location.search));
      return;
    }
    if (!location || mode === 'preview') {
      window.location.assign(href); // only the server has drafts
      return;
    }
    const shown = await this.show(location, href);
    if (!shown) return;
    await overlayTraversal.underWay;
    this.memory.remember(this.entry, { y: window.scrollY, ...(options.left ? { left: options.left } : {}) });
    const before = this.store.getState().page.location;
    const address = shown.location.path + shown.location.search + new URL(href, window.location.href).hash;
    this.note(address, options.replace ?? false);
    const scroll = options.state?.scroll ?? 'top';
    this.swap(shown, scroll === 'top' && !window.location.hash ? { y: 0 } : undefined);
    this.seeList();
    shown.settle(scroll, before.path !== shown.location.path);
  }

  /**
   * Records an address in the history: in place of the current entry, or as the next one.
   * The entry of an open dialog or drawer becomes that of the address, so that Back does not lead to an overlay that is
   * closed.
   */
  private note(address: string, replace: boolean): void {
    const { back = {}, overlays = 0 } = historyState() ?? {};
    if (!replace) this.entry = newEntry();
    if (replace || overlays > 0) window.history.replaceState({ entry: this.entry, back }, '', address);
    else window.history.pushState({ entry: this.entry, back: incrementSteps(back) }, '', address);
    this.back = historyState()?.back ?? {};
    window.dispatchEvent(new Event(addressNoted));
  }

  /** Records the list that the current entry may show. */
  private seeList(): void {
    markList(this.store.getState().page.routeName);
    this.back = historyState()?.back ?? {};
  }

  /** True if an address differs from the current one only in parameters that sections handle. */
  private showsAlready({ path, search }: PageLocation): boolean {
    const { location, layout } = this.store.getState().page;
    const others = (text: string): string => {
      const params = new URLSearchParams(text);
      for (const { componentName } of sectionsOf(layout)) params.delete(ownParameters[componentName] ?? '');
      return String(params);
    };
    return path === location.path && search !== location.search && others(search) === others(location.search);
  }

  /** Loads a page; null when a later navigation supersedes it or the server must serve it. */
  private async show(location: PageLocation, href: string): Promise<PreparedPage | null> {
    const turn = ++this.turn;
    this.store.dispatch(navigationStarted());
    try {
      const [{ prepareTarget }] = await Promise.all([loadPreparation(), this.swapping.ready?.()]);
      const page = await prepareTarget(this.store, this.gateways, location, (redirect) =>
        turn === this.turn ? this.siteLocation(redirect) : null,
      );
      if (turn === this.turn && page) return page;
    } catch {
      // the server serves what cannot be loaded here, with the right status and its own error page
    }
    if (turn !== this.turn) return null;
    this.store.dispatch(navigationEnded());
    window.location.assign(href);
    return null;
  }

  private async onPopState(event: PopStateEvent): Promise<void> {
    const state = event.state as HistoryState | null;
    const { pathname: path, search } = window.location;
    const current = this.store.getState().page.location;
    const entry = state?.entry ?? newEntry();
    if (path === current.path && search === current.search) {
      this.entry = entry;
      if (!state) window.history.replaceState({ entry, back: incrementSteps(this.back) }, ''); // an anchor was followed
      this.back = historyState()?.back ?? {};
      return;
    }
    if (this.showsAlready({ path, search })) {
      this.entry = entry;
      this.store.dispatch(searchReplaced(search));
      return;
    }
    const shown = await this.show({ path, search }, window.location.href);
    if (!shown) return;
    const before = this.memory.recall(entry) ?? { y: 0 };
    this.swap(shown, before);
    this.entry = entry;
    this.seeList();
    shown.returnTo(before);
  }

  private swap({ show, forgetPlaces }: PreparedPage, place: PagePlace | undefined): void {
    this.swapping.beforeSwap?.();
    flushSync(() => show(place));
    if (place) forgetPlaces(); // without a place the visitor, and the content on screen, stay where they are
  }

  /** Follows a press on a link of the site, unless another handler has or the browser should. */
  onClick(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
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

  /**
   * Prefetches the target of a link that is hovered or focused.
   * Waits until it is meant: pointers pass over links, and a press must show its effect first.
   */
  private onHint(event: Event): void {
    const link = findLink(event);
    clearTimeout(this.hintTimer);
    if (!link || isSlowConnection()) return;
    this.hintTimer = setTimeout(() => {
      this.prefetch(link.href).catch(() => {
        // a failed hint has no effect: the press tries again
      });
    }, hintDelayMs);
  }

  /** Loads code and data of the page that is likely to come next. */
  private async prefetch(href: string): Promise<void> {
    const location = this.siteLocation(href);
    if (!location) return;
    const current = this.store.getState().page.location;
    if (location.path === current.path) return;
    await (await loadPreparation()).prefetchPage(this.store, this.gateways, location);
  }

  private siteLocation(href: string): PageLocation | null {
    return siteLink(href, window.location.href, this.store.getState().site.context);
  }
}

function toAddress(to: To): string {
  return typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
}

function newEntry(): string {
  return Math.random().toString(36).slice(2);
}

function findLink(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
}
