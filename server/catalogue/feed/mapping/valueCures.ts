import { parseFeedDate } from './feedDate.ts';
import type { FeedMapping } from './FeedMappingTypes.ts';
import { parseFeedNumber } from './feedNumber.ts';

/** Common formats, tried in this order for a suggestion. */
export const commonDateFormats = [
  'ISO',
  'YYYY-MM-DD HH:mm:ss',
  'YYYY-MM-DD HH:mm',
  'YYYY/MM/DD',
  'YYYYMMDD',
  'DD.MM.YYYY HH:mm',
  'DD.MM.YYYY',
  'DD/MM/YYYY HH:mm',
  'DD/MM/YYYY',
  'DD-MM-YYYY',
  'MM/DD/YYYY HH:mm',
  'MM/DD/YYYY',
  'MM.YYYY',
  'MM/YYYY',
  'YYYY-MM',
];

const maxSuggestedWord = 12;
/** A cell with more words is a text. */
const maxSuggestedWords = 3;

/** Fixes of a text that no format explains, where its row is skipped and where it is left blank. */
export const unreadableCures = {
  skipped: 'Correct the cell, list the text in valueMap, or serve the car without it with "ifBad": "blank".',
  blanked: 'Correct the cell, or list the text in valueMap.',
};

/** Suggests a fix that makes a text readable as a number: words to ignore, or separators. */
export function numberCure(text: string, numbers: FeedMapping['numbers']): string {
  const words = (text.match(/[^\d\s.,'+-]+/g) ?? []).filter((word) => word.length <= maxSuggestedWord);
  if (words.length > maxSuggestedWords) return unreadableCures.skipped;
  // without the word between them, two numbers would be read as one: "4/5" as 45
  const between = /\d\s?([^\d.,'+-]{1,12})\s?\d/.exec(words.length === 1 ? text : '')?.[1]?.trim() ?? '';
  if (between !== '') {
    return `Take one number with "split": { "separator": "${between}", "at": 0 } (-1 is the last one), or list the text in valueMap.`;
  }
  const ignore = [...numbers.ignore, ...words];
  if (words.length > 0 && parseFeedNumber(text, { ...numbers, ignore }) !== null) {
    return `Add ${words.map((word) => `"${word}"`).join(' and ')} to numbers.ignore.`;
  }
  const separators = [
    { decimal: '.', thousands: ',' },
    { decimal: ',', thousands: '.' },
    { decimal: ',', thousands: ' ' },
  ].find((form) => parseFeedNumber(text, { ...form, ignore }) !== null);
  if (!separators) {
    return unreadableCures.skipped;
  }
  const others = words.length > 0 ? ` and add ${words.map((word) => `"${word}"`).join(' and ')} to numbers.ignore` : '';
  return `Set numbers.decimal to "${separators.decimal}" and numbers.thousands to "${separators.thousands}"${others}.`;
}

/** Suggests a fix that makes a text readable as a date: the format to add, if it is a common one. */
export function dateCure(text: string): string {
  const format = commonDateFormats.find((one) => parseFeedDate(text, [one]) !== null);
  return format ? `Add "${format}" to dates.` : 'Add its format to dates, such as "YYYY-MM-DD HH:mm:ss".';
}
