import type { Fields } from '../../../../shared/content/ContentTypes.ts';
import { listField, numberField, textField } from '../../../framework/fields.ts';
import type { Place } from './placeInCrop.ts';

export interface Flaw {
  /** Place in the list, from 1. */
  number: number;
  fields: Fields;
  text: string;
  /** Picture that shows it: 1 for the lot's, 2 for the first of the other views. */
  view: number;
  /** Null for a flaw that no picture shows. */
  place: Place | null;
}

/** Reads the flaws of a lot, in the editors' order. */
export function readFlaws(lot: Fields, editing: boolean): Flaw[] {
  return listField(lot, 'Flaws')
    .filter((fields) => editing || textField(fields, 'Text'))
    .map((fields, index) => {
      const [x, y] = [numberField(fields, 'X', NaN), numberField(fields, 'Y', NaN)];
      return {
        number: index + 1,
        fields,
        text: textField(fields, 'Text'),
        view: numberField(fields, 'View', 1),
        place: Number.isNaN(x + y) ? null : { x, y },
      };
    });
}
