/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { followHash } from './followHash.ts';

let resized = (): void => undefined;
let seen: string[] = [];
let stop = (): void => undefined;

beforeEach(() => {
  jest.useFakeTimers();
  seen = [];
  document.body.innerHTML = '<section id="contact"><div id="contact-form"></div></section><h2 id="facts"></h2>';
  Element.prototype.scrollIntoView = function (this: Element, options): void {
    seen.push(`${this.id} ${typeof options === 'object' ? String(options.behavior) : ''}`);
  };
  window.ResizeObserver = class {
    constructor(notify: ResizeObserverCallback) {
      resized = () => notify([], this);
    }
    observe(): void {
      resized();
    }
    unobserve(): void {
      resized = () => undefined;
    }
    disconnect(): void {
      resized = () => undefined;
    }
  };
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

/** Makes the page higher, as a part that loads does. */
const grow = (): void => {
  Object.defineProperty(document.body, 'scrollHeight', { value: document.body.scrollHeight + 100, configurable: true });
  resized();
};

const arrive = (hash: string): void => {
  window.history.replaceState(null, '', `/${hash}`);
  stop = followHash();
};

describe('followHash()', () => {
  it.each([
    ['#xcontacty', 'contact-form'],
    ['#contact', 'contact-form'],
    ['#facts', 'facts'],
  ])('brings the target of %s into view', (hash, target) => {
    arrive(hash);
    expect(seen).toEqual([`${target} instant`]);
  });

  it('leaves a page without a hash where it is', () => {
    arrive('');
    jest.advanceTimersByTime(5000);
    expect(seen).toEqual([]);
  });

  it('brings a later hash into view', () => {
    arrive('');
    window.history.replaceState(null, '', '/#contact-testdrive');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    expect(seen[0]).toBe('contact-form auto');
  });

  it('keeps the target in view while the page changes its height', () => {
    arrive('#facts');
    jest.advanceTimersByTime(400);
    grow();
    expect(seen.at(-1)).toBe('facts instant');
    expect(seen).toHaveLength(3);
  });

  it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('lets go at the visitor’s %s', (input) => {
    arrive('#facts');
    window.dispatchEvent(new Event(input));
    grow();
    jest.advanceTimersByTime(5000);
    expect(seen).toHaveLength(1);
  });

  it('lets go after three seconds', () => {
    arrive('#facts');
    jest.advanceTimersByTime(3000);
    grow();
    expect(seen).toHaveLength(2);
  });
});
