export interface VideoSource {
  src: string;
  type?: string;
}

const types: Record<string, string> = { webm: 'video/webm', mp4: 'video/mp4', m4v: 'video/mp4', ogv: 'video/ogg' };

/**
 * Files of a film's address, the preferred one first.
 * An address without extension means a .webm and a .mp4; one with an extension is the file itself.
 */
export function videoSources(address: string): VideoSource[] {
  if (!address) return [];
  const ending = /\.([a-z0-9]{2,4})(?:[?#]|$)/i.exec(address.replace(/^.*\//, ''))?.[1]?.toLowerCase();
  if (ending === undefined) {
    return ['webm', 'mp4'].map((name) => ({ src: `${address}.${name}`, type: `video/${name}` }));
  }
  const type = types[ending];
  return [type === undefined ? { src: address } : { src: address, type }];
}
