import type { EngineKey, EngineKeyboard } from './engines/EnginePage.ts';

/** The focused element as a visitor without a pointer perceives it. */
interface Focus {
  /** Accessible name if the element itself has one, else its text. */
  name: string;
  tag: string;
  /** Reason why it cannot be seen; "" when it is visible. */
  unseen: string;
}

/** Page of any browser that has a keyboard. */
interface KeyedPage {
  keyboard: EngineKeyboard;
  evaluate(run: () => Promise<Focus>): Promise<Focus>;
  evaluate(run: (selector: string) => boolean, selector: string): Promise<boolean>;
}

/** Keyboard-only visitor: counts key presses and records every place where the focus is invisible. */
export class KeyboardVisitor {
  presses = 0;
  /** Places where the focus was off screen, covered by something else, or had no focus indicator. */
  readonly lost: string[] = [];
  private readonly page: KeyedPage;

  constructor(page: KeyedPage) {
    this.page = page;
  }

  async press(key: EngineKey): Promise<Focus> {
    this.presses += 1;
    await this.page.keyboard.press(key);
    const focus = await this.focus();
    if (focus.unseen !== '') this.lost.push(`${focus.tag} "${focus.name}": ${focus.unseen}`);
    return focus;
  }

  /** Each letter is one key press. */
  async type(text: string): Promise<void> {
    this.presses += text.length;
    await this.page.keyboard.type(text);
  }

  /** Presses a key until the focus is on an element with this name, or one that matches this selector. */
  async stepTo(target: RegExp | string, key: EngineKey = 'Tab', most = 40): Promise<void> {
    const seen: string[] = [];
    for (let step = 0; step < most; step++) {
      const { name } = await this.press(key);
      if (typeof target === 'string' ? await this.isOn(target) : target.test(name)) return;
      seen.push(name);
    }
    throw new Error(`The keyboard did not come to ${String(target)}, but to ${seen.join(', ')}.`);
  }

  private isOn(selector: string): Promise<boolean> {
    return this.page.evaluate((css: string) => document.activeElement?.matches(css) === true, selector);
  }

  focus(): Promise<Focus> {
    return this.page.evaluate(focusInPage);
  }
}

/**
 * Runs in the page: waits until the focused element has scrolled into view, then describes it.
 * A smooth scroll can start some frames after the focus moved, so a still page is not proof that scrolling is over:
 * an element that is off screen gets 60 frames to arrive.
 */
async function focusInPage(): Promise<Focus> {
  const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
  /** Middle of an element, or of the part of a high one that browsers scroll into view. */
  const middle = (element: Element): [x: number, y: number] => {
    const box = element.getBoundingClientRect();
    // For a multi-line field that is the line with the caret, the first.
    const height = Math.min(box.height, element.localName === 'textarea' ? 48 : window.innerHeight);
    return [box.left + box.width / 2, box.top + height / 2];
  };
  const isOffScreen = (): boolean => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return false;
    const [x, y] = middle(activeElement);
    return x < 0 || y < 0 || x > window.innerWidth || y > window.innerHeight;
  };
  await frame();
  for (let before = NaN, frames = 0; before !== window.scrollY || (isOffScreen() && frames < 60); frames += 1) {
    before = window.scrollY;
    await frame();
    await frame();
  }
  const element = document.activeElement;
  if (!element || element === document.body) return { name: '', tag: 'body', unseen: '' };
  const label = (element as HTMLInputElement).labels?.[0];
  const accessibleName = element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent;
  const name = accessibleName.replace(/\s+/g, ' ').trim();
  const tag = element.localName;
  if (element.getAttribute('tabindex') === '-1') return { name, tag, unseen: '' }; // Target of a jump link, not a control.
  const [x, y] = middle(element).map(Math.round) as [x: number, y: number];
  if (isOffScreen()) return { name, tag, unseen: `off screen at ${String(x)}, ${String(y)}` };
  const top = document.elementFromPoint(x, y);
  const own = top !== null && (element.contains(top) || top.contains(element) || label?.contains(top) === true);
  if (!own) return { name, tag, unseen: `under ${top?.className.toString() ?? 'nothing'}` };
  // The sign of a slider is on its thumb, whose style no script reads.
  if (element.matches('input[type="range"]')) return { name, tag, unseen: '' };
  const isMarked = (style: CSSStyleDeclaration): boolean =>
    (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0) ||
    style.boxShadow !== 'none' ||
    (element instanceof SVGElement && style.fill !== 'none' && parseFloat(style.strokeWidth) >= 3);
  const bearers = [element, ...element.children, ...(label ? [label, ...label.children] : [])];
  for (let up = element.parentElement; up?.matches(':focus-within') && bearers.length < 24; up = up.parentElement) {
    if (up.clientHeight < 120) bearers.push(up);
  }
  const marked = bearers.some((bearer) =>
    [null, '::before', '::after'].some((part) => isMarked(getComputedStyle(bearer, part))),
  );
  return { name, tag, unseen: marked ? '' : 'without a sign' };
}
