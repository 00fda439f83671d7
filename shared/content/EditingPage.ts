import type { EditingTexts } from './EditingTexts.ts';

/** Session of an editor on the page itself. */
export interface InPlaceEditing {
  editor: string;
  /** Time until the editor's session ends, counted from the rendering, s. */
  secondsLeft: number;
  /** Texts of the tools, in the page's language. */
  texts: EditingTexts;
}

/** Editor data that a page in preview or edit mode carries in addition to its content. */
export interface EditingPage {
  /** URLs of the editor's scripts that may run on the page. */
  scripts: string[];
  /** JSON for those scripts, by the id of the element that holds it. */
  data: Record<string, unknown>;
  /** For editing on the page itself, without the platform's editor. */
  inPlace: InPlaceEditing | null;
}
