import { useEffect } from 'react';
import type { RefObject } from 'react';

const phone = '(max-width: 767.98px)';
/** Delay until the page's bars come to rest on phones. */
const delayOnPhonesMs = 300;

const wishes = { '#contact-quote': 'quote', '#contact-testdrive': 'testDrive' } as const;
const wishNames: ReadonlySet<string> = new Set(Object.values(wishes));

/**
 * Scrolls to the form when the address's hash contains "contact", on arrival and on each hash change.
 * #contact-quote and #contact-testdrive also tick their box and clear the other.
 */
export function useContactHash(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = (behavior: ScrollBehavior): void => {
      const { hash } = window.location;
      clearTimeout(timer);
      if (!hash.toLowerCase().includes('contact')) return;
      const wish = Object.hasOwn(wishes, hash) ? wishes[hash as keyof typeof wishes] : null;
      // after others that scroll for this address: the browser, and the navigation to the page
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

/** Clicks the boxes that differ from the wish, like a visitor, so that their state follows. */
function tickOnly(place: HTMLElement, wish: 'quote' | 'testDrive'): void {
  for (const box of place.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')) {
    if (wishNames.has(box.name) && box.checked !== (box.name === wish)) box.click();
  }
}

function bringIntoView(form: HTMLElement | null, hash: string, behavior: ScrollBehavior): void {
  if (!form) return;
  const section = hash === '#contact' ? document.getElementById('contact') : null;
  // scrolls to the section's heading if the form below it still shows
  const near =
    section && form.getBoundingClientRect().top - section.getBoundingClientRect().top < window.innerHeight / 2;
  (near ? section : form).scrollIntoView({ behavior });
}
