import { loggableValue } from '../feed/mapping/loggableValue.ts';

const phoneInText = /(?:\+|\b0)[\d\s()./-]{7,}\d/g;
/** Dates have fewer digits. */
const minPhoneDigits = 9;

/** A cell as an operator may see it: personal data is replaced by "…". */
export function printableCell(text: string): string {
  const withoutPhones = text.replace(phoneInText, (found) =>
    found.replace(/\D/g, '').length < minPhoneDigits ? found : '…',
  );
  return loggableValue(withoutPhones) ?? '…';
}
