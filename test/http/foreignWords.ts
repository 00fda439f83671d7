import { decimalMark } from '../../shared/catalogue/vocabulary.ts';
import type { Vocabulary } from '../../shared/catalogue/vocabulary.ts';
import type { Language, SiteConfig } from '../../shared/site/SiteTypes.ts';
import { valueLabelsFor } from '../../server/catalogue/vocabulary/valueLabelsFor.ts';
import { foreignWordsOf } from '../../build/languages/textProblems.ts';
import { productLanguages } from '../../config/languages/productLanguages.ts';

const addresses = /https?:\S+|\S+@\S+/g;

const voidElements = new Set([
  'br',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'area',
  'col',
  'embed',
  'track',
  'wbr',
]);

/** Removes elements marked as another language, such as a description. */
export function withoutMarkedLanguages(html: string): string {
  let out = '';
  let depth = 0; // Open elements inside a marked one, including itself.
  for (const [token, closing, name = '', attributes = ''] of html.matchAll(
    /<!--[^]*?-->|<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^"<>])*)>|[^<]+|</gi,
  )) {
    const tag = name.toLowerCase();
    const marked = tag !== '' && tag !== 'html' && /\slang="/.test(attributes);
    if (depth === 0 && !(marked && !closing)) out += token;
    if (tag === '' || voidElements.has(tag) || attributes.endsWith('/')) continue;
    if (closing) depth = Math.max(0, depth - 1);
    else if (depth > 0 || marked) depth += 1;
  }
  return out;
}

/**
 * Creates a finder of foreign words in a page's runs of text.
 * It finds frequent words of other languages, and delivered facet values with another label in the page's language.
 */
export function createForeignWordFinder(
  site: Pick<SiteConfig, 'languages' | 'locales'>,
  language: Language,
  vocabulary: Vocabulary,
): (runs: readonly string[]) => string[] {
  const languages = productLanguages();
  const foreign = foreignWordsOf(languages.get(language), languages.values());
  const { [decimalMark]: _mark, ...ofFacets } = valueLabelsFor(vocabulary, site, language) ?? {};
  const labels = Object.values(ofFacets);
  const values = new Set(labels.flatMap((ofFacet) => Object.keys(ofFacet)));
  const own = new Set(labels.flatMap((ofFacet) => Object.values(ofFacet)));
  return (runs) =>
    runs.flatMap((run) => {
      const parts = run.split(/[,·|–]\s?/).map((part) => part.trim());
      const value = [run.trim(), ...parts].find((part) => values.has(part) && !own.has(part));
      if (value !== undefined) return [`the delivered value "${value}"`];
      const word = run
        .toLowerCase()
        .replace(addresses, '')
        .match(/\p{L}+/gu)
        ?.find((one) => foreign.has(one));
      return word === undefined ? [] : [`the word "${word}" in "${run.slice(0, 120)}"`];
    });
}
