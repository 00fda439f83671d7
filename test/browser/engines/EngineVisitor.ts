import { setTimeout as pause } from 'node:timers/promises';
import type { EnginePage } from './EnginePage.ts';

/** Maximum wait for a condition on a busy machine, ms. */
const timeoutMs = 40_000;
const pollMs = 50;

/** A visitor in any engine, who waits for what each step leads to. */
export class EngineVisitor {
  readonly page: EnginePage;
  private readonly origin: string;

  constructor(page: EnginePage, origin: string) {
    this.page = page;
    this.origin = origin;
  }

  /**
   * Answers the consent banner before the first page, so that it covers nothing.
   * The server sets the cookie: WebKit stores one that a script sets later than the next page can ask for it.
   */
  async answerConsent(): Promise<void> {
    await this.page.evaluate(() => {
      const headers = { 'content-type': 'application/json' };
      const answer = { method: 'POST', headers, body: JSON.stringify({ consent: '2.necessary' }) };
      void fetch('/api/choices', answer).then(() => (document.title = 'answered'));
    });
    await this.waitFor('the answer to the banner', () => document.title === 'answered');
  }

  /** Opens a path of the site; resolves when the page is hydrated. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.origin + path);
    await this.hydrated();
  }

  /**
   * Opens a path of the site; resolves when it is parsed and records presses.
   * Firefox does not report the first paint of a page that was in the background until then.
   */
  async openUnhydrated(path: string): Promise<void> {
    await this.page.goto(this.origin + path);
    await this.waitFor(
      'the recording of presses',
      () => document.readyState !== 'loading' && document.documentElement.hasAttribute('data-scripts'),
    );
  }

  hydrated(): Promise<void> {
    return this.waitFor('hydration', () => performance.getEntriesByName('hydrated').length > 0);
  }

  /**
   * Presses the first element with the pointer, in the middle of the window, where no bar covers it.
   * A font or style that arrives late may move the element: it is pressed once it has stayed in its place.
   */
  async press(selector: string): Promise<void> {
    await this.waitFor(
      `an enabled ${selector}`,
      (css) => {
        const element = document.querySelector<HTMLElement>(css);
        if (!element?.checkVisibility({ visibilityProperty: true }) || element.matches(':disabled')) return false;
        element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        const { left, top } = element.getBoundingClientRect();
        const seen = window as Window & { lastPlace?: string };
        const before = seen.lastPlace;
        seen.lastPlace = `${css} ${String(left)} ${String(top)}`;
        return before === seen.lastPlace;
      },
      selector,
    );
    await this.page.click(selector);
  }

  /** Types a text into a field; a form's code may replace the field while it does not have the focus. */
  async fill(selector: string, text: string): Promise<void> {
    await this.waitFor(
      `the focus on ${selector}`,
      (css) => {
        const field = document.querySelector<HTMLElement>(css);
        field?.focus();
        return field !== null && document.activeElement === field;
      },
      selector,
    );
    await this.page.keyboard.type(text);
  }

  /** Returns the text of the first element. */
  text(selector: string): Promise<string> {
    return this.page.evaluate((css) => document.querySelector(css)?.textContent ?? '', selector);
  }

  /** Resolves when an element is visible. */
  see(selector: string): Promise<void> {
    return this.waitFor(
      selector,
      (css) => [...document.querySelectorAll(css)].some((element) => element.checkVisibility()),
      selector,
    );
  }

  /**
   * Resolves when a condition holds in the page.
   * @throws Error that says what was awaited, and where
   */
  async waitFor<Args extends unknown[]>(
    what: string,
    holds: (...args: Args) => boolean | Promise<boolean>,
    ...args: Args
  ): Promise<void> {
    const start = performance.now();
    let failure = '';
    while (performance.now() - start < timeoutMs) {
      try {
        if (await this.page.evaluate(holds, ...args)) return;
        failure = '';
      } catch (error) {
        failure = String(error); // The document is being replaced.
      }
      await pause(pollMs);
    }
    const shown = await this.page
      .evaluate(() => `${location.href}\n${document.body.innerText.slice(0, 600)}`)
      .catch(String);
    const complaints = await this.page.complaints().catch(() => []);
    throw new Error(`${this.page.engine} waited for ${what}. ${failure}\n${complaints.join('\n')}\n${shown}`);
  }
}
