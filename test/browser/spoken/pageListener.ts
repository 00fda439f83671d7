import { Virtual } from '@guidepup/virtual-screen-reader';
import { plainPhrase } from './plainPhrase.ts';

/** A moment in a document. */
export interface Mark {
  /** Start of the document, ms of the clock. */
  document: number;
  phrases: number;
}

/** The phrases of a screen reader in a page. This file runs there, bundled by bundlePageListener. */
export interface PageListener {
  /** Marks this moment. What is said later of the focused element is a new phrase. */
  mark(): Promise<Mark>;
  /** Returns the phrases from a mark on, in order; all of them for a mark of another document. */
  heardSince(mark: Mark): Promise<string[]>;
  /** Reads on from the focus, then from the top, to the first item that starts so; null without one. */
  find(start: string): Promise<Element | null>;
  /** Returns the phrases from such an item on; none without one. */
  read(start: string, count: number): Promise<string[]>;
}

declare global {
  interface Window {
    startListening?: () => Promise<PageListener>;
    /** Undefined until it has started. */
    pageListener?: PageListener;
  }
}

interface Heard {
  phrase: string;
  /** Element that has received the focus. If the focus moves on at once, a screen reader stops and reads the next. */
  focused: Element | null;
}

const lastPhrase = 'end of document';
const liveRegion = '[aria-live], [role="status"], [role="alert"], [role="log"]';

/**
 * Tells the virtual screen reader about changed text only, as browsers do.
 * It does so once for each region that is spoken as a whole.
 */
class TextObserver extends MutationObserver {
  constructor(callback: MutationCallback) {
    super((records, observer) => {
      const regions = records.map(({ target }) => {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(liveRegion);
        return region?.matches('[role="status"], [role="alert"], [aria-atomic="true"]') === true ? region : null;
      });
      callback(
        records.filter((_record, at) => regions[at] === null || regions.lastIndexOf(regions[at] ?? null) === at),
        observer,
      );
    });
  }

  override observe(target: Node): void {
    super.observe(target, { childList: true, characterData: true, subtree: true });
  }
}

/** Hides the content of noscript elements, which the virtual screen reader takes for text. */
function hideUnusedMarkup(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('noscript { display: none }');
  document.adoptedStyleSheets.push(sheet);
}

/** Starts a reader at the top of the page as it is now. */
async function readerAtTop(): Promise<Virtual> {
  // After the event that is being handled: a reader that gets it too would move to its target.
  await Promise.resolve();
  // It reads the attribute, which is the state before the first press.
  for (const box of document.querySelectorAll<HTMLInputElement>('[type="checkbox"], [type="radio"]')) {
    if (box.hasAttribute('checked') !== box.checked) box.toggleAttribute('checked', box.checked);
  }
  const reader = new Virtual();
  await reader.start({ container: document.body, window: { document } });
  return reader;
}

async function phraseOf(element: Element): Promise<string> {
  const reader = await readerAtTop();
  while (reader.activeNode !== element && (await reader.lastSpokenPhrase()) !== lastPhrase) await reader.next();
  const phrase = reader.activeNode === element ? plainPhrase(await reader.lastSpokenPhrase()) : '';
  await reader.stop();
  return phrase;
}

/** Returns all items of the page in reading order. */
async function itemsOfPage(): Promise<{ node: Node | null; phrase: string }[]> {
  const reader = await readerAtTop();
  const items = [];
  for (let phrase = ''; phrase !== lastPhrase;) {
    phrase = plainPhrase(await reader.lastSpokenPhrase());
    items.push({ node: reader.activeNode, phrase });
    await reader.next();
  }
  await reader.stop();
  return items;
}

const asElement = (node: Node | null): Element | null =>
  node instanceof Element ? node : (node?.parentElement ?? null);

async function startListening(): Promise<PageListener> {
  hideUnusedMarkup();
  const heard: Heard[] = [{ phrase: `document, ${document.title}`, focused: null }];
  const live = new Virtual();
  await live.start({ container: document.body, window: { document, MutationObserver: TextObserver } });
  const liveLog = await live.spokenPhraseLog();
  /** Dialog that holds the focus. */
  let dialog: Element | null = null;

  /** Moves what live regions have said to the other phrases. */
  const collectLive = (): void => {
    const said = liveLog.splice(0).filter((phrase) => /^(polite|assertive): ./.test(phrase));
    heard.push(...said.map((phrase) => ({ phrase: plainPhrase(phrase), focused: null })));
  };
  const addEntry = async (element: Element, focused: Element | null): Promise<void> => {
    const entry: Heard = { phrase: '', focused };
    heard.push(entry);
    entry.phrase = await phraseOf(element);
  };
  const lastFocus = (): { entry: Heard; at: number } | null => {
    const at = heard.findLastIndex(({ focused }) => focused !== null && focused === document.activeElement);
    const entry = heard[at];
    return entry ? { entry, at } : null;
  };
  /** True if nothing had the focus at the last mark. */
  let wasLost = true;
  const isLost = (): boolean => document.activeElement === document.body;

  document.addEventListener('focusin', ({ target }) => {
    collectLive();
    if (!(target instanceof Element)) return;
    const own = target.closest('dialog, [role="dialog"], [role="alertdialog"]');
    // Its name is heard when the focus comes into it.
    if (own && own !== dialog) void addEntry(own, null);
    dialog = own;
    void addEntry(target, target);
  });

  return {
    mark: async () => {
      const last = lastFocus();
      if (last?.entry.focused) last.entry.phrase = await phraseOf(last.entry.focused);
      wasLost = isLost();
      collectLive();
      return { document: performance.timeOrigin, phrases: heard.length };
    },
    heardSince: async (mark) => {
      const from = mark.document === performance.timeOrigin ? mark.phrases : 0;
      const last = lastFocus();
      const now = last?.entry.focused ? await phraseOf(last.entry.focused) : '';
      collectLive();
      if (last && last.at >= from) last.entry.phrase = now;
      const phrases = heard
        .filter(({ focused }, at) => at >= from && (focused === null || at === last?.at))
        .map(({ phrase }) => phrase);
      if (last && last.at < from && last.entry.phrase !== now) phrases.push(now);
      if (isLost() && !wasLost) phrases.push('focus lost');
      // An urgent text interrupts what is being read, whichever came first: it is what remains.
      const isUrgent = (phrase: string): boolean => phrase.startsWith('assertive: ');
      return [...phrases.filter((phrase) => !isUrgent(phrase)), ...phrases.filter(isUrgent)];
    },
    find: async (start) => {
      const items = await itemsOfPage();
      const focus = items.findIndex(({ node }) => node === document.activeElement);
      const found = [...items.slice(focus + 1), ...items.slice(0, focus + 1)].find(({ phrase }) =>
        phrase.startsWith(start),
      );
      return asElement(found?.node ?? null);
    },
    read: async (start, count) => {
      const phrases = (await itemsOfPage()).map(({ phrase }) => phrase);
      const first = phrases.findIndex((phrase) => phrase.startsWith(start));
      return first < 0 ? [] : phrases.slice(first, first + count);
    },
  };
}

window.startListening = startListening;
