import type { EarlyField, EarlyInputRecorder } from '../framework/hydration/EarlyInput.ts';

/* The one script in the head: a classic script without imports, so it must stay small. It runs before the first
   paint, restores remembered settings, records early input, and loads the page's modules once the page is painted or
   the visitor touches it. facetPanelMode.ts, monthlyCostMode.ts, AlertBar.tsx, plateMemory.ts,
   ConsentPrompt.tsx and HydrationParts.ts use the same keys and attributes. */

/* Shows the texts for a page without JavaScript. */
const showNoScript = (): void => {
  for (const hidden of document.querySelectorAll('noscript')) {
    const shown = document.createElement('div');
    shown.className = 'noscript';
    shown.innerHTML = hidden.textContent;
    hidden.replaceWith(shown);
  }
};

// the unit came with the oldest browsers that the scripts support (docs/browsers.md)
if (!CSS.supports('width', '1rlh')) {
  // the page stays as it is without JavaScript
  document.addEventListener('DOMContentLoaded', showNoScript);
} else {
  const root = document.documentElement;
  // styles for pages with and without JavaScript depend on it
  root.setAttribute('data-scripts', '');
  try {
    const mode = window.sessionStorage.getItem('facetPanelMode');
    if (mode === 'toggle') root.setAttribute('data-facet-panel', mode);
    if (window.localStorage.getItem('plates')) root.setAttribute('data-plates', '');
    if (window.localStorage.getItem('monthlyCosts')) root.setAttribute('data-monthly-costs', '');
  } catch {
    // a browser that refuses storage shows the filters at the side, and has no cars to offer
  }
  const { entry = '', modules = '', texts = '', immediate, resume } = document.currentScript?.dataset ?? {};
  // pages are the same for every visitor: a tab that had got further requests the page in that state
  try {
    const [key = '', parameter = ''] = resume?.split(' ') ?? [];
    const { view } = JSON.parse(window.sessionStorage.getItem(key) ?? '{}') as { view?: string };
    const search = new URLSearchParams(window.location.search);
    if (view && !search.has(parameter)) {
      search.set(parameter, view);
      window.location.replace(`?${search}${window.location.hash}`);
    }
  } catch {
    // the page itself corrects what cannot be read here
  }
  let cookies = '';
  try {
    cookies = document.cookie;
  } catch {
    // a browser that refuses cookies shows the message and the banner
  }
  // the cookie of a closed message is read here, not on the server, for the same reason
  const closed = /(?:^|; )hideAlert=([a-z\d]{1,8})(?:;|$)/.exec(cookies)?.[1];
  if (closed && 'adoptedStyleSheets' in document) {
    const sheet = new CSSStyleSheet();
    const message = closed === 'true' ? '' : `="${closed}"`;
    sheet.replaceSync(`.alert-bar[data-message${message}]{display:none}`);
    document.adoptedStyleSheets = [sheet];
  }

  // without an answer that consentCookie.ts accepts, the banner shows with the first paint
  if (
    !navigator.globalPrivacyControl &&
    !/(?:^|; )consent=(?:1\.(?:yes|no)|2\.(?:necessary|statistics|media|gpc|-)+)(?:;|$)/.test(cookies)
  ) {
    root.setAttribute('data-asks-consent', '');
  }

  // recorded for watchFailures.ts, which loads with the modules
  const failures: (ErrorEvent | PromiseRejectionEvent)[] = [];
  window.forecourtFailures = failures;
  const noteFailure = (event: ErrorEvent | PromiseRejectionEvent): void => {
    if (window.forecourtFailures && failures.length < 3) failures.push(event);
  };
  window.addEventListener('error', noteFailure);
  window.addEventListener('unhandledrejection', noteFailure);

  /** Maximum wait for the first paint after parsing, ms. A picture that hangs must not hold the scripts. */
  const maxWaitMs = 5000;
  /** Maximum time for which input is withheld from the page while its scripts load, ms. */
  const maxScriptsMs = 30_000;

  const presses = new Set<HTMLElement>();
  const fields = new Map<EarlyField, string | boolean>();
  const toggled = new Set<HTMLDetailsElement>();

  const onClick = (event: Event): void => {
    if (!(event instanceof MouseEvent) || !(event.target instanceof Element)) return;
    const control = event.target.closest<HTMLElement>('button,a,summary,input,select,textarea');
    if (control?.parentElement instanceof HTMLDetailsElement && control.matches('summary')) {
      toggled.add(control.parentElement);
    }
    const isScripted =
      control instanceof HTMLButtonElement
        ? control.type === 'button' || control.hasAttribute('data-scripted')
        : control?.hasAttribute('data-scripted-link') === true &&
          !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!control || !isScripted) return;
    event.preventDefault();
    control.setAttribute('aria-busy', 'true');
    presses.add(control);
  };
  const onField = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type)) {
      fields.set(target, target.checked);
    } else if (
      target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement
    ) {
      fields.set(target, target.value);
    }
  };
  /** React hydrates synchronously the target of any of these events: it must not see them before that. */
  const listener = (event: Event): void => {
    if (!recorder.records(event)) return;
    event.stopImmediatePropagation();
    if (!loading) load('high');
    if (event.type === 'click') onClick(event);
    else if (event.type === 'input' || event.type === 'change') onField(event);
  };
  const types =
    'click input change submit pointerdown pointerup mousedown mouseup touchstart touchend keydown keyup'.split(' ');
  const recordsAll = (): boolean => true;
  /* Leaves the page as it is without JavaScript: links and forms act natively. */
  const giveUp = (): void => {
    recorder.records = () => false;
    recorder.gaveUp = true;
    for (const type of types) window.removeEventListener(type, listener, true);
    for (const name of ['data-scripts', 'data-facet-panel', 'data-plates', 'data-monthly-costs']) {
      root.removeAttribute(name);
    }
    showNoScript();
    root.classList.remove('js');
    for (const control of presses) {
      control.removeAttribute('aria-busy');
      if (control instanceof HTMLAnchorElement) window.location.assign(control.href);
      else if (control.hasAttribute('data-scripted')) control.click();
    }
    presses.clear();
  };
  const recorder: EarlyInputRecorder = {
    records: recordsAll,
    input: { presses, fields, toggled },
    giveUp,
    gaveUp: false,
  };
  window.forecourtEarlyInput = recorder;

  /* The modules that report failures are among those that did not load. */
  const reportFailedModules = (error: unknown): void => {
    if (!window.forecourtFailures) return;
    const { name = 'unknown', message = '' } = error instanceof Error ? error : {};
    const report = { kind: 'rejection', name, message: message.slice(0, 300), at: [], page: location.pathname };
    const headers = { 'content-type': 'application/json' };
    void fetch('/api/browser-errors', { method: 'POST', headers, body: JSON.stringify(report), keepalive: true });
  };

  let loading = false;
  const load = (priority: 'low' | 'high'): void => {
    if (loading) return;
    loading = true;
    const marks = document.querySelectorAll('template[data-part^="section-"]');
    const isSeen = (mark: Element): boolean =>
      !mark.hasAttribute('data-part-until-touched') &&
      (mark.nextElementSibling?.getBoundingClientRect().top ?? 0) < innerHeight;
    // the first group is the page's own
    const groups = modules.split('|').filter((_group, at) => {
      const mark = marks[at - 1];
      return immediate !== undefined || !mark || isSeen(mark);
    });
    const hrefs = [...groups, entry]
      .join(' ')
      .split(' ')
      .filter((href) => href !== '');
    // not preloaded by a link, which WebKit does not use for fetch()
    const response = fetch(texts, { priority });
    response.catch(() => undefined); // loadTexts.ts reports it
    window.forecourtTexts = { path: texts, response };
    for (const href of hrefs) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.fetchPriority = priority;
      link.href = href;
      document.head.append(link);
    }
    const [packages = entry] = hrefs;
    // in separate tasks: evaluated together they would block a slow phone
    import(packages)
      .then(() => new Promise((resolve) => setTimeout(resolve)))
      .then(() => import(entry))
      .catch((error: unknown) => {
        giveUp();
        reportFailedModules(error);
      });
    // modules that neither arrive nor fail
    setTimeout(() => {
      if (recorder.records === recordsAll) giveUp();
    }, maxScriptsMs);
  };

  const parsed = new Promise<void>((resolve) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => resolve());
    else resolve();
  });
  const painted = new Promise<void>((resolve) => {
    const observer = new PerformanceObserver(() => resolve());
    observer.observe({ type: 'paint', buffered: true });
  });
  const wait = async (): Promise<void> => {
    await parsed;
    setTimeout(() => load('low'), maxWaitMs);
    const first = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
    await Promise.allSettled([painted, document.fonts.ready, first?.decode()]);
    // the second frame begins once the first one, including the picture, is on screen
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => load('low'))));
  };
  for (const type of types) {
    window.addEventListener(type, listener, { capture: true, passive: type.startsWith('touch') });
  }
  if (immediate === undefined) void wait();
  else void parsed.then(() => load('high'));
}
