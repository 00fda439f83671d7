/** Part of a document, with one kind of content. */
export interface DocumentSection {
  title: string;
  text?: string;
  /** Label and value. */
  rows?: readonly (readonly [label: string, value: string])[];
  /** Points with a box to tick. */
  checks?: readonly string[];
  /** Draws a line to write on below each point. */
  hasLines?: true;
  /** Shares with a bar: label, per cent, note. */
  bars?: readonly (readonly [label: string, percent: number, note: string])[];
}

/** A document of one page that visitors download. */
export interface DemoDocument {
  /** Name of the file in content/media/files, without .pdf. */
  file: string;
  language: 'sv' | 'en';
  /** Site whose brand and company it shows. */
  site: string;
  title: string;
  lead: string;
  sections: readonly DocumentSection[];
  /** Last lines of the page: validity and where to ask. */
  note: string;
}
