import { cutText } from '../../../../shared/kit/text/cutText.ts';

const maxLength = 60;

/** Forms of e-mail addresses, chassis numbers, and phone numbers that are no dates such as 02/11/2022. */
const privateForms = [/@/, /^[a-z\d]{17}$/i, /^(?!\d\d([./-])\d\d\1(?:19|20)\d\d$)(?:\+|00?)[\d\s()./-]{7,}$/];

/**
 * Returns a cell as a message may show it, at most 60 characters; undefined for personal data.
 * Chassis numbers, phone numbers and e-mail addresses can be in any cell of a shifted row. FeedFindings leaves
 * registration numbers out.
 */
export function loggableValue(cell: string): string | undefined {
  if (privateForms.some((form) => form.test(cell))) return undefined;
  return cell.length > maxLength ? `${cutText(cell, maxLength - 1)}…` : cell;
}
