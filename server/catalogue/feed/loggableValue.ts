const maxLength = 60;

/** Forms of e-mail addresses, chassis numbers and phone numbers. */
const privateForms = [/@/, /^[a-z\d]{17}$/i, /^(?:\+|00?)[\d\s()./-]{7,}$/];

/**
 * A cell as a message may show it, at most 60 characters; undefined when it looks like a chassis number, a phone number or
 * an e-mail address, as a cell of a shifted row can. FeedFindings leaves registration numbers out.
 */
export function loggableValue(cell: string): string | undefined {
  if (privateForms.some((form) => form.test(cell))) return undefined;
  return cell.length > maxLength ? `${cell.slice(0, maxLength - 1)}…` : cell;
}
