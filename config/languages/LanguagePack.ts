import type { SettingsReading } from '../group/readYaml.ts';
import type { Language } from '../../shared/site/SiteTypes.ts';
import type { EditingTexts } from '../../shared/content/EditingTexts.ts';
import type { MailTexts } from '../../shared/forms/MailTexts.ts';
import type { TimePatterns } from '../../shared/kit/format/timePatterns.ts';

/** Settings of a language, and its folders. What it lacks is its parent's. */
export interface LanguageFolder extends Partial<TimePatterns> {
  code: Language;
  /** BCP 47 tag of its pages in every country; default: the language with the site's country. */
  locale?: string;
  /** Language whose entries it has unless it overrides them. */
  inherits?: Language;
  /** Lower-case letters beyond a to z, for its fonts (CLDR: main and auxiliary exemplar characters). */
  letters: string;
  quotationMarks: string;
  /** Unit of power: "hk". */
  horsepower: string;
  /** Frequent words in lower case, to find its texts among another's. It lists those of the others that it has too. */
  functionWords?: readonly string[];
  /** Keys of texts that are rightly the same as in the reference language. */
  sameAs?: readonly string[];
  /** Absolute folders of its files, each overriding the one before: its parent's, its own, the group's. */
  folders: readonly string[];
  /** Rules for reading the files of a group; undefined for the product's languages alone. */
  reading?: SettingsReading;
}

/** A language as its folders describe it. */
export interface LanguagePack extends LanguageFolder {
  /** Texts of mails about forms. */
  mails: MailTexts;
  editing: EditingTexts;
}

export type LanguageFolders = ReadonlyMap<Language, LanguageFolder>;

/** Every language by its code. */
export type Languages = ReadonlyMap<Language, LanguagePack>;
