import { findInputError } from './findInputError.ts';
import type { InputKind, InputPlaces } from './findInputError.ts';
import type { InitDraft } from './InitDraft.ts';
import { inputNames } from './inputNames.ts';
import { withoutMissing } from './withoutMissing.ts';

/** Separates the valid options from the faults of the others, one sentence each. */
export function checkGiven(given: InitDraft, places: InputPlaces): { valid: InitDraft; faults: string[] } {
  const faults: string[] = [];
  const checked = <T extends string | string[]>(kind: InputKind, value: T | undefined): T | undefined => {
    if (value === undefined) return undefined;
    const fault = findInputError(kind, typeof value === 'string' ? value : value.join(','), places);
    if (fault === null) return value;
    faults.push(`The ${inputNames[kind]} ${fault}.`);
    return undefined;
  };
  const { dir, name, country, color, logo, sites } = given;
  const [site] = sites;
  const valid = {
    ...withoutMissing({
      dir: checked('folder', dir),
      name: checked('name', name),
      country: checked('country', country),
    }),
    sites: site
      ? [
          {
            ...withoutMissing({
              languages: checked('languages', site.languages),
              host: checked('host', site.host),
              stock: checked('stock', site.stock),
            }),
            ...(site.workshop !== undefined && { workshop: site.workshop }),
          },
        ]
      : [],
    ...withoutMissing({ color: checked('color', color), logo: checked('logo', logo) }),
  };
  return { valid, faults };
}
