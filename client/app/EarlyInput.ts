export type EarlyField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Input that pageStart.ts recorded before the page was hydrated. */
export interface EarlyInput {
  /** Buttons and scripted links that were pressed; a press has had no effect yet. */
  presses: ReadonlySet<HTMLElement>;
  /** Fields that the visitor filled in, with their text or whether they are checked. */
  fields: ReadonlyMap<EarlyField, string | boolean>;
  /** Elements that the visitor opened or closed. */
  toggled: ReadonlySet<HTMLDetailsElement>;
}

declare global {
  interface Window {
    forecourtEarlyInput?: {
      /** Stops recording and returns what was recorded. */
      take(): EarlyInput;
    };
  }
}
