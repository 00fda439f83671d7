import type { SiteContext } from '../../shared/site/SiteTypes.ts';

/** An address with scheme and host; "" and addresses that have both already stay as they are. */
export function absoluteAddress(address: string, site: SiteContext): string {
  return address === '' || /^https?:/.test(address) ? address : site.origin + address;
}
