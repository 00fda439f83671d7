import type { SiteContext } from '../../shared/site/SiteTypes.ts';

/** Makes an address absolute; "" and addresses with scheme and host stay as they are. */
export function absoluteAddress(address: string, site: SiteContext): string {
  return address === '' || /^https?:/.test(address) ? address : site.origin + address;
}
