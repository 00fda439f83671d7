import { createContext } from 'react';

/** Attribute with the part's name, on the marker that the server puts in front of its elements. */
export const partMark = 'data-part';

/** Attribute of a marker: media query under which its part hydrates only when it is touched. */
export const untilTouchedMark = 'data-part-until-touched';

export interface WaitingPart {
  /** The part's nodes in the server's document; empty when the server rendered nothing for it. */
  nodes: ChildNode[];
  /** Those of them that are elements. */
  elements: Element[];
  isHydrated: boolean;
  /** While it matches, being on screen does not start hydration. */
  untilTouched: MediaQueryList | undefined;
  /** Resolved when the part may hydrate. */
  gate: Promise<void>;
  openGate: () => void;
  /** Resolved when the part has hydrated or failed. */
  settled: Promise<void>;
  settle: () => void;
  opening?: Promise<void> | undefined;
}

/** Name under which the page itself, without its parts, reports that it is hydrated. */
export const pagePart = 'page';

/** Margin around the screen within which parts hydrate once the visitor has begun to scroll. */
const nearMargin = '100% 0px';

/**
 * Parts of the server's page that hydrate on their own. Browser only.
 * Parts on screen hydrate at once, the others when they come near it or are touched. Until then they are the server's
 * HTML, and their code is not loaded.
 */
export class HydrationParts {
  /** Resolves when everything except the parts is hydrated; rejects when it cannot be rendered. */
  readonly page: Promise<void>;
  /** Nodes of the server's page, which take its place again if it fails as a whole. */
  readonly pageNodes: readonly ChildNode[];
  private readonly waiting = new Map<string, WaitingPart>();
  private readonly markPage: () => void;
  private readonly rejectPage: (error: Error) => void;
  private observer: IntersectionObserver | undefined;
  private turn: Promise<void> = Promise.resolve();

  /**
   * Finds the parts of a page.
   * @param body with the page, followed by its state and scripts
   * @param loadCode fetches the code that a part needs to render
   * @param onPageFailure called when the page as a whole has failed, while it hydrates or later
   */
  constructor(
    body: ParentNode,
    readonly loadCode: (name: string) => Promise<void>,
    private readonly onPageFailure: () => void = () => undefined,
  ) {
    ({ promise: this.page, resolve: this.markPage, reject: this.rejectPage } = withResolver());
    this.page.catch(() => undefined); // may fail before it is waited for
    this.pageNodes = pageNodes(body);
    for (const mark of body.querySelectorAll(`template[${partMark}]`)) {
      this.waiting.set(mark.getAttribute(partMark) ?? '', readPart(mark));
    }
  }

  /** The part of this name while it waits for hydration. */
  waitingPart(name: string): WaitingPart | undefined {
    return this.waiting.get(name);
  }

  /** Promise that the part's hydration waits for; undefined when it need not wait. */
  gateOf(name: string): Promise<void> | undefined {
    return this.waiting.get(name)?.gate;
  }

  /** Name of the waiting part that contains an element. */
  waitingPartOf(element: Element): string | undefined {
    for (const [name, { elements }] of this.waiting) {
      if (elements.some((one) => one.contains(element))) return name;
    }
    return undefined;
  }

  /** Returns a test for elements inside a part. It still holds after the part is hydrated. */
  isInPart(name: string): (element: Element) => boolean {
    const elements = this.waiting.get(name)?.elements ?? [];
    return (element) => elements.some((one) => one.contains(element));
  }

  /**
   * Names of the waiting parts that are on screen or have no visible elements, in page order.
   * Parts that wait until they are touched are left out.
   */
  onScreen(): string[] {
    return [...this.waiting]
      .filter(([, { untilTouched }]) => !untilTouched?.matches)
      .filter(([, { elements }]) => elements.length === 0 || elements.some(isOnScreen))
      .map(first);
  }

  /**
   * Hydrates a part; resolves when it is hydrated or has failed, at once when it is not waiting.
   * @throws when its code cannot be loaded; the next call tries again
   */
  async hydrate(name: string): Promise<void> {
    const part = this.waiting.get(name);
    if (!part) return;
    part.opening ??= this.loadCode(name).then(part.openGate);
    try {
      await part.opening;
    } catch (error) {
      part.opening = undefined;
      throw error;
    }
    await part.settled;
  }

  /**
   * Hydrates parts one after the other, so that none delays input.
   * A part whose code fails to load stays as it is.
   */
  hydrateInTurn(names: readonly string[]): Promise<void> {
    for (const name of names) this.turn = this.turn.then(() => this.hydrate(name).catch(() => undefined));
    return this.turn;
  }

