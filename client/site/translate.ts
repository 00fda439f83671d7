import { fillText } from '../../shared/site/fillText.ts';
import type { Texts } from '../../shared/site/SiteTypes.ts';
import { defaultTexts } from './defaultTexts.ts';
import { registeredText } from './registerTexts.ts';
import type { TextKey } from './TextKey.ts';

/** The wording of a label with its values filled in. */
export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

const builtIn: Partial<Record<string, string>> = defaultTexts;

/** Looks labels up in the dictionary, then among the built-in wordings. */
export function createTranslate(texts: Texts): Translate {
  return (key, values) => {
    const text = texts[key] || builtIn[key] || registeredText(key) || '';
    return values ? fillText(text, values) : text;
  };
}

/** Label of a facet: its own text key when there is one, else the name with blanks for underscores. */
export function facetLabel(t: Translate, facetName: string): string {
  const key = `facet_${facetName}`;
  const named = key in defaultTexts || registeredText(key) !== undefined;
  return named ? t(key as TextKey) : facetName.replace(/^car_/, '').replaceAll('_', ' ');
}
