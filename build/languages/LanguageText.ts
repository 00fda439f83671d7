/** A text in a file of a language's folder. */
export interface LanguageText {
  /** Path in the folder: "texts/site.yaml". */
  file: string;
  /** Path of the file in messages. */
  shownFile: string;
  line: number;
  /** Keys that lead to the text in its file. */
  path: readonly (string | number)[];
  /** The same in one word: "lead.subject". */
  key: string;
  text: string;
  /** Comment above its group of texts. */
  comment?: string;
}

/** Returns what identifies a text in every language. */
export const textId = ({ file, key }: Pick<LanguageText, 'file' | 'key'>): string => `${file}#${key}`;

/** Maps by words that forms send, which a language has only where it translates them. */
const openMaps: readonly string[] = ['mails.yaml#serviceRequest.names.'];

/** Tells whether a language may have or lack a text as it likes. */
export const isInOpenMap = (text: LanguageText): boolean => openMaps.some((start) => textId(text).startsWith(start));

/** Tells whether a text has words that can be translated. */
export const hasWords = (text: string): boolean => /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ''));