  /** Called by a part, or by the page, once it is hydrated. */
  markHydrated(name: string): void {
    if (name === pagePart) this.markPage();
    const part = this.settle(name);
    if (!part) return;
    part.isHydrated = true;
    performance.mark(`hydrated ${name}`); // for measurements and tests
  }

  /** Called when the page failed outside its parts. */
  failPage(): void {
    this.rejectPage(new Error('The page could not be rendered.'));
    this.onPageFailure();
  }

  /** Called by a part that failed: nothing waits for it any longer. */
  markFailed(name: string): void {
    this.settle(name);
  }

  /** Hydrates the other parts as they come near the screen or get the focus. */
  watch(): void {
    this.observe('0px');
    window.addEventListener('scroll', () => this.observe(nearMargin), { once: true, passive: true });
    const onFocus = ({ target }: Event): void => {
      const part = target instanceof Element ? this.waitingPartOf(target) : undefined;
      if (part !== undefined) void this.hydrateInTurn([part]);
    };
    // registered before React's listener, which stops events for waiting parts
    window.addEventListener('focusin', onFocus, true);
    for (const [name, { untilTouched }] of this.waiting) {
      untilTouched?.addEventListener('change', () => void this.hydrateInTurn([name]), { once: true });
    }
  }

  /**
   * Lets every part hydrate because the page is about to change.
   * Each is ready as soon as React reaches it.
   */
  release(): void {
    this.observer?.disconnect();
    for (const { openGate, settle } of this.waiting.values()) {
      openGate();
      settle();
    }
    this.waiting.clear();
  }

  private settle(name: string): WaitingPart | undefined {
    const part = this.waiting.get(name);
    this.waiting.delete(name);
    for (const element of part?.elements ?? []) this.observer?.unobserve(element);
    part?.settle();
    return part;
  }

  private observe(rootMargin: string): void {
    this.observer?.disconnect();
    this.observer = new IntersectionObserver(
      (entries) => {
        const near = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
        const names = new Set(near.map((element) => this.waitingPartOf(element) ?? ''));
        void this.hydrateInTurn([...names]);
      },
      { rootMargin },
    );
    for (const { elements, untilTouched } of this.waiting.values()) {
      if (untilTouched?.matches) continue;
      for (const element of elements) this.observer.observe(element);
    }
  }
}

/** The parts of the page that is being hydrated; null on the server and in tests. */
export const HydrationPartsContext = createContext<HydrationParts | null>(null);

function first<T>([one]: [T, ...unknown[]]): T {
  return one;
}

/** Nodes between React's comments around the Suspense boundary that follows a marker. */
function boundaryNodes(mark: Element): ChildNode[] {
  const nodes: ChildNode[] = [];
  let depth = 0;
  for (let node = mark.nextSibling; node; node = node.nextSibling) {
    const comment = node instanceof Comment ? node.data : '';
    if (comment === '/$') depth -= 1;
    if (comment === '/$' && depth <= 0) return nodes;
    if (depth > 0 && !(node instanceof Comment)) nodes.push(node);
    if (comment.startsWith('$')) depth += 1;
  }
  return []; // without the comments there is no boundary to hydrate
}

function readPart(mark: Element): WaitingPart {
  const nodes = boundaryNodes(mark);
  const elements = nodes.filter((node) => node instanceof Element);
  const { promise: gate, resolve: openGate } = withResolver();
  const { promise: settled, resolve: settle } = withResolver();
  const query = mark.getAttribute(untilTouchedMark);
  const untilTouched = query === null ? undefined : window.matchMedia(query);
  return { nodes, elements, isHydrated: false, untilTouched, gate, openGate, settled, settle };
}

function withResolver(): { promise: Promise<void>; resolve: () => void; reject: (error: Error) => void } {
  let [resolve, reject]: [() => void, (error: Error) => void] = [() => undefined, () => undefined];
  const promise = new Promise<void>((...functions) => {
    [resolve, reject] = functions;
  });
  return { promise, resolve, reject };
}

function pageNodes(body: ParentNode): ChildNode[] {
  const nodes = [...body.childNodes];
  const end = nodes.findIndex((node) => node instanceof HTMLScriptElement && node.type === 'application/json');
  return nodes.slice(0, end < 0 ? undefined : end).filter((node) => !(node instanceof Comment));
}

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
