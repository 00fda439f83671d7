import { holdInView } from '../browser/holdInView.ts';

/** Id of the enquiry form about a car. */
const formId = 'contact-form';

/**
 * Brings the target of the address's hash into view, on arrival and on each hash change.
 * The browser scrolls to an id once; parts that load on the way there would move it.
 */
export function followHash(): void {
  const follow = (behavior: ScrollBehavior): void => {
    const target = hashTarget();
    if (target) holdInView(target, behavior);
  };
  const top = hashTarget()?.getBoundingClientRect().top ?? 0;
  // the visitor may have scrolled away meanwhile
  if (window.scrollY === 0 || Math.abs(top) < window.innerHeight / 2) follow('instant');
  // an event of the site's own is that of a page that has just been shown
  window.addEventListener('hashchange', ({ isTrusted }) => follow(isTrusted ? 'auto' : 'instant'));
}

/**
 * Returns the element that the address's hash names, or null.
 * Every hash that contains "contact" names the enquiry form. "#contact" is its section, whose heading shows too unless
 * the form is far below it.
 */
function hashTarget(): HTMLElement | null {
  const { hash } = window.location;
  const named = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  const form = hash.toLowerCase().includes('contact') ? document.getElementById(formId) : null;
  if (!form || !named) return form ?? named;
  const distance = form.getBoundingClientRect().top - named.getBoundingClientRect().top;
  return distance < window.innerHeight / 2 ? named : form;
}
