import type { PluralCategory } from '../../shared/kit/format/LocaleFormats.ts';
import type { LanguageText } from './LanguageText.ts';
import { textId } from './LanguageText.ts';
import { neededForms, pluralFormOf } from './pluralForms.ts';
import type { CategoryNumbers } from './pluralForms.ts';

/** A text that a complete language has; `text` is the one to translate. */
export interface ExpectedText extends LanguageText {
  /** Category and numbers of a plural form. */
  plural?: CategoryNumbers & { category: PluralCategory };
}

/**
 * Returns the texts that a language of a locale needs, in the reference language's order.
 * A text with plural forms has those of the locale in place of the reference language's.
 */
export function expectedTexts(reference: readonly LanguageText[], locale: string): ExpectedText[] {
  const byId = new Map(reference.map((text) => [textId(text), text]));
  const plurals = new Set(reference.flatMap((text) => pluralFormOf(text, byId)?.base ?? []));
  const forms = [...neededForms(locale)];
  return reference.flatMap((text): ExpectedText[] => {
    if (pluralFormOf(text, byId)) return [];
    if (!plurals.has(text)) return [text];
    const ofForms = forms.map(([category, numbers]) => {
      const key = `${text.key}_${category}`;
      const path = [...text.path.slice(0, -1), `${String(text.path.at(-1))}_${category}`];
      const source = byId.get(textId({ file: text.file, key })) ?? text;
      return { ...text, text: source.text, key, path, plural: { category, ...numbers } };
    });
    return [text, ...ofForms];
  });
}
