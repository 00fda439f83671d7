/** Names of properties, which engines quote in their messages, are no texts of visitors. */
const quotedProperty = /(\b(?:reading|setting|property) )'([\w$]{1,40})'/g;

/**
 * The message of an error without what a visitor may have typed: quoted texts, mail addresses, registration and other
 * long numbers, queries of addresses. At most 200 characters.
 */
export function withoutPersonalData(text: string): string {
  return text
    .slice(0, 2000)
    .replace(/\s+/g, ' ')
    .replace(/(https?:\/\/[^\s?#'")]*)[?#][^\s'")]*/g, '$1')
    .replace(quotedProperty, '$1<$2>')
    .replace(/(["'`“”‘’])[^"'`“”‘’]*["'`“”‘’]/g, '…')
    .replace(/\S+(?:@|%40)\S+/g, '…')
    .replace(/(?<![\w/.-])[A-ZÅÄÖ]{2,3}[ -]?\d{2,5}[A-Z]?(?![\w-])/gi, '…')
    .replace(/\+?\d[\d -]{3,}\d/g, '…')
    .replace(/<([\w$]+)>/g, "'$1'")
    .trim()
    .slice(0, 200);
}
