import { plateKey } from '../../shared/kit/text/plateKey.ts';
import type { PlateForm, SitePlates } from '../../shared/site/plateTypes.ts';
import { isRegistrationNumber } from '../../shared/site/registrationNumber.ts';
import { readSlots, buildPattern, standardCharacters } from './formSlots.ts';
import type { Slot } from './formSlots.ts';
import { plateLetters } from './plateSchema.ts';
import type { PlatesFile } from './plateSchema.ts';

/** Up to three letters and then digits: a mistyped number, or a number of another country. */
const likeFormat = `[${plateLetters}]{1,3}[0-9]+[A-Z]?`;

/**
 * Builds the regular expressions of a country's registration numbers. Every slot is one character of a set, without
 * repetitions, so that matching is cheap for any input.
 * @returns an error message when the example has none of the formats, or a format has an unknown letter
 */
export function sitePlates(file: PlatesFile): SitePlates | string {
  const { forms, characters: own, inText, example, personalLength, look } = file;
  const characters = { ...standardCharacters, ...own };
  const written = forms.map((row) => (typeof row === 'string' ? row : row.form));
  for (const letter of [...written, ...(inText ?? [])].join('').replace(/[^A-Z]/g, '')) {
    if (!Object.hasOwn(characters, letter)) {
      return `contain the letter ${letter}, which is not among characters; L is any letter and N any digit`;
    }
  }
  const parseSlots = (form: string): Slot[] => readSlots(form, characters);
  const plates: SitePlates = {
    forms: forms.map((row) => {
      const form = plateForm(parseSlots(typeof row === 'string' ? row : row.form));
      return typeof row === 'string' ? form : { ...form, since: row.since };
    }),
    inText: (inText ?? written).map((form) => sourceInText(parseSlots(form))),
    example,
    maxLength: Math.max(...written.map((form) => parseSlots(form).length)),
    ...(personalLength === undefined
      ? {}
      : { personalLength, personalSource: `^(?!${likeFormat}$)[${plateLetters}0-9]{2,${String(personalLength)}}$` }),
    look,
  };
  if (!isRegistrationNumber(plateKey(example), { forms: plates.forms })) {
    return `have the example "${example}", which matches none of the forms`;
  }
  return plates;
}

function plateForm(slots: readonly Slot[]): PlateForm {
  let source = '';
  let written = '$1';
  let group = 1;
  for (const [at, slot] of slots.entries()) {
    if (slot.separator !== '' && tellsCarsApart(slots, at)) source += '-?';
    else if (slot.separator !== '') {
      source += ')(';
      group += 1;
      written += `${slot.separator}$${String(group)}`;
    }
    source += buildPattern(slot);
  }
  return { source: `^(${source})$`, written };
}

/** Returns whether a part before the separator of a slot can match the characters after it. */
function tellsCarsApart(slots: readonly Slot[], at: number): boolean {
  const sharesOne = (one: Slot, other: Slot | undefined): boolean =>
    Array.from(one.characters).some((c) => other?.characters.includes(c));
  const start = slots.findLastIndex(({ separator }, before) => before < at && separator !== '');
  const open = slots.slice(Math.max(start, 0), at).filter(({ isOptional }) => isOptional);
  return open.some((optional) => sharesOne(optional, slots[at]));
}

/**
 * Returns the expression for free text.
 * A space is optional or may be a hyphen; a hyphen is required, so that words and models do not match.
 */
function sourceInText(slots: readonly Slot[]): string {
  const separators: Record<string, string> = { ' ': '[ -]?', '-': '-' };
  return slots.map((slot) => (separators[slot.separator] ?? '') + buildPattern(slot)).join('');
}
