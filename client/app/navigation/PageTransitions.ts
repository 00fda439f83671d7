import { flushSync } from 'react-dom';
import type { Gateways } from '../../framework/Gateways.ts';
import { moveCarPicture } from '../../catalogue/card/moveCarPicture.ts';
import { historyState } from '../../framework/navigation/historyState.ts';
import type { HistoryState } from '../../framework/navigation/historyState.ts';
import { incrementSteps, markList } from '../../framework/navigation/listSteps.ts';
import { navigationEnded, navigationStarted, searchReplaced } from '../../framework/pageState.ts';
import type { PageLocation, PagePlace } from '../../framework/pageState.ts';
import type { ScrollMemory } from '../../framework/navigation/scrollMemory.ts';
import { sectionsOf } from '../../framework/sectionsOf.ts';
import { addressNoted, overlayTraversal } from '../../ui/overlay/overlayTraversal.ts';
import type { GoOptions } from './GoOptions.ts';
import { newEntry } from './newEntry.ts';
import { prepareOfflinePage } from './prepareOfflinePage.ts';
import { prefetchPage, prepareTarget } from './preparePage.ts';
import type { PreparedPage } from './preparePage.ts';
import { replaceServerHeadTags } from './replaceServerHeadTags.ts';
import type { AppStore } from '../store.ts';

/** Search parameters that sections follow on their own: a change in one of them needs no load. */
const ownParameters: Partial<Record<string, string>> = { ServiceBooking: 'step', TireHotel: 'step' };

/** Hooks of the current page around its replacement. */
export interface Swapping {
  /** Called while another page loads; resolves when the current one may be replaced. */
  ready?: () => Promise<void>;
  /** Called right before the swap. */
  beforeSwap?: () => void;
}

/** The tab whose pages turn; see Navigation. */
interface TurnedTab {
  entry: string;
  back: HistoryState['back'];
  readonly store: AppStore;
  readonly gateways: Gateways;
  readonly memory: ScrollMemory;
  readonly swapping: Swapping;
  siteLocation(href: string): PageLocation | null;
}

/**
 * Turns from one page to the next for client-side navigation.
 * It loads the next page with the same route loads as the server, swaps it in, and sets scroll position and focus. A
 * page that cannot be loaded here is left to the server by a plain navigation, unless the browser is offline.
 */
export class PageTransitions {
  private turn = 0;

  constructor(private readonly tab: TurnedTab) {}

  /** Shows an address; resolves when it is on screen, superseded, or left to the browser. */
  async go(href: string, { replace = false, state, left }: GoOptions): Promise<void> {
    const { tab } = this;
    if (overlayTraversal.underWay) await overlayTraversal.underWay;
    const location = tab.siteLocation(href);
    if (location && this.showsAlready(location)) {
      tab.memory.remember(tab.entry, { y: window.scrollY });
      this.note(location.path + location.search, replace);
      tab.store.dispatch(searchReplaced(location.search));
      return;
    }
    if (!location || tab.store.getState().page.mode === 'preview') {
      window.location.assign(href); // only the server has drafts
      return;
    }
    const focused = document.activeElement;
    const shown = await this.show(location, href);
    if (!shown) return;
    await overlayTraversal.underWay;
    tab.memory.remember(tab.entry, { y: window.scrollY, ...(left ? { left } : {}) });
    const before = tab.store.getState().page.location;
    const { hash } = new URL(href, window.location.href);
    const scroll = state?.scroll ?? 'top';
    const settle = (): void => {
      this.seeList();
      shown.settle(scroll, before.path !== shown.location.path, focused);
    };
    this.swap(shown, scroll === 'top' && !hash ? { y: 0 } : undefined, settle, () => {
      this.note(shown.location.path + shown.location.search + hash, replace);
    });
  }

