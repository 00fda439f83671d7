import { setTimeout as pause } from 'node:timers/promises';
import type { KeyInput, Page } from 'puppeteer';
import { hydrated, whollyHydrated } from '../watchedPage.ts';
import type { WatchedPage } from '../watchedPage.ts';
import { bundlePageListener } from './bundlePageListener.ts';
import type { Mark } from './pageListener.ts';

/** Maximum wait for an item on a busy machine, ms. */
const timeoutMs = 20_000;
const pollMs = 50;

/** A visitor who perceives pages by a screen reader alone, and presses the controls that it names. */
export class SpokenVisitor {
  private readonly page: Page;
  private readonly origin: string;

  /** Closes the page. */
  readonly leave: () => Promise<void>;

  private constructor(page: Page, origin: string, leave: () => Promise<void>) {
    this.page = page;
    this.origin = origin;
    this.leave = leave;
  }

  /** @param origin URL of the site, without a path */
  static async enter({ page, close }: WatchedPage, origin: string): Promise<SpokenVisitor> {
    await page.evaluateOnNewDocument(await bundlePageListener());
    return new SpokenVisitor(page, origin, close);
  }

  /** Opens a path of the site, and listens once all parts of the page are hydrated. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.origin + path, { waitUntil: 'load' });
    await hydrated(this.page);
    await whollyHydrated(this.page);
    await this.listen();
  }

  /** Marks this moment, so that what is heard from now on can be told. */
  async mark(): Promise<Mark> {
    const mark = await this.page.evaluate(() => window.pageListener?.mark());
    if (!mark) throw new Error(`Nobody listens on ${this.page.url()}.`);
    return mark;
  }

  /** Returns what the page has said since a mark, on this document; nothing while another one loads. */
  async heardSince(mark: Mark): Promise<string[]> {
    try {
      await this.listen();
      const phrases = await this.page.evaluate((from) => window.pageListener?.heardSince(from), mark);
      return phrases ?? [];
    } catch (error) {
      if (/context|detached|navigat/i.test(String(error))) return []; // The document is being replaced.
      throw error;
    }
  }

  /** Returns what is read from the first item that starts so. */
  async read(start: string, count: number): Promise<string[]> {
    const phrases = await this.page.evaluate((from, max) => window.pageListener?.read(from, max), start, count);
    return phrases ?? [];
  }

  /** Reads on to the next item that starts so, and gives it the focus. */
  async moveTo(start: string): Promise<void> {
    const end = performance.now() + timeoutMs;
    for (;;) {
      const isFocused = await this.page.evaluate(async (words) => {
        const found = await window.pageListener?.find(words);
        if (!(found instanceof HTMLElement)) return false;
        found.focus();
        return document.activeElement === found;
      }, start);
      if (isFocused) return;
      if (performance.now() > end) throw new Error(`No item that starts with "${start}" on ${this.page.url()}.`);
      await pause(pollMs);
    }
  }

  async key(key: KeyInput): Promise<void> {
    await this.page.keyboard.press(key);
  }

  /** Enters a text at once, so that nothing is suggested for its first letters. */
  async type(text: string): Promise<void> {
    await this.page.keyboard.sendCharacter(text);
  }

  /** Starts to listen on a hydrated document, unless it does already. */
  private async listen(): Promise<void> {
    await hydrated(this.page);
    await this.page.evaluate(async () => {
      if (!window.pageListener && window.startListening) window.pageListener = await window.startListening();
    });
  }
}
