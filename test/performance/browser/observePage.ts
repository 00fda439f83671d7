export interface ObservedPage {
  /** Largest and first contentful paint, ms since the navigation began. */
  lcp: number;
  fcp: number;
  /** Element of the largest paint, with its class. */
  lcpElement: string;
  /** Sum of the layout shifts without preceding input. */
  cls: number;
  /** Total blocking time: the sum of long tasks' time beyond 50 ms each. */
  tbt: number;
  /** Longest duration by interaction, ms in steps of 8; those below 16 ms are left out. */
  inputs: number[];
  /** URLs of the pictures on the first screen. */
  firstScreen: string[];
}

/** Runs in the page before it loads: stores the performance timeline's entries in window.observed. */
export function observePage(): void {
  const observed: ObservedPage = { lcp: 0, fcp: 0, lcpElement: '', cls: 0, tbt: 0, inputs: [], firstScreen: [] };
  Object.assign(window, { observed });
  interface Entry extends PerformanceEntry {
    interactionId?: number;
    value?: number;
    hadRecentInput?: boolean;
    element?: Element | null;
  }
  const observe = (type: string, take: (entry: Entry) => void, more: object = {}): void =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(take)).observe({
      type,
      buffered: true,
      ...more,
    });
  observe('largest-contentful-paint', ({ startTime, element }) => {
    observed.lcp = startTime;
    observed.lcpElement = `${element?.localName ?? ''}.${element?.className.toString() ?? ''}`;
  });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.fcp = startTime;
  });
  observe('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) observed.cls += value;
  });
  observe('longtask', ({ duration }) => {
    observed.tbt += duration - 50;
  });
  observe(
    'event',
    ({ interactionId, duration }) => {
      if (interactionId) observed.inputs.push(duration);
    },
    { durationThreshold: 16 },
  );
}
