import { cutText } from './text/cutText.ts';

/** Property names that engines quote in error messages; they are not visitor input. */
const quotedProperty = /(\b(?:reading|setting|property) )'([\w$]{1,40})'/g;

/**
 * Removes possible visitor input from an error message, capped at 200 characters.
 * Removed are quoted texts, mail addresses, registration and other long numbers, and URL queries.
 */
export function withoutPersonalData(text: string): string {
  const cleaned = cutText(text, 2000)
    .replace(/\s+/g, ' ')
    .replace(/(https?:\/\/[^\s?#'")]*)[?#][^\s'")]*/g, '$1')
    .replace(quotedProperty, '$1<$2>')
    .replace(/(["'`“”‘’])[^"'`“”‘’]*["'`“”‘’]/g, '…')
    .replace(/\S+(?:@|%40)\S+/g, '…')
    .replace(/(?<![\w/.-])[A-ZÅÄÖ]{2,3}[ -]?\d{2,5}[A-Z]?(?![\w-])/gi, '…')
    .replace(/\+?\d[\d -]{3,}\d/g, '…')
    .replace(/<([\w$]+)>/g, "'$1'")
    .trim();
  return cutText(cleaned, 200);
}
