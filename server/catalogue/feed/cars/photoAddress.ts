import { encodeUriPart } from '../../../../shared/kit/text/encodeUriPart.ts';

/** An address as served, or the reason why a text is none. */
export type PhotoAddress = { address: string } | { fault: string; cure: string };

/** Web addresses and paths of this server without characters that must be encoded. */
const plainAddress = /^(?!.*&amp;)(?:https?:\/\/[^\s/?#"<>\\^`{|}%]+\.|\/(?!\/))[^\s"<>\\^`{|}%]+$/i;
const webAddress = /^https?:\/\/(?:[^\s/?#.@]+\.)+[^\s/?#.@]+(?:[/?#]|$)/i;
const localAddress = /^https?:\/\/[^\s/?#@]+[/?#]/i;
const unsafe = /[\s"<>^`{|}]|%(?![\da-f]{2})/gi;

const overHttps = (address: string): string =>
  address.replace(/^(http:\/\/[^/?#]*):80(?=[/?#]|$)/i, '$1').replace(/^https?:/i, 'https:');

const noAddress: PhotoAddress = {
  fault: 'is no address',
  cure: 'Give the photos an address with https://, or set "base" in images where the cells have file names.',
};

/** An address with characters that its writer left unencoded. */
function repairedAddress(text: string): string {
  const [path = '', ...query] = text.split('?');
  const whole = [path.replaceAll('\\', '/'), ...query].join('?').replaceAll('&amp;', '&');
  return (whole.startsWith('//') ? `https:${whole}` : whole.replace(/^www\./i, 'https://www.')).replace(
    unsafe,
    encodeUriPart,
  );
}

function fileAddress(text: string, base: string | undefined): PhotoAddress {
  if (base === undefined) return noAddress;
  const parts = text.split(/[/\\]/);
  if (/^[a-z]+:/i.test(text) || parts.some((part) => /^\.{0,2}$/.test(part))) {
    return { fault: 'is no file below the base of images', cure: 'Correct the cell: a name such as "4711/1.jpg".' };
  }
  return { address: overHttps([base.replace(/\/$/, ''), ...parts.map(encodeUriPart)].join('/')) };
}

/**
 * Returns the served address for an address, or for a file name below a base.
 * Blanks, backslashes and other characters of addresses are encoded; "//host" is read as https.
 */
export function photoAddress(text: string, base: string | undefined): PhotoAddress {
  const read = readAddress(text, base);
  // a host with a damaged character passes as a text
  return 'address' in read && !read.address.startsWith('/') && !URL.canParse(read.address) ? noAddress : read;
}

function readAddress(text: string, base: string | undefined): PhotoAddress {
  if (plainAddress.test(text)) return { address: overHttps(text) };
  const address = repairedAddress(text);
  if (webAddress.test(address) || (localAddress.test(text) && localAddress.test(address))) {
    return { address: overHttps(address) };
  }
  if (/^\/(?!\/)/.test(address)) return { address };
  if (/^[a-z][a-z\d+.-]*:/i.test(text) && base === undefined) {
    return { fault: 'is no address of the web', cure: 'Photos need an address with https://.' };
  }
  return fileAddress(text, base);
}
