export type EarlyField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Input that pageStart.ts recorded before what it was meant for was hydrated. */
export interface EarlyInput {
  /** Buttons and scripted links that were pressed; a press has had no effect yet. */
  presses: Set<HTMLElement>;
  /** Fields that the visitor filled in, with their text or whether they are checked. */
  fields: Map<EarlyField, string | boolean>;
  /** Elements that the visitor opened or closed. */
  toggled: Set<HTMLDetailsElement>;
}

/** pageStart.ts: keeps input from the page's scripts until they can act on it. */
export interface EarlyInputRecorder {
  /** Whether an event is recorded and goes no further: every one, until the page is hydrated and says which. */
  records: (event: Event) => boolean;
  /** What is recorded; whoever replays something removes it. */
  input: EarlyInput;
}

declare global {
  interface Window {
    forecourtEarlyInput?: EarlyInputRecorder;
  }
}