  /** Follows Back and Forward to the entry with this state; null for one that the browser made for an anchor. */
  async onPopState(state: HistoryState | null): Promise<void> {
    const { tab } = this;
    const { pathname: path, search } = window.location;
    const current = tab.store.getState().page.location;
    const entry = state?.entry ?? newEntry();
    if (path === current.path && search === current.search) {
      tab.entry = entry;
      if (!state) window.history.replaceState({ entry, back: incrementSteps(tab.back) }, ''); // an anchor was followed
      tab.back = historyState()?.back ?? {};
      return;
    }
    if (this.showsAlready({ path, search })) {
      tab.entry = entry;
      tab.store.dispatch(searchReplaced(search));
      return;
    }
    const focused = document.activeElement;
    const shown = await this.show({ path, search }, window.location.href);
    if (!shown) return;
    const before = tab.memory.recall(entry) ?? { y: 0 };
    tab.entry = entry;
    this.swap(shown, before, () => {
      this.seeList();
      shown.returnTo(before, path !== current.path, focused);
    });
  }

  /** Gives up the page that is being loaded, because the document is left. */
  stop(): void {
    this.turn += 1;
    if (this.tab.store.getState().page.navigating) this.tab.store.dispatch(navigationEnded());
  }

  /** Loads code and data of the page that is likely to come next. After a failure the press tries again. */
  async prefetch(href: string): Promise<void> {
    const location = this.tab.siteLocation(href);
    if (!location || location.path === this.tab.store.getState().page.location.path) return;
    await prefetchPage(this.tab.store, this.tab.gateways, location).catch(() => undefined);
  }

  /**
   * Records an address in the history: in place of the current entry, or as the next one.
   * The entry of an open dialog or drawer becomes that of the address, so that Back does not lead to an overlay that is
   * closed.
   */
  private note(address: string, replace: boolean): void {
    const { tab } = this;
    const { back = {}, overlays = 0 } = historyState() ?? {};
    if (!replace) tab.entry = newEntry();
    if (replace || overlays > 0) window.history.replaceState({ entry: tab.entry, back }, '', address);
    else window.history.pushState({ entry: tab.entry, back: incrementSteps(back) }, '', address);
    tab.back = historyState()?.back ?? {};
    window.dispatchEvent(new Event(addressNoted));
  }

  /** Records the list that the current entry may show. */
  private seeList(): void {
    markList(this.tab.store.getState().page.routeName);
    this.tab.back = historyState()?.back ?? {};
  }

  /** True if an address differs from the current one only in parameters that sections handle. */
  private showsAlready({ path, search }: PageLocation): boolean {
    const { location, layout } = this.tab.store.getState().page;
    const others = (text: string): string => {
      const params = new URLSearchParams(text);
      for (const { componentName } of sectionsOf(layout)) params.delete(ownParameters[componentName] ?? '');
      return String(params);
    };
    return path === location.path && search !== location.search && others(search) === others(location.search);
  }

  /** Loads a page; null when a later navigation supersedes it or the server must serve it. */
  private async show(location: PageLocation, href: string): Promise<PreparedPage | null> {
    const { store, gateways, swapping } = this.tab;
    const turn = ++this.turn;
    store.dispatch(navigationStarted());
    try {
      const [page] = await Promise.all([
        prepareTarget(store, gateways, location, (redirect) =>
          turn === this.turn ? this.tab.siteLocation(redirect) : null,
        ),
        swapping.ready?.(),
      ]);
      if (turn === this.turn && page) return page;
    } catch {
      // the server serves what cannot be loaded here, with the right status and its own error page
    }
    if (turn !== this.turn) return null;
    store.dispatch(navigationEnded());
    const offline = window.navigator.onLine ? null : await prepareOfflinePage(store, location).catch(() => null);
    if (turn !== this.turn) return null;
    if (offline) {
      window.addEventListener('online', () => turn === this.turn && void this.go(href, { replace: true }), {
        once: true,
      });
    } else window.location.assign(href);
    return offline;
  }

  /**
   * Shows a page. `note` records its address with it, as Back may be pressed until then.
   * `settle` brings it to its place, before anything of it is seen.
   */
  private swap(
    page: PreparedPage,
    place: PagePlace | undefined,
    settle: () => void,
    note: () => void = () => undefined,
  ): void {
    const before = this.tab.store.getState().page.location.path;
    moveCarPicture([before, page.location.path], () => {
      note();
      this.tab.swapping.beforeSwap?.();
      replaceServerHeadTags();
      flushSync(() => page.show(place));
      if (place) page.suppressLayoutShift(); // without a place the visitor, and the content on screen, stay where they are
      settle();
    });
  }
}
