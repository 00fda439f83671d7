import { useEffect } from 'react';
import type { RefObject } from 'react';

const wishes = { '#contact-quote': 'quote', '#contact-testdrive': 'testDrive' } as const;
const wishNames: ReadonlySet<string> = new Set(Object.values(wishes));

/** Ticks the box that #contact-quote or #contact-testdrive names, and clears the other. */
export function useContactHash(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const follow = (): void => {
      const { hash } = window.location;
      const wish = Object.hasOwn(wishes, hash) ? wishes[hash as keyof typeof wishes] : null;
      if (wish && place.current) tickOnly(place.current, wish);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [place]);
}

/** Clicks the boxes that differ from the wish, like a visitor, so that their state follows. */
function tickOnly(place: HTMLElement, wish: 'quote' | 'testDrive'): void {
  for (const box of place.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')) {
    if (wishNames.has(box.name) && box.checked !== (box.name === wish)) box.click();
  }
}
