import { useEffect } from 'react';
import type { RefObject } from 'react';

const phone = '(max-width: 767.98px)';
/** On phones the page's bars come to rest first. */
const delayOnPhonesMs = 300;

const wishes = { '#contact-quote': 'quote', '#contact-testdrive': 'testDrive' } as const;
const wishNames: ReadonlySet<string> = new Set(Object.values(wishes));

/**
 * Brings the form into view when the address has a hash with the word "contact", on the page's arrival and whenever
 * the hash changes; #contact-quote and #contact-testdrive tick their box and no other.
 */
export function useContactHash(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = (behavior: ScrollBehavior): void => {
      const { hash } = window.location;
      clearTimeout(timer);
      if (!hash.toLowerCase().includes('contact')) return;
      const wish = Object.hasOwn(wishes, hash) ? wishes[hash as keyof typeof wishes] : null;
      // after whoever else scrolls for this address: the browser, and the navigation that brought the page
      timer = setTimeout(
        () => {
          if (wish && place.current) tickOnly(place.current, wish);
          bringIntoView(place.current, hash, behavior);
        },
        window.matchMedia(phone).matches ? delayOnPhonesMs : 0,
      );
    };
    const onHashChange = (): void => follow('auto');
    follow('instant');
    window.addEventListener('hashchange', onHashChange);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('hashchange', onHashChange);
    };
  }, [place]);
}

/** Presses the boxes of wishes that are not as wished, as a visitor would, so that their state follows. */
function tickOnly(place: HTMLElement, wish: 'quote' | 'testDrive'): void {
  for (const box of place.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')) {
    if (wishNames.has(box.name) && box.checked !== (box.name === wish)) box.click();
  }
}

function bringIntoView(form: HTMLElement | null, hash: string, behavior: ScrollBehavior): void {
  if (!form) return;
  const section = hash === '#contact' ? document.getElementById('contact') : null;
  // the section's heading first, where the form below it still shows
  const near =
    section && form.getBoundingClientRect().top - section.getBoundingClientRect().top < window.innerHeight / 2;
  (near ? section : form).scrollIntoView({ behavior });
}
