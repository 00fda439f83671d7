import { pictureHostEntry } from '../../../shared/kit/pictureOrigin.ts';

/** Pictures that pages show as they are, without the endpoint that fetches those of other hosts. */
const unscaled = /\.(?:svg|gif)(?:[?#]|$)/i;

const pictureInHtml = /<img\b[^>]*?\ssrc\s*=\s*["']?(https:[^"'\s>]*)/gi;

/**
 * Why pages cannot show a picture: their security policy allows pictures of this server alone, which fetches others from
 * the hosts of PICTURE_HOSTS.
 *
 * @param hosts that pictures are fetched from, with their ports; null where any may be
 * @returns "" for a picture that is shown
 */
export function pictureFault(src: string, hosts: readonly string[] | null): string {
  if (hosts === null || !src.startsWith('https://') || !URL.canParse(src)) return '';
  const { host } = new URL(src);
  if (unscaled.test(src)) {
    return `the picture of ${host} is not shown: .svg and .gif come from content/media alone, put the file there`;
  }
  if (hosts.includes(host)) return '';
  return `the picture of ${host} is not shown: put it into content/media, or add ${pictureHostEntry(host)} to PICTURE_HOSTS`;
}

/** The same of the pictures in a text: those are not fetched from other hosts at all. */
export function textPictureFaults(html: string, hosts: readonly string[] | null): string[] {
  if (hosts === null) return [];
  const found = [...html.matchAll(pictureInHtml)].flatMap(([, src = '']) => (URL.canParse(src) ? [new URL(src)] : []));
  const names = new Set(found.map(({ hostname }) => hostname));
  return [...names].map((host) => `the picture of ${host} in the text is not shown: put it into content/media`);
}
