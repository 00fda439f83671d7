import { isOneTypoApart } from '../shared/catalogue/keyphrase/isOneTypoApart.ts';
import { envVariables } from './envVariables.ts';
import { renamedSettings } from './group/renamedSettings.ts';

/** Shorter names are one letter from those of other programs, such as PORT from SORT. */
const minCharacters = 6;

/**
 * Variables that are set, but mean nothing here: a misspelt name, or an unknown one of this product.
 * They are ignored, so that what they should do would go unnoticed.
 * @returns one sentence for each, without its value
 */
export function unknownVariables(source: Record<string, string | undefined> = process.env): string[] {
  const renamed = renamedSettings.flatMap(({ file, from }) => (file === 'environment' ? [from] : []));
  const known = [...Object.keys(envVariables), ...renamed];
  const names = new Set([...known, ...known.map((name) => `${name}_FILE`)]);
  return Object.entries(source).flatMap(([name, value]) => {
    if ((value ?? '') === '' || names.has(name) || name.length < minCharacters) return [];
    const meant = [...names].find((one) => isOneTypoApart(name, one));
    if (meant !== undefined) return [`${name} is unknown and ignored; is it ${meant}?`];
    return name.startsWith('FORECOURT_') ? [`${name} is unknown and ignored.`] : [];
  });
}
