export type EarlyField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Input that pageStart.ts recorded before its target was hydrated. */
export interface EarlyInput {
  /** Buttons and scripted links that were pressed; the presses have had no effect yet. */
  presses: Set<HTMLElement>;
  /** Fields that the visitor filled in, with their text or checked state. */
  fields: Map<EarlyField, string | boolean>;
  /** Elements that the visitor opened or closed. */
  toggled: Set<HTMLDetailsElement>;
}

/** pageStart.ts: withholds input from the page's scripts until they can handle it. */
export interface EarlyInputRecorder {
  /**
   * True when an event is recorded and stopped.
   * Every event is, until the page is hydrated and replaces this function.
   */
  records: (event: Event) => boolean;
  /** Recorded input. Code that replays an entry removes it. */
  input: EarlyInput;
  /** Ends the recording and leaves the page as it is without JavaScript; recorded presses of links lead on. */
  giveUp: () => void;
  /** True once it has: the page is not hydrated any more, even if its scripts arrive. */
  gaveUp: boolean;
}

declare global {
  interface Window {
    forecourtEarlyInput?: EarlyInputRecorder;
  }
}
