import Joi from 'joi';
import { writtenPostcode } from '../../shared/places/readPostcode.ts';
import type { PostcodeForm, SitePostcodes } from '../../shared/site/postcodeTypes.ts';
import { readSlots, buildPattern, standardCharacters } from './formSlots.ts';
import type { Slot } from './formSlots.ts';

/** `postcodes` of config/countries/<country>.yaml. */
export interface PostcodesFile {
  forms: string[];
  example: string;
}

/** Minimum length of a postcode prefix without separators that identifies a place. */
const minTyped = 3;

export const postcodesSchema = Joi.object<PostcodesFile>({
  forms: Joi.array()
    .items(
      Joi.string()
        .max(24)
        .pattern(/^(?:[LN]|\([LN]\))(?:[ -]?(?:[LN]|\([LN]\)))*$/)
        .messages({
          'string.pattern.base':
            '"{#value}" is not a form of postcodes; write it like "NNN NN": N a digit, L a letter, "(N)" for what may be missing',
        }),
    )
    .min(1)
    .max(12)
    .required(),
  example: Joi.string().max(12).required(),
});

/**
 * Builds the regular expressions of a country's postcodes.
 * @returns an error message when the example has none of the formats
 */
export function sitePostcodes({ forms, example }: PostcodesFile): SitePostcodes | string {
  const postcodes = { forms: forms.map(postcodeForm), example };
  return writtenPostcode(example, postcodes) === example
    ? postcodes
    : `have the example "${example}", which matches none of the forms`;
}

function postcodeForm(form: string): PostcodeForm {
  const slots = readSlots(form, standardCharacters);
  // Spaces within a part are typing variants; between letters they would turn words into postcodes.
  const gap = form.includes('L') ? '' : ' ?';
  const [first = [], ...others] = splitParts(slots);
  const begun = others.length > 0 ? first.length : Math.min(minTyped, first.length);
  const beginning = first.slice(0, begun).map(buildPattern).join(gap) + asMuchAsThereIs(first.slice(begun), gap, gap);
  const rest = others.reduceRight((after, part) => `(?:[ -]?(${asMuchAsThereIs(part, gap)})${after})?`, '');
  return {
    whole: [first, ...others].map((part) => `(${part.map(buildPattern).join(gap)})`).join('[ -]?'),
    beginning: `(${beginning})${rest}`,
    separators: slots.map(({ separator }) => separator).filter((separator) => separator !== ''),
  };
}

function splitParts(slots: readonly Slot[]): Slot[][] {
  const parts: Slot[][] = [];
  for (const slot of slots) {
    if (slot.separator !== '' || parts.length === 0) parts.push([slot]);
    else parts.at(-1)?.push(slot);
  }
  return parts;
}

/** Returns the expression of any prefix of some slots: "(?:[0-9](?:[0-9])?)?" */
function asMuchAsThereIs(slots: readonly Slot[], gap: string, before = ''): string {
  return slots.reduceRight((after, slot, at) => `(?:${at === 0 ? before : gap}${buildPattern(slot)}${after})?`, '');
}
