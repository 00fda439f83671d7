declare module 'xliff' {
  /** Several parts when the text has inline elements. */
  export type XliffText = string | (string | object)[];

  export interface XliffUnit {
    source: XliffText;
    target?: XliffText;
    note?: string | string[];
  }

  export interface XliffDocument {
    sourceLanguage: string;
    targetLanguage?: string;
    /** Units by their id, by the name of the file that they are from. */
    resources: Record<string, Record<string, XliffUnit>>;
  }

  export function jsToXliff12(document: XliffDocument): Promise<string>;
  export function xliff12ToJs(xml: string): Promise<XliffDocument>;
}
