const startsAddress = /^\s*(?:[a-z][a-z\d+.-]*:|[/\\])/i;
const startsHost = /^\s*(?:[a-z][a-z\d+.-]*:)?[/\\]{2}/i;
const hasExtension = /\.(?:jpe?g|jfif|png|webp|avif|gif|bmp|tiff?|heic)\s*(?:[?#].*)?$/i;
/** Blanks part addresses only where a host follows: addresses and file names have blanks too. */
const betweenHosts = /[\s,;|]+(?=(?:[a-z][a-z\d+.-]*:)?\/\/)/i;
const betweenAddresses = /\s*[,;|\n\t]\s*/;
const fileSeparators = ['\n', '|', ';', ',', '\t', ' '];

/** A list in a cell, written as JSON: ["https://a.example/1.jpg"]. */
function jsonTexts(cell: string): string[] | null {
  if (!cell.startsWith('[')) return null;
  try {
    const list: unknown = JSON.parse(cell);
    return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : null;
  } catch {
    return null;
  }
}

/** Joins the parts of a list again that are only parts of an address: "w_800", "h_600". */
function joinParts(parts: readonly string[], separator: string, isStart: (part: string, before: string) => boolean) {
  const joined: string[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    if (before === undefined || isStart(part, before)) joined.push(part);
    else joined[joined.length - 1] = `${before}${separator}${part}`;
  }
  return joined;
}

function splitFileNames(cell: string): string[] {
  for (const separator of fileSeparators) {
    const parts = cell.split(separator).filter((part) => part.trim() !== '');
    if (parts.length > 1 && parts.every((part) => hasExtension.test(part) || startsAddress.test(part))) return parts;
  }
  const separator = fileSeparators.find((one) => one !== ' ' && cell.includes(one));
  if (separator === undefined) return [cell];
  const parts = cell.split(separator);
  if (!parts.some((part) => hasExtension.test(part))) return parts;
  return joinParts(parts, separator, (_part, before) => hasExtension.test(before));
}

/**
 * Splits a cell into addresses or file names.
 * A comma is cut only where another address or file name follows, as commas, blanks and brackets are in addresses too.
 * @param separator of the mapping; found by the cell itself when left out
 */
export function splitAddresses(cell: string, separator?: string): string[] {
  if (cell === '') return [];
  if (separator !== undefined && separator !== ',') return cell.split(separator);
  const texts = jsonTexts(cell);
  if (texts) return texts;
  if (startsHost.test(cell)) {
    return cell.split(betweenHosts).flatMap((part) => {
      if (!part.includes(',')) return part;
      return joinParts(part.split(','), ',', (next, before) => startsAddress.test(next) && hasExtension.test(before));
    });
  }
  if (startsAddress.test(cell)) return cell.split(betweenAddresses);
  return splitFileNames(cell);
}
