import { pictureHostEntry } from '../../../../shared/kit/pictureOrigin.ts';

/** Pictures shown unscaled, bypassing the endpoint that fetches those of other hosts. */
const unscaled = /\.(?:svg|gif)(?:[?#]|$)/i;

const pictureInHtml = /<img\b[^>]*?\ssrc\s*=\s*["']?(https:[^"'\s>]*)/gi;

/**
 * Reason why pages cannot show a picture.
 * Their security policy allows pictures of this server only, which fetches others from the hosts of PICTURE_HOSTS.
 *
 * @param hosts that pictures are fetched from, with their ports; null for any
 * @returns "" for a picture that is shown
 */
export function pictureFault(src: string, hosts: readonly string[] | null): string {
  if (hosts === null || !src.startsWith('https://') || !URL.canParse(src)) return '';
  const { host } = new URL(src);
  if (unscaled.test(src)) {
    return `the picture of ${host} is not shown: .svg and .gif files must be in content/media; put the file there`;
  }
  if (hosts.includes(host)) return '';
  return `the picture of ${host} is not shown: put it into content/media, or add ${pictureHostEntry(host)} to PICTURE_HOSTS`;
}

/** The same for pictures in a text, which are never fetched from other hosts. */
export function textPictureFaults(html: string, hosts: readonly string[] | null): string[] {
  if (hosts === null) return [];
  const sources = [...html.matchAll(pictureInHtml)].flatMap(([, src = '']) =>
    URL.canParse(src) ? [new URL(src)] : [],
  );
  const names = new Set(sources.map(({ hostname }) => hostname));
  return [...names].map((host) => `the picture of ${host} in the text is not shown: put it into content/media`);
}

const mediaInHtml = /<img\b[^>]*?\ssrc\s*=\s*["']?(\/media\/[^"'\s>?#]*)/gi;

/** Returns the addresses below /media/ of pictures in a text. */
export function textMediaAddresses(html: string): string[] {
  return [...new Set([...html.matchAll(mediaInHtml)].map(([, address = '']) => address))];
}
