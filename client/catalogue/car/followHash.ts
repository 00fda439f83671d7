/** Time in which the parts on the way to an element load, in ms. */
const loadingMs = 3000;
/** Delay until the page's bars come to rest on phones, in ms. */
const barsMs = 300;

let release = (): void => undefined;

/**
 * Brings the target of the address's hash into view and keeps it there.
 * It acts on arrival and on each hash change, until the returned function is called.
 * The browser scrolls to an id once, and parts that load on the way there would move it. So the target is kept in place
 * until the visitor's next input. Every hash that contains "contact" names the enquiry form.
 */
export function followHash(): () => void {
  const follow = (behavior: ScrollBehavior): void => {
    release();
    const target = hashTarget();
    if (target) holdInView(target, behavior);
  };
  const onHashChange = (): void => follow('auto');
  const top = hashTarget()?.getBoundingClientRect().top ?? 0;
  // the visitor may have scrolled away meanwhile
  if (window.scrollY === 0 || Math.abs(top) < window.innerHeight) follow('instant');
  window.addEventListener('hashchange', onHashChange);
  return () => {
    release();
    window.removeEventListener('hashchange', onHashChange);
  };
}

function hashTarget(): HTMLElement | null {
  const { hash } = window.location;
  const form = /contact/i.test(hash) ? document.getElementById('contact-form') : null;
  return form ?? document.getElementById(decodeURIComponent(hash.slice(1)));
}

function holdInView(element: HTMLElement, behavior: ScrollBehavior): void {
  const bring = (): void => element.scrollIntoView({ behavior });
  bring();
  const { body } = document;
  let height = body.scrollHeight;
  const heights = new ResizeObserver(() => {
    if (height !== body.scrollHeight) element.scrollIntoView({ behavior: 'instant' });
    height = body.scrollHeight;
  });
  heights.observe(body);
  const timer = setTimeout(bring, barsMs);
  release = () => {
    clearTimeout(timer);
    heights.disconnect();
  };
  setTimeout(release, loadingMs);
  for (const input of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate']) {
    window.addEventListener(input, release, { once: true });
  }
}
